import type { Personalization } from '@evenkeel/api'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../lib/navigation/paths'

/** Milliseconds: a browser that was restored may have lost the steps that lie behind, and then goes nowhere. */
const LONGEST_WAY_BACK = 1_500

export type Choices = Partial<Personalization>

/** What one step of the history knows: which question it shows, and what had been answered by then. */
interface Place {
  step: number
  /** Steps of the history that these questions have taken so far. */
  depth: number
  choices: Choices
}

const placeIn = (state: unknown, choices: Choices): Place =>
  (state as Place | null)?.choices ? (state as Place) : { step: 0, depth: 0, choices }

/**
 * Each question is a step of the history: Back leads to the question before, a reload stays where it was. Whoever has
 * answered all of them leaves no question behind.
 */
export function useSteps(known: Choices) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { step, depth, choices } = placeIn(state, known)
  const [isLeaving, setIsLeaving] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question.
  useEffect(() => {
    scrollTo(0, 0)
  }, [step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first of these steps is reached again.
  useEffect(() => {
    if (isLeaving && depth === 0) navigate(paths.home, { replace: true })
  }, [isLeaving, depth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when leaving begins.
  useEffect(() => {
    if (!isLeaving || depth === 0) return
    const stuck = setTimeout(() => navigate(paths.home, { replace: true }), LONGEST_WAY_BACK)
    return () => clearTimeout(stuck)
  }, [isLeaving, depth])
  return {
    step,
    choices,
    isLeaving,
    go: (next: number, answered: Choices) =>
      navigate(paths.onboarding, { state: { step: next, depth: depth + 1, choices: answered } satisfies Place }),
    goBack: () => navigate(-1),
    leave: () => {
      setIsLeaving(true)
      if (depth > 0) navigate(-depth)
    },
  }
}

import type { QuizAnswers } from '@evenkeel/api'
import { useEffect, useState } from 'react'

export interface Draft {
  event_uuid: string
  step: number
  life_aspects: Record<string, { current_state?: string; preferred_state?: string }>
  symptoms: string[]
  habits: string[]
  sliders: Record<string, number>
}

const KEY = 'quiz-draft'
/** A slider that nobody touched counts for neither side. */
const MIDDLE = 5

export const emptyDraft = (): Draft => ({
  event_uuid: crypto.randomUUID(),
  step: 0,
  life_aspects: {},
  symptoms: [],
  habits: [],
  sliders: {},
})

function keptDraft(): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Draft
  } catch {
    return undefined
  }
}

export function forgetDraft() {
  localStorage.removeItem(KEY)
}

/** The answers so far, kept on this device with every tap. The prerendered page shows the first question, unanswered. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => setDraft(keptDraft() ?? emptyDraft()), [])
  useEffect(() => {
    if (!draft) return
    try {
      localStorage.setItem(KEY, JSON.stringify(draft))
    } catch {
      // The quiz works in one go as well.
    }
  }, [draft])
  const change = (part: Partial<Draft>) => setDraft((before) => before && { ...before, ...part })
  return { draft, change }
}

export const asAnswers = (draft: Draft, sliderKeys: readonly string[]): QuizAnswers =>
  ({
    event_uuid: draft.event_uuid,
    life_aspects: draft.life_aspects,
    symptoms: draft.symptoms,
    habits: draft.habits,
    sliders: Object.fromEntries(sliderKeys.map((key) => [key, draft.sliders[key] ?? MIDDLE])),
  }) as QuizAnswers

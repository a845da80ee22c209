import { engineUrl } from 'virtual:hrv-engine'
import type { LiveView } from '@evenkeel/hrv'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DRAWN_SECONDS, type LiveReading, type Outcome, openReading } from './live-reading'

/** As often as a picture of the trace is drawn: it flows, and an old phone has time for the page. */
const STEP_MILLISECONDS = 45

export interface LiveState {
  view: LiveView
  secondsLeft: number
  outcome: Outcome | undefined
}

/** A reading that goes on by itself until its minute is over. Undefined until the engine has said its first number. */
export function useLiveReading() {
  const [state, setState] = useState<LiveState>()
  const [isRunning, setIsRunning] = useState(true)
  const [turn, setTurn] = useState(0)
  const reading = useRef<LiveReading>(undefined)
  const seconds = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is a reading of its own.
  useEffect(() => {
    let isOver = false
    seconds.current = 0
    openReading(engineUrl).then((opened) => {
      if (isOver) return opened?.close()
      reading.current = opened
      if (opened) setState(seenOf(opened, 0))
    })
    return () => {
      isOver = true
      reading.current?.close()
      reading.current = undefined
    }
  }, [turn])

  const hasOutcome = state?.outcome !== undefined
  const hasBegun = state !== undefined
  useEffect(() => {
    if (!hasBegun || !isRunning || hasOutcome) return
    let before = performance.now()
    let request = requestAnimationFrame(function draw(now) {
      const open = reading.current
      if (!open) return
      if (now - before < STEP_MILLISECONDS) {
        request = requestAnimationFrame(draw)
        return
      }
      seconds.current = Math.min(DRAWN_SECONDS, seconds.current + Math.max(0, now - before) / 1000)
      before = now
      setState(seenOf(open, seconds.current))
      if (seconds.current < DRAWN_SECONDS) request = requestAnimationFrame(draw)
      else open.outcome().then((outcome) => setState({ ...seenOf(open, DRAWN_SECONDS), outcome }))
    })
    return () => cancelAnimationFrame(request)
  }, [hasBegun, hasOutcome, isRunning])

  const toggle = useCallback(() => {
    if (hasOutcome) {
      setState(undefined)
      setIsRunning(true)
      setTurn((before) => before + 1)
    } else setIsRunning((is) => !is)
  }, [hasOutcome])
  return { state, isRunning: isRunning && !hasOutcome, toggle }
}

const seenOf = (reading: LiveReading, seconds: number): LiveState => ({
  view: reading.at(seconds),
  secondsLeft: Math.ceil(DRAWN_SECONDS - seconds),
  outcome: undefined,
})

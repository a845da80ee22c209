import { useEffect, useRef, useState } from 'react'
import { newUuid } from '../../lib/device/uuid'
import { useResultWrite } from '../../lib/practice/exercise-result'

/** The exercise of the library that this is, whichever the pace. */
const EXERCISE = 'resonance-breathing'
/** Seconds; a shorter try is no practice. */
const WORTH_KEEPING = 60

/** Whole minutes that were kept; 0 where it was too short. */
export const keptMinutes = (seconds: number) => (seconds < WORTH_KEEPING ? 0 : Math.floor(seconds / 60))

/** Breathing here counts as practice, as it does in the library: however it ends, it is kept once, when it is over. */
export function useKeptBreathing(seconds: number) {
  const write = useResultWrite()
  const [start] = useState(() => ({ event_uuid: newUuid(), started_at: new Date().toISOString() }))
  const breathed = useRef(0)
  breathed.current = seconds
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen goes.
  useEffect(
    () => () => {
      if (breathed.current < WORTH_KEEPING) return
      const duration_s = Math.round(breathed.current)
      write.send({ ...start, exercise_id: EXERCISE, duration_s, completed: true }, start.event_uuid)
    },
    [],
  )
}

import type { ExerciseReply, ExerciseResultRequest } from '@evenkeel/api'
import { STALE_AFTER_PRACTICE } from '../calls/exercises'
import { stored } from '../device/stored'
import { useWrite } from '../outbox/use-write'
import { feltOf, type Rating } from './ring-rating'

/** The choices made before the first breath. */
export interface Beginning {
  eventUuid: string
  /** ISO moment. */
  startedAt: string
  wished: number | undefined
  /** Degrees on the ring. */
  angleBefore: number | undefined
  /** Milliseconds: of the exercise, and of life spent with it before the app was closed. */
  position: number
  practised: number
}

/** How far the exercise was done. */
export interface Ending {
  isCompleted: boolean
  /** Milliseconds. */
  practised: number
}

export interface Answers {
  rating: Rating | undefined
  /** Degrees on the ring. */
  angle: number | undefined
  note: string
}

export const NOTHING_SAID: Answers = { rating: undefined, angle: undefined, note: '' }

export interface Finished {
  exerciseId: string
  beginning: Beginning
  ending: Ending
}

/** Makes the request. Questions without an answer are left out. */
export function toResult({ exerciseId, beginning, ending }: Finished, said: Answers): ExerciseResultRequest {
  const { eventUuid, startedAt, angleBefore } = beginning
  const { rating, angle, note } = said
  return {
    event_uuid: eventUuid,
    exercise_id: exerciseId,
    started_at: startedAt,
    duration_s: Math.round(ending.practised) / 1000,
    completed: ending.isCompleted,
    ...(angleBefore !== undefined && { mood_before: angleBefore }),
    ...(angle !== undefined && { mood_after: angle }),
    ...((angleBefore ?? angle) !== undefined && { mood_scale: 'ring' }),
    ...(rating !== undefined && { felt_effect: feltOf(rating) }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** The write that keeps an exercise, on the device until the server has it. */
export const useResultWrite = (onSuccess?: (answer: ExerciseReply | undefined) => void) =>
  useWrite('POST /premium/authorized/assessment/exercise', {
    stales: STALE_AFTER_PRACTICE,
    ...(onSuccess && { onSuccess }),
  })

/** After this many milliseconds it is another sitting. */
export const SAME_SITTING = 3 * 60 * 60 * 1000

interface Kept extends Finished {
  memberId: string
  keptAt: number
}

const kept = stored<Kept>('finished_exercise')

/** The exercise that was done to its end and not yet said anything about. */
export const finishedExercise = {
  /** While it is fresh enough to be asked about. */
  of(memberId: string, exerciseId: string, now = Date.now()): Finished | undefined {
    const done = kept.read()
    const isIt = done?.memberId === memberId && done.exerciseId === exerciseId
    return isIt && now - done.keptAt < SAME_SITTING ? done : undefined
  },
  write: (memberId: string, done: Finished) => kept.write({ ...done, memberId, keptAt: Date.now() }),
  /** For whoever sees to it now: nobody else will. */
  take(memberId: string): Finished | undefined {
    const done = kept.read()
    if (done?.memberId !== memberId) return undefined
    kept.clear()
    return done
  },
}

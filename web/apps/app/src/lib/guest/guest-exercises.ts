import { openExercises } from 'virtual:open-exercises'
import type { Config, ExerciseCard, ExerciseDetail, ExerciseResult, ListedExercise, Suggestion } from '@evenkeel/api'
import { suggestOpen } from '../practice/open-practice'
import { leftOut, putBackMoments } from '../practice/put-back'
import { ratedTimesOf } from '../practice/rated-times'
import { angleOfPlace } from '../practice/ring-position'
import { goalFrom } from '../practice/suggestion'
import { dayOf } from './guest-check-ins'
import { GUEST_ID, type GuestRecord, guestCheckIns, guestResultBodies } from './guest-record'

const timesDone = (record: GuestRecord, exerciseId: string) =>
  guestResultBodies(record).filter(({ exercise_id }) => exercise_id === exerciseId).length

/** The server works out what helps a member; here the times are only counted. */
const effectOf = (record: GuestRecord, { exercise_id }: ExerciseCard): ListedExercise['effect'] => ({
  effect: 0,
  n: 0,
  certainty: 0,
  times: timesDone(record, exercise_id),
  last_done_on: null,
})

const listedOf = (record: GuestRecord, card: ExerciseCard): ListedExercise => ({
  exercise: card,
  is_safe: true,
  flags: [],
  effect: effectOf(record, card),
})

/** The exercises that suit everybody, by title. */
export const guestLibrary = (record: GuestRecord): ListedExercise[] =>
  openExercises
    .map(({ card }) => listedOf(record, card))
    .sort((one, other) => one.exercise.title.localeCompare(other.exercise.title))

export function guestExercise(record: GuestRecord, exerciseId: string | null): ExerciseDetail | undefined {
  const found = openExercises.find(({ card }) => card.exercise_id === exerciseId)
  if (!found) return undefined
  const { card, isCalm: _, ...detail } = found
  return { ...detail, listed: listedOf(record, card), opt_in: false, contraindications: [] }
}

/** Returns the exercises done here, newest first, in the form in which the server sends them. */
export const guestResults = (record: GuestRecord): ExerciseResult[] =>
  guestResultBodies(record)
    .map((body): ExerciseResult => {
      const found = openExercises.find(({ card }) => card.exercise_id === body.exercise_id)
      return {
        event_uuid: body.event_uuid,
        result_id: body.event_uuid,
        exercise_id: body.exercise_id,
        plan_part: found?.card.plan_part ?? 'exercise',
        started_at: body.started_at,
        date: dayOf(new Date(body.started_at)),
        duration_s: body.duration_s,
        completed: body.completed,
        mood_before: body.mood_before ?? null,
        mood_after: body.mood_after ?? null,
        mood_scale: body.mood_scale ?? 'slider',
        felt_effect: body.felt_effect ?? null,
        note: body.note ?? '',
      }
    })
    .sort((one, other) => other.started_at.localeCompare(one.started_at))

export interface GuestWish {
  current_mood?: unknown
  desired_mood?: unknown
  passed_over?: string[] | null
}

/** A place on the ring says the state; a word needs the server's list of moods, and the plan stands in for it. */
const stateOf = (mood: unknown, { states }: Config) =>
  typeof mood === 'number' ? states.find(({ from, to }) => mood >= from && mood < to)?.name : undefined

/** The one that leads from here to there, by what it did so far, and another beside it. */
export function guestSuggestion(record: GuestRecord, wish: GuestWish, config: Config): Suggestion | undefined {
  const [latest] = guestCheckIns(record)
  const from =
    stateOf(wish.current_mood, config) ??
    (latest && stateOf(angleOfPlace(latest), config)) ??
    record.plan?.life_aspect_current_state ??
    'sympathetic'
  const to = stateOf(wish.desired_mood, config) ?? goalFrom(from, record.plan?.life_aspect_preferred_state)
  const times = ratedTimesOf(guestResults(record), [])
  const without = new Set([...(wish.passed_over ?? []), ...leftOut(times, putBackMoments(GUEST_ID))])
  return suggestOpen({ from, to, without, times, now: new Date() })
}

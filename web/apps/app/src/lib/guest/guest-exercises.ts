import { openExercises } from 'virtual:open-exercises'
import type { Config, ExerciseCard, ExerciseDetail, ListedExercise, Suggestion } from '@evenkeel/api'
import i18next from 'i18next'
import { type GuestRecord, guestCheckIns, ringAngleOf } from './guest-record'

const timesDone = ({ events }: GuestRecord, exerciseId: string) =>
  events.filter(({ body }) => 'exercise_id' in body && body.exercise_id === exerciseId).length

/** What helps whom is worked out on the server; here it is only counted. */
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
  const { card, ...detail } = found
  return { ...detail, listed: listedOf(record, card), opt_in: false, contraindications: [] }
}

export interface GuestWish {
  current_mood?: unknown
  desired_mood?: unknown
  passed_over?: string[] | null
}

/** A place on the ring says the state; a word needs the server's list of moods, and the plan stands in for it. */
const stateOf = (mood: unknown, { states }: Config) =>
  typeof mood === 'number' ? states.find(({ from, to }) => mood >= from && mood < to)?.name : undefined

const fit = ({ routes }: ExerciseCard, from: string, to: string) =>
  Math.max(
    0,
    ...routes.map((route) => (route.to === to ? 2 : 0) + (route.from === from ? 2 : route.from === null ? 1 : 0)),
  )

/** The one that leads from here to there and was done least, and another beside it. */
export function guestSuggestion(record: GuestRecord, wish: GuestWish, config: Config): Suggestion | undefined {
  const [latest] = guestCheckIns(record)
  const from =
    stateOf(wish.current_mood, config) ??
    (latest && stateOf(ringAngleOf(latest), config)) ??
    record.plan?.life_aspect_current_state ??
    'sympathetic'
  const to = stateOf(wish.desired_mood, config) ?? record.plan?.life_aspect_preferred_state ?? 'parasympathetic'
  const passed = new Set(wish.passed_over ?? [])
  const [exercise, alternative] = openExercises
    .map(({ card }) => card)
    .filter(({ exercise_id }) => !passed.has(exercise_id))
    .sort(
      (one, other) =>
        fit(other, from, to) - fit(one, from, to) ||
        timesDone(record, one.exercise_id) - timesDone(record, other.exercise_id),
    )
  if (!exercise) return undefined
  return {
    exercise,
    alternative: alternative ?? null,
    reasons: [{ name: 'open', text: i18next.t('guest.why'), weight: 1, value: 1 }],
    from,
    to,
    stage_title: i18next.t('guest.stage'),
    stage_text: '',
  }
}

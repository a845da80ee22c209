import { type OpenExercise, openExercises } from 'virtual:open-exercises'
import type { ExerciseCard, Suggestion } from '@evenkeel/api'
import i18next from 'i18next'
import type { RatedTime } from './rated-times'

/** The facts that this device goes by when it chooses by itself. */
export interface OpenWish {
  from: string
  to: string
  now: Date
  /** Not wanted: passed over just now, or left out after it made something worse. */
  without: ReadonlySet<string>
  times: readonly RatedTime[]
  /** About as long as this. */
  minutes?: number
}

// The server's rule (core/exercise/moment.cpp) for the same: what is calm enough for a hard moment, and what is not for
// the late hours. Only exercises that suit everybody stand here, so no answer about health is needed for them.
export const EVENING = 20
export const MORNING = 5
const isLate = (now: Date) => now.getHours() >= EVENING || now.getHours() < MORNING
const isHard = (state: string) => state === 'overwhelm'
const ROUSING = new Set(['play', 'sympathetic'])

function isRousing({ intensity, routes }: ExerciseCard): boolean {
  return intensity === 'lively' || (intensity === 'moderate' && routes.some(({ to }) => ROUSING.has(to)))
}

const isOnlyOutdoors = ({ surroundings }: ExerciseCard) => surroundings.every((where) => where === 'outdoors')

function suits({ card, isCalm }: OpenExercise, { from, now, without }: OpenWish): boolean {
  if (without.has(card.exercise_id) || (isHard(from) && !isCalm)) return false
  return !isLate(now) || !(isRousing(card) || isOnlyOutdoors(card))
}

/** Late in the day nobody is pointed to Play, but to ease, and from ease to Stillness. */
function goalAt({ from, to, now }: OpenWish): string {
  if (!isLate(now) || to !== 'play') return to
  return from === 'parasympathetic' ? 'stillness' : 'parasympathetic'
}

const fit = ({ routes }: ExerciseCard, from: string, to: string) =>
  Math.max(
    0,
    ...routes.map((route) => (route.to === to ? 2 : 0) + (route.from === from ? 2 : route.from === null ? 1 : 0)),
  )

/** Anywhere, and with empty hands. */
const ease = ({ needs, surroundings }: ExerciseCard) =>
  (needs.length === 0 ? 1 : 0) + (surroundings.includes('anywhere') ? 1 : 0)

const withinReach = ({ minutes: { shortest, longest } }: ExerciseCard, minutes: number) =>
  Math.max(0, shortest - minutes, minutes - longest)

interface Score {
  card: ExerciseCard
  calmer: number
  rated: number
  /** In the order of their weight. */
  ranks: readonly number[]
}

function scoreOf(card: ExerciseCard, { from, to, times, minutes }: OpenWish): Score {
  const rated = times.filter(({ exerciseId }) => exerciseId === card.exercise_id)
  const calmer = rated.filter(({ rating }) => rating === 'calmer').length
  const worse = rated.filter(({ rating }) => rating === 'worse').length
  const reach = minutes === undefined ? 0 : -withinReach(card, minutes)
  return {
    card,
    calmer,
    rated: rated.length,
    ranks: [reach, fit(card, from, to), calmer - worse, ease(card), -rated.length],
  }
}

function byRanks(one: Score, other: Score): number {
  for (const [index, rank] of one.ranks.entries()) {
    const difference = (other.ranks[index] ?? 0) - rank
    if (difference !== 0) return difference
  }
  return one.card.exercise_id.localeCompare(other.card.exercise_id)
}

/** One sentence, of what is known: what it did so far comes before what is true of everybody. */
function reasonOf({ calmer, rated }: Score, { from, now }: OpenWish): string {
  if (calmer > 0 && rated === 1) return i18next.t('suggestion.reason.once')
  if (calmer > 0) return i18next.t('suggestion.reason.worked', { calmer, count: rated })
  if (isHard(from)) return i18next.t('suggestion.reason.hard')
  return i18next.t(isLate(now) ? 'suggestion.reason.late' : 'suggestion.reason.open')
}

/** All that suit this moment, the best first. */
export function openChoices(wish: OpenWish): Score[] {
  const pointed = { ...wish, to: goalAt(wish) }
  return openExercises
    .filter((exercise) => suits(exercise, pointed))
    .map(({ card }) => scoreOf(card, pointed))
    .sort(byRanks)
}

/** The one that fits best, and another of a different kind. */
export function suggestOpen(wish: OpenWish): Suggestion | undefined {
  const [first, ...others] = openChoices(wish)
  if (!first) return undefined
  const other = others.find(({ card }) => card.kind !== first.card.kind) ?? others[0]
  return {
    exercise: first.card,
    alternative: other?.card ?? null,
    reasons: [{ name: 'open', text: reasonOf(first, wish), weight: 1, value: 1 }],
    // The names of /config are those of the contract.
    from: wish.from as Suggestion['from'],
    to: goalAt(wish) as Suggestion['to'],
    stage_title: i18next.t('guest.stage'),
    stage_text: '',
  }
}

import type { ListedExercise } from '@evenkeel/api'

export const KINDS = [
  'breath',
  'movement',
  'touch',
  'senses',
  'imagery',
  'social',
  'writing',
  'voice',
  'rest',
  'play',
] as const
export const POSITIONS = ['seated', 'lying', 'standing', 'walking'] as const
export const SURROUNDINGS = ['quiet', 'private', 'outdoors', 'with_someone'] as const
export const MINUTES = [1, 3, 5, 10] as const

export interface Filter {
  words: string
  kinds: readonly string[]
  positions: readonly string[]
  /** The member's surroundings: an exercise that can be done anywhere always fits. */
  surroundings: readonly string[]
  /** The most there is time for. */
  minutes: number | undefined
  /** Only exercises that need no equipment. */
  isBareHanded: boolean
}

export const NO_FILTER: Filter = {
  words: '',
  kinds: [],
  positions: [],
  surroundings: [],
  minutes: undefined,
  isBareHanded: false,
}

export const countFilters = ({ kinds, positions, surroundings, minutes, isBareHanded }: Filter): number =>
  kinds.length + positions.length + surroundings.length + (minutes === undefined ? 0 : 1) + (isBareHanded ? 1 : 0)

const meets = (wanted: readonly string[], has: readonly string[]) =>
  wanted.length === 0 || wanted.some((name) => has.includes(name))

/** Lower case and without accents, so that a search forgives both. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the search has to occur somewhere in title, summary or needs. */
function holds({ exercise }: ListedExercise, words: string): boolean {
  const text = plain([exercise.title, exercise.summary, exercise.kind, ...exercise.needs].join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export function filtered(exercises: readonly ListedExercise[], filter: Filter): ListedExercise[] {
  return exercises.filter((listed) => {
    const { exercise } = listed
    return (
      holds(listed, filter.words) &&
      meets(filter.kinds, [exercise.kind]) &&
      meets(filter.positions, exercise.positions) &&
      (exercise.surroundings.includes('anywhere') || meets(filter.surroundings, exercise.surroundings)) &&
      (filter.minutes === undefined || exercise.minutes.shortest <= filter.minutes) &&
      (!filter.isBareHanded || exercise.needs.length === 0)
    )
  })
}

/** Those done before, last done first. */
export const doneLately = (exercises: readonly ListedExercise[], count: number): ListedExercise[] =>
  exercises
    .filter(({ effect }) => effect.last_done_on !== null)
    .sort((one, other) => (other.effect.last_done_on ?? '').localeCompare(one.effect.last_done_on ?? ''))
    .slice(0, count)

import type { RatedTime } from './rated-times'
import type { Rating } from './ring-rating'

/** The ratings of one exercise, by one person. */
export interface Record {
  exerciseId: string
  /** Oldest first. */
  ratings: Rating[]
  calmer: number
}

/** As many marks as one line of a phone holds. */
const MOST_MARKS = 12
const OTHERS = 2
/** One good time is no record. */
const ENOUGH = 2

export function recordOf(exerciseId: string, times: readonly RatedTime[]): Record {
  const ratings = times
    .filter((time) => time.exerciseId === exerciseId)
    .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
    .slice(-MOST_MARKS)
    .map(({ rating }) => rating)
  return { exerciseId, ratings, calmer: ratings.filter((rating) => rating === 'calmer').length }
}

/** The others that worked most often, at least every other time. */
export function recordsOf(times: readonly RatedTime[], except: string): Record[] {
  const ids = new Set(times.map(({ exerciseId }) => exerciseId))
  ids.delete(except)
  return [...ids]
    .map((id) => recordOf(id, times))
    .filter(({ ratings, calmer }) => ratings.length >= ENOUGH && calmer * 2 >= ratings.length)
    .sort((one, other) => other.calmer / other.ratings.length - one.calmer / one.ratings.length)
    .slice(0, OTHERS)
}

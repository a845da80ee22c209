import type { RatedTime } from '../../lib/practice/rated-times'
import type { Place } from '../../lib/practice/recent-places'

export type LastOfYesterday = { kind: 'practice'; time: RatedTime } | { kind: 'place'; place: Place }

/** A dot that was moved at the end of an exercise belongs to it. */
const STILL_THE_EXERCISE = 15 * 60 * 1000

const dayBefore = (now: Date) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toDateString()

/** The last thing that was said on the day before today: an exercise with its rating, else a place on the ring. */
export function lastOfYesterday(
  times: readonly RatedTime[],
  places: readonly Place[],
  now = new Date(),
): LastOfYesterday | undefined {
  const yesterday = dayBefore(now)
  const time = times.find(({ startedAt }) => startedAt.toDateString() === yesterday)
  const place = places.find(({ at }) => at.toDateString() === yesterday)
  if (!time) return place && { kind: 'place', place }
  const end = time.startedAt.getTime() + time.seconds * 1000 + STILL_THE_EXERCISE
  return place && place.at.getTime() > end ? { kind: 'place', place } : { kind: 'practice', time }
}

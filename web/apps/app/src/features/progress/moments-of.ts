import type { RatedTime } from '../../lib/practice/rated-times'
import type { Place } from '../../lib/practice/recent-places'

/** One thing that was said: a place, or an exercise with the way that it led. */
export interface Moment {
  id: string
  at: Date
  from: number | undefined
  to: number | undefined
  time: RatedTime | undefined
}

/** Milliseconds around an exercise in which its two dots were set. */
const AROUND = 15 * 60 * 1000

/** The dots before and after an exercise are shown as its way, and not once more by themselves. */
function belongs(place: Place, time: RatedTime): boolean {
  const start = time.startedAt.getTime() - AROUND
  const end = time.startedAt.getTime() + time.seconds * 1000 + AROUND
  const isAround = place.at.getTime() >= start && place.at.getTime() <= end
  const isAt = (angle: number | undefined) => angle !== undefined && Math.abs(angle - place.angle) < 0.5
  return isAround && (isAt(time.before) || isAt(time.after))
}

/** Newest first. */
export function momentsOf(times: readonly RatedTime[], places: readonly Place[]): Moment[] {
  const alone = places.filter((place) => !times.some((time) => belongs(place, time)))
  return [
    ...times.map((time) => ({ id: time.id, at: time.startedAt, from: time.before, to: time.after, time })),
    ...alone.map(({ id, at, angle }) => ({ id, at, from: undefined, to: angle, time: undefined })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
}

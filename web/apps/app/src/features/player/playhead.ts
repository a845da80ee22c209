import { isBreath, type Segment, segmentAt, type Timeline } from './timeline'

// Where an exercise stands, as a value. Nothing here reads a clock: every function is told the time, so that the same
// taps at the same moments always lead to the same place, to the millisecond. `now` may be any clock that only goes
// forward.

export interface Playhead {
  timeline: Timeline
  rate: number
  /** The position at `since`, or for good while paused. */
  position: number
  /** When it was set going; undefined while paused. */
  since: number | undefined
}

export const RATES = [0.5, 0.75, 1, 1.25] as const
export const USUAL_RATE = 0.75

export const atStart = (timeline: Timeline, rate: number, position = 0): Playhead => ({
  timeline,
  rate,
  position: Math.min(Math.max(0, position), timeline.length),
  since: undefined,
})

/**
 * Milliseconds of exercise in one millisecond of life. A slower guide leaves more time for what is done and looked at,
 * but never draws out a breath or a pause in it: how long those may last has been decided with care (decision 0071).
 */
export const paceOf = (segment: Pick<Segment, 'action'>, rate: number) => (isBreath(segment) ? Math.max(1, rate) : rate)

/** Goes on from a position for a while, through as many segments as that takes. */
export function advanced(timeline: Timeline, rate: number, from: number, elapsed: number): number {
  let position = from
  let left = elapsed
  for (;;) {
    const segment = segmentAt(timeline, position)
    if (!segment || position >= timeline.length) return timeline.length
    const pace = paceOf(segment, rate)
    const needed = (segment.end - position) / pace
    if (left < needed) return position + left * pace
    left -= needed
    position = segment.end
  }
}

/** Milliseconds of life between two positions. */
export function lasting({ segments }: Timeline, rate: number, from: number, to: number): number {
  return segments.reduce((sum, segment) => {
    const inside = Math.min(to, segment.end) - Math.max(from, segment.start)
    return inside > 0 ? sum + inside / paceOf(segment, rate) : sum
  }, 0)
}

export const positionAt = ({ timeline, rate, position, since }: Playhead, now: number): number =>
  since === undefined ? position : advanced(timeline, rate, position, Math.max(0, now - since))

export const isOver = (head: Playhead, now: number) => positionAt(head, now) >= head.timeline.length

export const played = (head: Playhead, now: number): Playhead =>
  head.since === undefined ? { ...head, since: now } : head

export const paused = (head: Playhead, now: number): Playhead => ({
  ...head,
  position: positionAt(head, now),
  since: undefined,
})

/** Moves, and goes on if it was going. */
export const movedTo = (head: Playhead, now: number, position: number): Playhead => ({
  ...head,
  position: Math.min(Math.max(0, position), head.timeline.length),
  since: head.since === undefined ? undefined : now,
})

export const withRate = (head: Playhead, now: number, rate: number): Playhead => ({
  ...movedTo(head, now, positionAt(head, now)),
  rate,
})

export function skipped(head: Playhead, now: number): Playhead {
  const segment = segmentAt(head.timeline, positionAt(head, now))
  return segment ? movedTo(head, now, segment.end) : head
}

/** Into a step this far, "back" means its beginning; earlier, the step before. */
const JUST_BEGUN = 1_500

export function wentBack(head: Playhead, now: number): Playhead {
  const position = positionAt(head, now)
  const segment = segmentAt(head.timeline, position)
  if (!segment) return head
  if (position - segment.start > JUST_BEGUN) return movedTo(head, now, segment.start)
  return movedTo(head, now, segmentAt(head.timeline, segment.start - 1)?.start ?? 0)
}

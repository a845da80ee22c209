import type { Reading } from '@evenkeel/api'
import { dayText } from '../../lib/words/moments'

// A reading beside the member's own readings of the 60 days before it. Days, not readings, are counted: three readings on
// one morning are one day.

/** Milliseconds of RMSSD. */
export interface Span {
  low: number
  high: number
}

export interface OwnDay {
  /** Milliseconds since 1970: the first reading of the day. */
  time: number
  /** The geometric mean of the day's readings, in milliseconds of RMSSD. */
  rmssd: number
  tags: readonly string[]
}

export type Verdict =
  | 'first'
  | 'early'
  | 'after_practice'
  | 'usual'
  | 'edge_low'
  | 'edge_high'
  | 'low'
  | 'high'
  | 'very_low'
  | 'very_high'

export interface Comparison {
  verdict: Verdict
  /** Oldest first, without the reading itself. */
  days: readonly OwnDay[]
  /** Where four of five of the days lie. Absent before there are enough of them. */
  usual?: Span
  /** Readings in a row, this one included, that lie below the usual range. */
  lowInARow: number
}

/** The same two as the server's recovery: how far it looks back, and how many days make a usual range. */
export const DAYS_NEEDED = 14
const DAYS_BACK = 60
const DAY = 24 * 60 * 60 * 1000

const timeOf = (reading: Reading) => Date.parse(reading.measured_at)

const meanOf = (readings: readonly Reading[]) =>
  Math.exp(readings.reduce((sum, { rmssd_ms }) => sum + Math.log(rmssd_ms), 0) / readings.length)

function byDayOf(readings: readonly Reading[]) {
  const byDay = new Map<string, Reading[]>()
  for (const reading of readings) {
    const day = dayText(new Date(reading.measured_at))
    byDay.set(day, [...(byDay.get(day) ?? []), reading])
  }
  return byDay
}

function daysOf(readings: readonly Reading[]): OwnDay[] {
  const days = [...byDayOf(readings).values()].map((ofDay) => ({
    time: Math.min(...ofDay.map(timeOf)),
    rmssd: meanOf(ofDay),
    tags: [...new Set(ofDay.flatMap(({ tags }) => tags))],
  }))
  return days.sort((a, b) => a.time - b.time)
}

/** The value below which a share of the sorted values lies, straight between neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

function usualOf(days: readonly OwnDay[]): Span | undefined {
  if (days.length < DAYS_NEEDED) return undefined
  const sorted = days.map(({ rmssd }) => rmssd).sort((a, b) => a - b)
  return { low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) }
}

/** Mornings alone where there are enough of them, for the hour moves the value too. */
function comparable(reading: Reading, all: readonly Reading[]): OwnDay[] {
  const until = timeOf(reading)
  const others = all.filter(
    (other) =>
      other.task_id !== reading.task_id &&
      other.context !== 'after_practice' &&
      other.rmssd_ms > 0 &&
      timeOf(other) < until &&
      until - timeOf(other) <= DAYS_BACK * DAY,
  )
  const mornings = daysOf(others.filter(({ context }) => context === 'morning'))
  return reading.context === 'morning' && mornings.length >= DAYS_NEEDED ? mornings : daysOf(others)
}

/** Which side of the usual range, how far, and whether the reading's own uncertainty reaches into the range. */
function placeIn(usual: Span, value: number, likely: Span): Verdict {
  if (value >= usual.low && value <= usual.high) return 'usual'
  const isLow = value < usual.low
  if (isLow ? likely.high >= usual.low : likely.low <= usual.high) return isLow ? 'edge_low' : 'edge_high'
  const width = Math.log(usual.high / usual.low)
  const beyond = isLow ? Math.log(usual.low / value) : Math.log(value / usual.high)
  if (beyond > width / 2) return isLow ? 'very_low' : 'very_high'
  return isLow ? 'low' : 'high'
}

function lowInARow(days: readonly OwnDay[], usual: Span): number {
  const others = days.toReversed().findIndex(({ rmssd }) => rmssd >= usual.low)
  return 1 + (others === -1 ? days.length : others)
}

/**
 * @param likely The limits between which the reading's value lies with 95 % certainty; the value itself where unknown.
 */
export function compare(reading: Reading, all: readonly Reading[], likely?: Span): Comparison {
  const days = comparable(reading, all)
  const usual = usualOf(days)
  const base = { days, ...(usual && { usual }), lowInARow: 0 }
  if (reading.context === 'after_practice') return { ...base, verdict: 'after_practice' }
  if (!usual) return { ...base, verdict: days.length === 0 ? 'first' : 'early' }
  const value = reading.rmssd_ms
  const verdict = placeIn(usual, value, likely ?? { low: value, high: value })
  return { ...base, verdict, lowInARow: value < usual.low ? lowInARow(days, usual) : 0 }
}

/** The limits between which the value lies with 95 % certainty. */
export const likelyOf = ({ rmssd_range: range }: Reading): Span | undefined =>
  range ? { low: range.low_ms, high: range.high_ms } : undefined

import { describe, expect, test } from 'vitest'
import type { RatedTime } from '../../lib/practice/rated-times'
import { lastOfYesterday } from './last-of-yesterday'

const now = new Date(2026, 10, 23, 7, 40)
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

const time = (startedAt: Date): RatedTime => ({
  id: String(startedAt),
  exerciseId: 'long-exhale',
  startedAt,
  seconds: 180,
  rating: 'calmer',
  before: 215,
  after: 110,
})
const place = (moment: Date) => ({ id: String(moment), at: moment, angle: 215 })

describe('yesterday in one sentence', () => {
  test('is the last exercise, with the dot that it moved', () => {
    const found = lastOfYesterday(
      [time(at(22, 21, 40)), time(at(22, 9))],
      [place(at(22, 21, 44)), place(at(22, 8))],
      now,
    )
    expect(found).toMatchObject({ kind: 'practice', time: { startedAt: at(22, 21, 40) } })
  })

  test('is a place that was said later than that', () => {
    expect(lastOfYesterday([time(at(22, 9))], [place(at(22, 22))], now)).toMatchObject({ kind: 'place' })
  })

  test('is nothing where the day before was silent', () => {
    expect(lastOfYesterday([time(at(21, 9))], [place(at(23, 7))], now)).toBeUndefined()
  })
})

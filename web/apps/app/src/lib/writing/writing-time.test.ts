import { describe, expect, test } from 'vitest'
import { heard, keepWritingTime, noticeDue, type WritingTime, writingTime } from './writing-time'

const MORNING = new Date(2026, 10, 22, 9)

const after = (seconds: number, others: Partial<WritingTime> = {}): WritingTime => ({
  ...writingTime('m1', MORNING),
  seconds,
  ...others,
})

describe('time of writing', () => {
  test('says nothing before half an hour, then once', () => {
    expect(noticeDue(after(1799))).toBeUndefined()
    expect(noticeDue(after(1800))).toBe('after_30_minutes')
    expect(noticeDue(heard(after(1800), 'after_30_minutes'))).toBeUndefined()
  })

  test('says it every three hours, once each', () => {
    for (const times of [1, 2, 3]) {
      const before = after(times * 10_800 - 1, { hasHeardHalfHour: true, pauses: times - 1 })
      expect(noticeDue(before)).toBeUndefined()
      const due = { ...before, seconds: times * 10_800 }
      expect(noticeDue(due)).toBe('every_3_hours')
      expect(noticeDue(heard(due, 'every_3_hours'))).toBeUndefined()
    }
  })

  test('that was missed is said once, and not once for each time', () => {
    expect(heard(after(30_000), 'every_3_hours')).toMatchObject({ pauses: 2, hasHeardHalfHour: true })
  })

  test('is kept for one member and one day', () => {
    keepWritingTime(after(50))
    expect(writingTime('m1', new Date(2026, 10, 22, 23, 59)).seconds).toBe(50)
    expect(writingTime('m2', MORNING).seconds).toBe(0)
    expect(writingTime('m1', new Date(2026, 10, 23, 0, 1)).seconds).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { earliestMoment, fieldText, momentOf } from './moment-field'

const now = new Date(2026, 10, 21, 17, 5)

describe('the moment of a check-in', () => {
  test('is written as the field writes it', () => {
    expect(fieldText(new Date(2026, 0, 3, 7, 4))).toBe('2026-01-03T07:04')
  })

  test('may be on any of the last 28 days, today among them', () => {
    expect(fieldText(earliestMoment(now))).toBe('2026-10-25T00:00')
    expect(momentOf('2026-10-25T00:00', now)).toEqual(new Date(2026, 9, 25))
    expect(momentOf('2026-10-24T23:59', now)).toBeUndefined()
  })

  test('cannot lie ahead', () => {
    expect(momentOf('2026-11-21T17:05', now)).toEqual(now)
    expect(momentOf('2026-11-21T17:06', now)).toBeUndefined()
  })

  test.each(['', 'yesterday', '2026-13-40T00:00'])('is no moment: %j', (text) => {
    expect(momentOf(text, now)).toBeUndefined()
  })
})

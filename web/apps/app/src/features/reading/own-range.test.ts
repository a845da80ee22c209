// @vitest-environment node
import type { Reading } from '@evenkeel/api'
import { describe, expect, test } from 'vitest'
import { compare } from './own-range'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-21T07:12:00')

const reading = (rmssd_ms: number, daysAgo: number, more: Partial<Reading> = {}): Reading => ({
  task_id: `${rmssd_ms}-${daysAgo}-${more.context ?? 'morning'}`,
  measured_at: new Date(NOW - daysAgo * DAY).toISOString(),
  context: 'morning',
  tags: [],
  hr_bpm: 62,
  rmssd_ms,
  sdnn_ms: 40,
  pnn50: 10,
  quality: 0.9,
  quality_reason: 'good',
  beats: 60,
  duration_s: 60,
  rmssd_range: null,
  sdnn_range: null,
  clear_s: 60,
  ectopic_beats: 0,
  ...more,
})

/** Twenty mornings from 31 to 50 ms. */
const mornings = Array.from({ length: 20 }, (_, index) => reading(31 + index, index + 1))

describe('a reading beside one’s own', () => {
  test('is the first, then too early, then has a usual range from fourteen days on', () => {
    const today = reading(40, 0)
    expect(compare(today, [today]).verdict).toBe('first')
    expect(compare(today, [today, ...mornings.slice(0, 13)])).toMatchObject({ verdict: 'early' })
    expect(compare(today, [today, ...mornings.slice(0, 14)])).toMatchObject({ verdict: 'usual' })
  })

  test('counts days, not readings', () => {
    const sameMorning = Array.from({ length: 20 }, (_, index) => reading(30 + index, 1 + index / 10_000))
    expect(compare(reading(40, 0), sameMorning).days).toHaveLength(1)
  })

  test('the usual range holds four of five days', () => {
    const { usual } = compare(reading(40, 0), mornings)
    expect(usual?.low).toBeCloseTo(32.9)
    expect(usual?.high).toBeCloseTo(48.1)
  })

  test.each([
    [32, undefined, 'low'],
    [32, { low: 28, high: 36 }, 'edge_low'],
    [20, { low: 18, high: 22 }, 'very_low'],
    [49, { low: 44, high: 54 }, 'edge_high'],
    [52, undefined, 'high'],
    [90, undefined, 'very_high'],
  ] as const)('%i ms, most likely within %o, is %s', (value, likely, verdict) => {
    expect(compare(reading(value, 0), mornings, likely).verdict).toBe(verdict)
  })

  test('is never judged after practice, and such readings make no range', () => {
    const after = mornings.map((other) => ({ ...other, context: 'after_practice' as const }))
    expect(compare(reading(90, 0, { context: 'after_practice' }), mornings).verdict).toBe('after_practice')
    expect(compare(reading(40, 0), after).verdict).toBe('first')
  })

  test('compares mornings with mornings where there are enough', () => {
    const evenings = Array.from({ length: 20 }, (_, index) => reading(80, index + 1.5, { context: 'other' }))
    expect(compare(reading(40, 0), [...mornings, ...evenings]).verdict).toBe('usual')
    expect(compare(reading(40, 0, { context: 'other' }), [...mornings, ...evenings]).days.length).toBeGreaterThan(20)
  })

  test('knows how many in a row were low, and looks back sixty days and no further', () => {
    const low = [reading(20, 1.1), reading(21, 2.1)]
    const usual = mornings
      .toReversed()
      .map((other, index) => ({ ...other, measured_at: reading(0, index + 4).measured_at }))
    expect(compare(reading(20, 0), [...low, ...usual]).lowInARow).toBe(3)
    expect(compare(reading(40, 0), [...low, ...usual]).lowInARow).toBe(0)
    expect(compare(reading(40, 0), [reading(40, 61)]).verdict).toBe('first')
  })
})

// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readingOf, rejectionOf } from './on-device'

const taken = { id: 'r1', measuredAt: '2026-11-21T07:12:00.000Z', context: 'morning' as const, tags: [] }

describe('what this device makes of a recording by itself', () => {
  test('has the form of what the server would say', () => {
    const analysis = { hr_bpm: 64, rmssd_ms: 38, sdnn_ms: 39, pnn50: 12, quality: 0.95, reason: 'good', beats_used: 63 }
    expect(readingOf({ ...analysis, duration_s: 60 }, taken)).toMatchObject({
      task_id: 'r1',
      measured_at: taken.measuredAt,
      context: 'morning',
      rmssd_ms: 38,
      beats: 63,
      quality_reason: 'good',
    })
  })

  test('is nothing where no pulse was found, and says in which second', () => {
    const refused = { quality: 0.1, refusal: { reason: 'motion', at_s: 12.4, message: 'The finger moved.' } }
    expect(readingOf(refused, taken)).toBeUndefined()
    expect(rejectionOf(refused)).toEqual({ reason: 'motion', message: 'The finger moved.', second: 12.4 })
  })

  test('is nothing without an engine', () => {
    expect(readingOf(undefined, taken)).toBeUndefined()
    expect(rejectionOf(undefined)).toBeUndefined()
  })
})

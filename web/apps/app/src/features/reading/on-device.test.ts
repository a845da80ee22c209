// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { readingOf, rejectionOf } from './on-device'

const taken = { id: 'r1', measuredAt: '2026-11-21T07:12:00.000Z', context: 'morning' as const, tags: [] }

describe('what this device makes of a recording by itself', () => {
  test('has the form of what the server would say', () => {
    const analysis = { hr_bpm: 64, rmssd_ms: 38, sdnn_ms: 39, pnn50: 12, quality: 0.95, reason: 'good', beats_used: 63 }
    const certainty = { rmssd_range_ms: [33, 44] as [number, number], clear_s: 58, ectopic_beats: 1 }
    expect(readingOf({ ...analysis, ...certainty, duration_s: 60 }, taken)).toMatchObject({
      task_id: 'r1',
      measured_at: taken.measuredAt,
      context: 'morning',
      rmssd_ms: 38,
      beats: 63,
      quality_reason: 'good',
      rmssd_range: { low_ms: 33, high_ms: 44 },
      sdnn_range: null,
      clear_s: 58,
      ectopic_beats: 1,
    })
  })

  test('is nothing where no pulse was found, and says in which second', () => {
    const refused = { quality: 0.1, refusal: { reason: 'motion', at_s: 12.4, message: 'The finger moved.' } }
    expect(readingOf(refused, taken)).toBeUndefined()
    const why = { reason: 'motion', message: 'The finger moved.', second: 12.4 }
    expect(rejectionOf(refused)).toEqual({ ...why, hr_bpm: null })
    expect(rejectionOf({ ...refused, hr_bpm: 71 })).toEqual({ ...why, hr_bpm: 71 })
  })

  test('is nothing without an engine', () => {
    expect(readingOf(undefined, taken)).toBeUndefined()
    expect(rejectionOf(undefined)).toBeUndefined()
  })
})

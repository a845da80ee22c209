// @vitest-environment node
import type { ExerciseResult } from '@evenkeel/api'
import { describe, expect, test } from 'vitest'
import { ratedTimes, summaryOf } from './over-time'

const result = (day: number, before: number | null, after: number | null): ExerciseResult => ({
  result_id: `r${day}`,
  event_uuid: `e${day}`,
  exercise_id: 'long-exhale',
  plan_part: 'exercise',
  started_at: `2026-11-${day}T08:00:00Z`,
  date: `2026-11-${day}`,
  duration_s: 180,
  completed: true,
  mood_before: before,
  mood_after: after,
  mood_scale: 'slider',
  felt_effect: null,
  note: '',
})

describe('the times of an exercise', () => {
  const results: ExerciseResult[] = [
    result(21, 40, 55),
    result(20, null, 70),
    result(19, 60, 50),
    result(18, 30, null),
    { ...result(17, 200, 30), mood_scale: 'ring' },
  ]

  test('are those with both ratings, oldest first', () => {
    expect(ratedTimes(results).map(({ id, change }) => [id, change])).toEqual([
      ['r19', -10],
      ['r21', 15],
    ])
  })

  test('are summed up with what did not help', () => {
    expect(summaryOf(ratedTimes(results))).toEqual({ times: 2, mean: 3, better: 1 })
    expect(summaryOf([])).toEqual({ times: 0, mean: 0, better: 0 })
  })
})

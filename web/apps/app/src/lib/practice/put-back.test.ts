import { describe, expect, test } from 'vitest'
import { leftOut } from './put-back'
import { type RatedTime, ratedTimesOf } from './rated-times'
import type { Rating } from './ring-rating'

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 18))

const time = (exerciseId: string, day: number, rating: Rating): RatedTime => ({
  id: `${exerciseId}-${day}`,
  exerciseId,
  rating,
  startedAt: at(day),
  seconds: 60,
  before: undefined,
  after: undefined,
})

describe('after it made something worse, an exercise', () => {
  test('is left out, whatever it did before', () => {
    const times = [time('hum', 1, 'calmer'), time('hum', 2, 'calmer'), time('hum', 3, 'worse'), time('jaw', 3, 'same')]
    expect([...leftOut(times, {})]).toEqual(['hum'])
  })

  test('comes back when the person puts it back, and leaves again after the next bad time', () => {
    const moments = { hum: at(4).toISOString() }
    expect(leftOut([time('hum', 3, 'worse')], moments).size).toBe(0)
    expect([...leftOut([time('hum', 3, 'worse'), time('hum', 5, 'worse')], moments)]).toEqual(['hum'])
  })

  test('comes back when it helped again', () => {
    expect(leftOut([time('hum', 3, 'worse'), time('hum', 5, 'calmer')], {}).size).toBe(0)
  })
})

test('a time that waits on the device counts once, with what was said last', () => {
  const body = { exercise_id: 'hum', duration_s: 60, completed: true, started_at: at(3).toISOString() }
  const answered = {
    ...body,
    event_uuid: 'one',
    felt_effect: 1,
    mood_before: 215,
    mood_after: 110,
    mood_scale: 'ring' as const,
  }
  const times = ratedTimesOf(
    [answered],
    [
      { ...body, event_uuid: 'one', felt_effect: -1 },
      { ...body, event_uuid: 'two' },
    ],
  )
  expect(times).toMatchObject([{ id: 'one', rating: 'worse', before: undefined }])
})

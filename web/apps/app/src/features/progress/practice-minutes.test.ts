// @vitest-environment node
import { expect, test } from 'vitest'
import { minutesByDay } from './practice-minutes'

test('days without practice are there too, with none', () => {
  const days = [{ day: '2026-10-31', minutes: 12.4, times: 2 }]
  expect(minutesByDay({ from: '2026-10-30', to: '2026-11-01', days })).toEqual([
    { day: '2026-10-30', minutes: 0 },
    { day: '2026-10-31', minutes: 12 },
    { day: '2026-11-01', minutes: 0 },
  ])
})

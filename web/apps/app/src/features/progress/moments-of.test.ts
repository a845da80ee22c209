import { expect, test } from 'vitest'
import { momentsOf } from './moments-of'

const at = (hour: number, minute: number) => new Date(2026, 10, 23, hour, minute)

test('the two dots of an exercise are its way, and any other dot stands alone', () => {
  const time = {
    id: 'time',
    exerciseId: 'five-senses',
    startedAt: at(21, 40),
    seconds: 60,
    rating: 'calmer' as const,
    before: 215,
    after: 110.8,
  }
  const places = [
    { id: 'after', at: at(21, 42), angle: 110.83 },
    { id: 'before', at: at(21, 39), angle: 215.01 },
    { id: 'morning', at: at(9, 10), angle: 150 },
  ]
  expect(momentsOf([time], places).map(({ id, from, to }) => [id, from, to])).toEqual([
    ['time', 215, 110.8],
    ['morning', undefined, 150],
  ])
})

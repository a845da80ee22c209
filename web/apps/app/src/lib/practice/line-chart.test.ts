import { describe, expect, test } from 'vitest'
import { acrossOf, heightOf, lineThrough, ticksOf } from './line-chart'

describe('the ticks of a chart', () => {
  test.each([
    [
      [0, 20, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [33.8, 52.6],
      [30, 35, 40, 45, 50, 55],
    ],
    [
      [20, 20],
      [20, 21],
    ],
    [
      [20, 78],
      [20, 40, 60, 80],
    ],
  ])('of %j are %j', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks)
  })

  test('are whole numbers that hold everything, whatever is shown', () => {
    for (let seed = 1; seed < 400; seed++) {
      const values = Array.from({ length: 5 }, (_, index) => ((seed * (index + 3) * 7919) % 1000) / 7)
      const ticks = ticksOf(values)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
      expect(ticks.length).toBeLessThanOrEqual(7)
    }
  })
})

test('high values stand high', () => {
  expect(heightOf(100, { low: 0, high: 100 })).toBe(0)
  expect(heightOf(20, { low: 0, high: 100 })).toBe(80)
})

test('a gap in time is a gap in the chart', () => {
  expect(acrossOf([0, 1, 4])).toEqual([0, 25, 100])
  expect(acrossOf([7])).toEqual([100])
})

test('a line goes through its spots', () => {
  expect(
    lineThrough([
      { x: 0, y: 10 },
      { x: 100, y: 3.333 },
    ]),
  ).toBe('M0.00 10.00L100.00 3.33')
})

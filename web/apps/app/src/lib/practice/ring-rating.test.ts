import { describe, expect, test } from 'vitest'
import { movedBy, shorterWay } from './ring-rating'

describe('one tap on the ring', () => {
  test.each([
    ['wound up', 215, 60, 120],
    ['playful', 150, 60, 120],
    ['overwhelmed', 270, 180, 240],
    ['shut down', 330, 60, 120],
    ['at ease', 100, 0, 60],
  ])('calmer leads from %s on, and not further than the near edge', (_, from, low, high) => {
    const moved = movedBy('calmer', from)
    expect(moved).toBeGreaterThanOrEqual(low)
    expect(moved).toBeLessThan(high)
  })

  test('the same stays where it was', () => {
    expect(movedBy('same', 215)).toBe(215)
  })

  test.each([
    ['wound up', 215, 235],
    ['overwhelmed', 270, 270],
    ['shut down', 310, 330],
    ['shut down, at its far end', 350, 330],
    ['at ease', 90, 110],
    ['settled', 30, 50],
  ])('worse is a small step from %s', (_, from, to) => {
    expect(movedBy('worse', from)).toBe(to)
  })

  test('the way round the ring is the shorter one', () => {
    expect(shorterWay(350, 10)).toBe(20)
    expect(shorterWay(10, 350)).toBe(-20)
    expect(shorterWay(215, 110)).toBe(-105)
  })
})

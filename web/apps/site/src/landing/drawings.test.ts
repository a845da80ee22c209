import { describe, expect, test } from 'vitest'
import { breathAt, breathLine } from './breathing'
import { lineThrough, pointsOf } from './relief-chart'
import { strandsOf } from './strands'

describe('the breath of the landing page', () => {
  test('goes in for four seconds and out for six, twice', () => {
    expect(breathAt(0)).toMatchObject({ phase: 'in', left: 4, isOver: false })
    expect(breathAt(3.5)).toMatchObject({ phase: 'in', left: 1 })
    expect(breathAt(4)).toMatchObject({ phase: 'out', left: 6, size: 1 })
    expect(breathAt(9.9)).toMatchObject({ phase: 'out', left: 1 })
    expect(breathAt(14)).toMatchObject({ phase: 'out', left: 6 })
    expect(breathAt(20).isOver).toBe(true)
  })

  test('is highest where the breath turns', () => {
    const { pointAt } = breathLine(1000, 100)
    expect(pointAt(4)).toEqual([200, 0])
    expect(pointAt(10)[1]).toBe(100)
  })
})

describe('the relief line', () => {
  const field = { left: 0, right: 300, top: 0, bottom: 100 }
  const points = pointsOf([0, 88.8, 95, 98.6], field)

  test('passes through the four given points', () => {
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [100, 11.2],
      [200, 5],
      [300, 1.4],
    ])
    const path = lineThrough(points)
    for (const { x, y } of points) expect(path).toContain(`${x} ${y}`)
  })

  test('never rises above a later point between them', () => {
    const heights = [...lineThrough(points).matchAll(/C([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)/g)].flatMap(
      ([, , first, , second]) => [Number(first), Number(second)],
    )
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(1.4)
  })
})

test('of a hundred strands twenty are the mind', () => {
  const strands = strandsOf({ width: 536, height: 460, upper: 20 })
  expect(strands).toHaveLength(100)
  expect(strands.filter(({ isUpper }) => isUpper)).toHaveLength(20)
})

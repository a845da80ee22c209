import { describe, expect, test } from 'vitest'
import { placeLetters } from './letters-on-arc'
import { angleOf, bandPath, pointAt, progressPath } from './ring-geometry'
import { angleAfterKey } from './ring-keys'

describe('angles', () => {
  test.each([
    [0, 0, -100],
    [90, 100, 0],
    [180, 0, 100],
    [270, -100, 0],
  ])('%i degrees lies at (%i, %i)', (angle, x, y) => {
    const point = pointAt(100, angle)
    expect(point.x).toBeCloseTo(x)
    expect(point.y).toBeCloseTo(y)
  })

  test('a point gives its angle back, all the way round', () => {
    for (let angle = 0; angle < 360; angle += 7) expect(angleOf(pointAt(50, angle))).toBeCloseTo(angle)
  })
})

/** The outermost points of a path, by their coordinates. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('bands', () => {
  test('stay between their radii and inside their sector', () => {
    const points = pointsOf(bandPath({ from: 60, to: 120, inner: 116, outer: 128 }))
    expect(points.length).toBeGreaterThan(8)
    for (const point of points) {
      expect(Math.hypot(point.x, point.y)).toBeGreaterThan(115)
      expect(Math.hypot(point.x, point.y)).toBeLessThan(129)
      expect(angleOf(point)).toBeGreaterThan(60)
      expect(angleOf(point)).toBeLessThan(120)
    }
  })

  test('leave a wider opening at the top than elsewhere', () => {
    const [first] = pointsOf(bandPath({ from: 0, to: 60, inner: 116, outer: 128 }))
    const [later] = pointsOf(bandPath({ from: 60, to: 120, inner: 116, outer: 128 }))
    expect(angleOf(first ?? { x: 0, y: 0 })).toBeGreaterThan(angleOf(later ?? { x: 0, y: 0 }) - 60 + 2)
  })
})

test('progress ends where its share says', () => {
  const [end] = pointsOf(progressPath(100, 0.5)).slice(-1)
  expect(angleOf(end ?? { x: 0, y: 0 })).toBeCloseTo(180, 0)
})

describe('names', () => {
  const widths = [10, 10, 10]

  test('stand centred on their band and read clockwise above', () => {
    const letters = placeLetters('abc', widths, { radius: 140, angle: 30 })
    expect(angleOf(letters[1] ?? { x: 0, y: 0 })).toBeCloseTo(30)
    expect(letters.map(({ rotation }) => rotation)).toEqual(
      [...letters.map(({ rotation }) => rotation)].sort((a, b) => a - b),
    )
  })

  test('are upright below: the first letter stands left of the last', () => {
    const letters = placeLetters('abc', widths, { radius: 140, angle: 180 })
    expect(letters[0]?.x).toBeLessThan(letters[2]?.x ?? 0)
    expect(Math.abs(letters[1]?.rotation ?? 90)).toBeLessThan(1)
  })

  test('turn their last letters less than the ring would', () => {
    const letters = placeLetters('abc', widths, { radius: 140, angle: 90 })
    const onTheRing = (20 * 180) / (Math.PI * 140)
    expect((letters[2]?.rotation ?? 0) - (letters[0]?.rotation ?? 0)).toBeLessThan(0.7 * onTheRing)
  })
})

test.each([
  ['ArrowRight', 10, 15],
  ['ArrowLeft', 10, 5],
  ['PageDown', 10, 90],
  ['PageUp', 100, 30],
  ['Home', 200, 30],
  ['End', 10, 330],
  ['a', 10, undefined],
])('%s at %i moves to %s', (key, from, to) => {
  expect(angleAfterKey(key, from)).toBe(to)
})

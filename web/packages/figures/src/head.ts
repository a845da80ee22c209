// Head, face and hair, seen from the front or in profile.
import { angleOf, at, type Circle, circlePath, hullPath, minus, type Point, plus, point, turned } from './geometry'
import type { Joints } from './joints'
import type { Eyes, Hair, Look, Mouth } from './look'
import { line, outlined, type Shape } from './shapes'

const round = (centre: Point, r: number): Circle => ({ ...centre, r })

interface Drawing {
  joints: Joints
  look: Look
  scale: number
}

/** A place in head coordinates: x towards the face in profile, y down, in figure units. */
type Skull = (x: number, y: number) => Point

const eyePath: Record<Eyes, (skull: Skull, x: number, scale: number) => string> = {
  closed: (skull, x) => `M${at(skull(x - 2.4, 1))}Q${at(skull(x, 3.4))} ${at(skull(x + 2.4, 1))}`,
  open: (skull, x, scale) => circlePath(round(skull(x, 1.2), 0.55 * scale)),
  left: (skull, x, scale) => circlePath(round(skull(x - 1.5, 1.2), 0.55 * scale)),
  right: (skull, x, scale) => circlePath(round(skull(x + 1.5, 1.2), 0.55 * scale)),
  up: (skull, x, scale) => circlePath(round(skull(x, -0.6), 0.55 * scale)),
}

const mouthPath: Record<Mouth, (skull: Skull, x: number, half: number, scale: number) => string> = {
  soft: (skull, x, half) => `M${at(skull(x - half, 8.4))}Q${at(skull(x, 9.9))} ${at(skull(x + half, 8.4))}`,
  smile: (skull, x, half) =>
    `M${at(skull(x - half * 1.25, 7.4))}Q${at(skull(x, 10.8))} ${at(skull(x + half * 1.25, 7.4))}`,
  round: (skull, x, half, scale) => circlePath(round(skull(x, 8.6), Math.min(1.5, half) * scale)),
  wide: (skull, x, half) =>
    `M${at(skull(x - half * 1.2, 7))}L${at(skull(x + half * 1.2, 7))}Q${at(skull(x, 12.6))} ${at(skull(x - half * 1.2, 7))}Z`,
}

function face(skull: Skull, look: Look, scale: number): Shape[] {
  const weight = 1.7
  const eye = eyePath[look.eyes]
  if (look.face === 0) {
    const nose = `M${at(skull(0.4, 2.2))}L${at(skull(-0.9, 5))}L${at(skull(0.7, 5.3))}`
    return [
      line(
        eye(skull, -5, scale) +
          eye(skull, 5, scale) +
          mouthPath[look.mouth](skull, 0, 2.7, scale) +
          (scale > 1.5 ? nose : ''),
        'line',
        weight,
      ),
    ]
  }
  return [line(eye(skull, 6.4, scale) + mouthPath[look.mouth](skull, 7.6, 1.7, scale), 'line', weight)]
}

/** Hairlines in head coordinates, for a skull of radius 12 at (0, -2.6) or, in profile, at (-1, -2.4). */
const HAIRLINE = {
  front: (skull: Skull, r: string) =>
    `M${at(skull(-12.2, 1))}L${at(skull(-12.8, -2.6))}A${r} ${r} 0 0 1 ${at(skull(12.8, -2.6))}L${at(skull(12.2, 1))}Q${at(skull(11.2, -4))} ${at(skull(8, -8))}Q${at(skull(1, -5.4))} ${at(skull(-4.6, -9.4))}Q${at(skull(-10.6, -6))} ${at(skull(-12.2, 1))}Z`,
  frontBob: (skull: Skull, r: string) =>
    `M${at(skull(-13, 9))}Q${at(skull(-14.6, 3))} ${at(skull(-12.8, -2.6))}A${r} ${r} 0 0 1 ${at(skull(12.8, -2.6))}Q${at(skull(14.6, 3))} ${at(skull(13, 9))}Q${at(skull(10.4, 6))} ${at(skull(10.4, 0))}Q${at(skull(9, -6))} ${at(skull(2, -9))}Q${at(skull(-9, -6))} ${at(skull(-10.4, 0))}Q${at(skull(-10.4, 6))} ${at(skull(-13, 9))}Z`,
  side: (skull: Skull, r: string) =>
    `M${at(skull(9.2, -10))}A${r} ${r} 0 0 0 ${at(skull(-13.8, -2.4))}Q${at(skull(-13.6, 4))} ${at(skull(-10, 8.4))}Q${at(skull(-6.6, 6.6))} ${at(skull(-4.6, 1.6))}Q${at(skull(-2, 1))} ${at(skull(-1.2, -3.4))}Q${at(skull(5, -4.4))} ${at(skull(9.2, -10))}Z`,
  sideBob: (skull: Skull, r: string) =>
    `M${at(skull(9.2, -10))}A${r} ${r} 0 0 0 ${at(skull(-13.8, -2.4))}Q${at(skull(-15, 6))} ${at(skull(-11, 12))}Q${at(skull(-5.4, 12))} ${at(skull(-2.4, 8))}Q${at(skull(-2, -3))} ${at(skull(9.2, -10))}Z`,
}

/** Round tufts beside the cap: places and sizes, from the front and from the side. */
const TUFTS: Record<Hair, Record<'front' | 'side', readonly (readonly [number, number, number])[]>> = {
  short: { front: [], side: [] },
  bob: { front: [], side: [] },
  bun: { front: [[0, -18, 5.2]], side: [[-13, -10.6, 5.4]] },
  curls: {
    front: [
      [-11, -7, 4.8],
      [-6.5, -12.4, 4.8],
      [0.4, -14.2, 4.8],
      [7, -12, 4.8],
      [11.2, -6.8, 4.6],
    ],
    side: [
      [5, -12, 4.6],
      [-1.4, -14, 4.8],
      [-7.6, -12, 4.8],
      [-12, -7.4, 4.8],
      [-13, -0.6, 4.6],
      [-10.4, 5.2, 4.2],
    ],
  },
}

function hair(skull: Skull, look: Look, scale: number): Shape[] {
  const r = String(Number((12.82 * scale).toFixed(2)))
  const view = look.face === 0 ? 'front' : 'side'
  const cap = HAIRLINE[look.hair === 'bob' ? (`${view}Bob` as const) : view](skull, r)
  const leftwards = (look.face === -1) !== look.flip
  const tufts = TUFTS[look.hair][view].map(([x, y, size]) => circlePath(round(skull(x, y), size * scale)))
  return [leftwards ? mirrored(cap) : cap, ...tufts].map((d) => outlined(d, 'hair'))
}

/** An arc seen in a mirror sweeps the other way. */
const mirrored = (path: string) =>
  path.replace(/(A[\d.]+ [\d.]+ 0 [01] )([01])/g, (_, start, sweep) => `${start}${1 - Number(sweep)}`)

export function headShapes({ joints, look, scale }: Drawing): Shape[] {
  const { head, chest } = joints
  const side = (look.face === 0 ? 1 : look.face) * (look.flip ? -1 : 1)
  const tilt = 180 - angleOf(minus(head, chest))
  const skull: Skull = (x, y) => plus(head, turned(point(x * side * scale, y * scale), tilt))
  const shape =
    look.face === 0
      ? hullPath([round(skull(0, -2.6), 12 * scale), round(skull(0, 3.4), 10 * scale), round(skull(0, 9), 5.8 * scale)])
      : hullPath([
          round(skull(-1, -2.4), 12 * scale),
          round(skull(1.6, 3.6), 9.4 * scale),
          round(skull(5.4, 9), 4.8 * scale),
        ]) +
        hullPath([
          round(skull(9.6, -1), 1.4 * scale),
          round(skull(12.4, 3.6), 1 * scale),
          round(skull(9, 4.8), 1 * scale),
        ])
  return [outlined(shape, 'skin'), ...hair(skull, look, scale), ...face(skull, look, scale)]
}

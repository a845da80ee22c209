// A body from its joints: every part is a rubber band round two or three circles, in ink of one weight.
import {
  angleOf,
  between,
  type Circle,
  distance,
  hullPath,
  minus,
  type Point,
  plus,
  point,
  times,
  turned,
} from './geometry'
import { headShapes } from './head'
import { type JointName, type Joints, mapJoints } from './joints'
import { type Look, PLAIN } from './look'
import { cut, outlined, type Shape } from './shapes'

/** From figure to picture: where a joint ends up on the paper. */
export const placed = (joints: Joints, { scale, at: where, flip }: Pick<Look, 'scale' | 'at' | 'flip'>): Joints =>
  mapJoints(joints, (joint) => point(where.x + joint.x * scale * (flip ? -1 : 1), where.y + joint.y * scale))

const round = (centre: Point, r: number): Circle => ({ ...centre, r })

interface Drawing {
  joints: Joints
  look: Look
  scale: number
}

/** 1 when the shoulders face the reader, 0 in profile. */
const frontality = ({ leftShoulder, rightShoulder }: Joints, scale: number) =>
  Math.min(1, distance(leftShoulder, rightShoulder) / (38 * scale))

function armShapes({ joints, look, scale }: Drawing, side: 'left' | 'right'): Shape[] {
  const [shoulder, elbow, wrist, fingers] = (['Shoulder', 'Elbow', 'Wrist', 'Fingers'] as const).map(
    (joint) => joints[`${side}${joint}` as JointName],
  ) as [Point, Point, Point, Point]
  const palm = between(wrist, fingers, 0.45)
  const ahead = minus(fingers, wrist)
  const bend = angleOf(minus(wrist, elbow)) - angleOf(minus(elbow, shoulder))
  const inward = Math.sin((bend * Math.PI) / 180) >= 0 ? 1 : -1
  const thumb = plus(between(wrist, fingers, 0.3), times(turned(ahead, -inward * 44), 0.46))
  const hand =
    hullPath([round(wrist, 3.6 * scale), round(palm, 4.3 * scale), round(fingers, 2.3 * scale)]) +
    hullPath([round(between(wrist, fingers, 0.25), 2.2 * scale), round(thumb, 1.6 * scale)])
  const sleeve = (a: Point, ra: number, b: Point, rb: number) => hullPath([round(a, ra * scale), round(b, rb * scale)])
  const root = plus(joints.chest, times(minus(joints.head, joints.chest), 0.12))
  const inside = 11.1 - 3.2 * frontality(joints, scale)
  return [
    outlined(sleeve(shoulder, 8, elbow, 6.3), look.top),
    ...(look.behind.includes(`${side}Arm`) ? [] : [cut(sleeve(shoulder, inside, root, 6.5), look.top)]),
    outlined(hand, 'skin'),
    outlined(sleeve(elbow, 6.3, between(elbow, wrist, 0.97), 4.6), look.top),
    cut(sleeve(elbow, 6.2, between(elbow, shoulder, 0.14), 6.3), look.top),
  ]
}

function legShapes({ joints, look, scale }: Drawing, side: 'left' | 'right'): Record<'thigh' | 'shin', Shape[]> {
  const [hip, knee, ankle, toes] = (['Hip', 'Knee', 'Ankle', 'Toes'] as const).map(
    (joint) => joints[`${side}${joint}` as JointName],
  ) as [Point, Point, Point, Point]
  const ahead = minus(toes, ankle)
  const down = minus(ankle, knee)
  const length = Math.hypot(down.x, down.y) || 1
  const heel = plus(ankle, plus(times(ahead, -0.22), times(down, (2.6 * scale) / length)))
  const foot = hullPath([round(ankle, 3.6 * scale), round(heel, 3.4 * scale), round(toes, 2.9 * scale)])
  const hem = between(knee, ankle, 0.93)
  const thigh = hullPath([round(hip, 11.4 * scale), round(knee, 8 * scale)])
  const shin = hullPath([round(knee, 8 * scale), round(hem, 5.6 * scale)])
  const seam = hullPath([round(knee, 7.9 * scale), round(between(knee, hip, 0.15), 8.2 * scale)])
  return look.lap
    ? {
        thigh: [outlined(thigh, look.trousers)],
        shin: [outlined(foot, 'skin'), outlined(shin, look.trousers), cut(seam, look.trousers)],
      }
    : { thigh: [], shin: [outlined(foot, 'skin'), outlined(thigh + shin, look.trousers)] }
}

function trunkShapes({ joints, look, scale }: Drawing): Shape[] {
  const { leftShoulder, rightShoulder, waist, leftHip, rightHip, chest, head } = joints
  const frontal = frontality(joints, scale)
  const shoulder = (12.6 - 4.6 * frontal) * scale
  const middle = round(waist, (11.8 + 4.6 * frontal) * scale)
  const hip = (11.6 + 0.8 * frontal) * scale
  const base = plus(chest, times(minus(head, chest), 0.12))
  const shirt =
    hullPath([round(leftShoulder, shoulder), round(rightShoulder, shoulder), round(base, 6.6 * scale), middle]) +
    hullPath([middle, round(leftHip, hip), round(rightHip, hip)])
  const neck = hullPath([round(base, 5.4 * scale), round(between(chest, head, 0.78), 5.2 * scale)])
  return [outlined(neck, 'skin'), outlined(shirt, look.top)]
}

/** Parts from back to front. `joints` are in figure units; the look says where on the paper they go. */
export function drawFigure(joints: Joints, options: Partial<Look> = {}): Shape[] {
  const look = { ...PLAIN, ...options }
  const drawing = { joints: placed(joints, look), look, scale: look.scale }
  const arm = { left: armShapes(drawing, 'left'), right: armShapes(drawing, 'right') }
  const leg = { left: legShapes(drawing, 'left'), right: legShapes(drawing, 'right') }
  const hidden = (side: 'left' | 'right', limb: 'Arm' | 'Leg') => look.behind.includes(`${side}${limb}`)
  const sides = ['left', 'right'] as const
  const arms = (behind: boolean) => sides.filter((side) => hidden(side, 'Arm') === behind).flatMap((side) => arm[side])
  const legs = (behind: boolean, part: 'thigh' | 'shin') =>
    sides.filter((side) => hidden(side, 'Leg') === behind).flatMap((side) => leg[side][part])
  const trunk = [...trunkShapes(drawing), ...headShapes(drawing)]
  const below = [...legs(true, 'thigh'), ...legs(true, 'shin'), ...legs(false, 'thigh')]
  const shins = legs(false, 'shin')
  const parts = [...arms(true), ...below, ...(look.lap ? [...trunk, ...shins] : [...shins, ...trunk]), ...arms(false)]
  return parts.map((part, index) => (index === 0 ? { ...part, starts: true } : part))
}

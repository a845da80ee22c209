import { along, angleOf, distance, minus, type Point, plus, point } from './geometry'

/**
 * In a front view `left` is the viewer's left. In a side view `left` is the limb behind the body and `right` the one
 * in front of it.
 */
export const JOINTS = [
  'pelvis',
  'waist',
  'chest',
  'head',
  'leftShoulder',
  'leftElbow',
  'leftWrist',
  'leftFingers',
  'rightShoulder',
  'rightElbow',
  'rightWrist',
  'rightFingers',
  'leftHip',
  'leftKnee',
  'leftAnkle',
  'leftToes',
  'rightHip',
  'rightKnee',
  'rightAnkle',
  'rightToes',
] as const

export type JointName = (typeof JOINTS)[number]
export type Joints = Record<JointName, Point>

/** Every joint hangs on another; the pelvis carries them all. */
export const PARENT: Record<Exclude<JointName, 'pelvis'>, JointName> = {
  waist: 'pelvis',
  chest: 'waist',
  head: 'chest',
  leftShoulder: 'chest',
  leftElbow: 'leftShoulder',
  leftWrist: 'leftElbow',
  leftFingers: 'leftWrist',
  rightShoulder: 'chest',
  rightElbow: 'rightShoulder',
  rightWrist: 'rightElbow',
  rightFingers: 'rightWrist',
  leftHip: 'pelvis',
  leftKnee: 'leftHip',
  leftAnkle: 'leftKnee',
  leftToes: 'leftAnkle',
  rightHip: 'pelvis',
  rightKnee: 'rightHip',
  rightAnkle: 'rightKnee',
  rightToes: 'rightAnkle',
}

export const mapJoints = (joints: Joints, change: (at: Point, name: JointName) => Point): Joints =>
  Object.fromEntries(JOINTS.map((name) => [name, change(joints[name], name)])) as Joints

const nearest = (from: number, to: number) => from + ((((to - from) % 360) + 540) % 360) - 180

function boneBetween(from: Point, to: Point, share: number): Point {
  const length = Math.hypot(from.x, from.y) * (1 - share) + Math.hypot(to.x, to.y) * share
  const angle = angleOf(from) + (nearest(angleOf(from), angleOf(to)) - angleOf(from)) * share
  return along(angle, length)
}

/**
 * The body on its way from one pose to another, share 0..1. Bones turn, so limbs keep their length on the way; shoulders
 * and hips move straight, since they may pass through the middle when a body turns to the side.
 */
export function tween(from: Joints, to: Joints, share: number): Joints {
  const found: Partial<Joints> = {
    pelvis: point(
      from.pelvis.x + (to.pelvis.x - from.pelvis.x) * share,
      from.pelvis.y + (to.pelvis.y - from.pelvis.y) * share,
    ),
  }
  for (const name of JOINTS) {
    if (name === 'pelvis') continue
    const parent = PARENT[name]
    const [a, b] = [minus(from[name], from[parent]), minus(to[name], to[parent])]
    const straight = name.endsWith('Shoulder') || name.endsWith('Hip')
    const bone = straight ? point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share) : boneBetween(a, b, share)
    found[name] = plus(found[parent] ?? point(0, 0), bone)
  }
  return found as Joints
}

/** Slow at both ends, as bodies move. */
export const eased = (share: number): number => {
  const clamped = Math.min(1, Math.max(0, share))
  return clamped * clamped * (3 - 2 * clamped)
}

/** 0 after breathing out, 1 after breathing in: ribs widen and rise by a little, shoulders follow by less. */
export function breathed(joints: Joints, amount: number): Joints {
  const up = minus(joints.chest, joints.pelvis)
  const length = distance(joints.chest, joints.pelvis) || 1
  const rise = point((up.x / length) * 3.2 * amount, (up.y / length) * 3.2 * amount)
  const legs = new Set<JointName>(['pelvis', 'waist'])
  return mapJoints(joints, (place, name) => {
    if (legs.has(name) || /Hip|Knee|Ankle|Toes/.test(name)) return place
    const wide = name.endsWith('Shoulder') ? (place.x - joints.chest.x) * 0.05 * amount : 0
    return plus(place, point(rise.x + wide, rise.y))
  })
}

// From what a pose says (angles, or where a hand rests) to joints.
import { along, angleOf, distance, minus, type Point, plus, point, times, turned } from './geometry'
import type { Joints } from './joints'

export const LENGTH = {
  lowerBack: 27,
  upperBack: 30,
  neck: 26,
  upperArm: 35,
  forearm: 31,
  hand: 12.5,
  thigh: 50,
  shin: 47,
  foot: 15,
} as const

/** How far shoulders lie below the root of the neck, seen from the front. */
const SLOPE = 6

export type BoneName = 'Elbow' | 'Wrist' | 'Fingers' | 'Knee' | 'Ankle' | 'Toes'

/** Places of the body where a hand can rest. */
export type Place =
  | 'heart'
  | 'belly'
  | 'brow'
  | 'nose'
  | 'mouth'
  | 'cheek'
  | 'ear'
  | 'nape'
  | 'leftCollar'
  | 'rightCollar'
  | 'leftKnee'
  | 'rightKnee'
  | 'leftThigh'
  | 'rightThigh'
  | 'leftUpperArm'
  | 'rightUpperArm'
  | 'chest'
  | 'pelvis'

/** Angles are [upper, lower, end]; `short` shortens bones that point towards or away from the viewer. */
export interface Angles {
  angles: readonly [number, number, number?]
  short?: readonly [number, number, number?]
}

/** A hand that rests somewhere: `elbow` is its offset from the shoulder, `hand` the direction of the fingers. */
export interface Resting {
  on: Place
  off?: readonly [number, number]
  elbow?: readonly [number, number]
  bend?: 1 | -1
  hand?: number
}

export type Arm = Angles | Resting

export interface Stance {
  /** Half widths. 19 and 9 face the viewer, 0 is the side view. */
  shoulders: number
  hips: number
  /** 180 is upright; from pelvis to waist, waist to chest, chest to head. */
  back: readonly [number, number, number]
  arms: readonly [Arm, Arm]
  legs: readonly [Angles, Angles]
  shrug?: number
}

type Chain = readonly [Point, Point, Point]

function swung(root: Point, { angles, short = [1, 1, 1] }: Angles, lengths: readonly [number, number, number]): Chain {
  const middle = plus(root, along(angles[0], lengths[0] * short[0]))
  const end = plus(middle, along(angles[1], lengths[1] * short[1]))
  return [middle, end, plus(end, along(angles[2] ?? angles[1], lengths[2] * (short[2] ?? 1)))]
}

/** Two bones towards a place: the elbow goes to the side of `bend`, and the bones stretch at most to their length. */
function reached(shoulder: Point, wrist: Point, bend: 1 | -1): Point {
  const line = minus(wrist, shoulder)
  const reach = Math.min(Math.hypot(line.x, line.y), LENGTH.upperArm + LENGTH.forearm - 0.1)
  const cosine = (LENGTH.upperArm ** 2 + reach ** 2 - LENGTH.forearm ** 2) / (2 * LENGTH.upperArm * Math.max(reach, 1))
  const lift = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
  return plus(shoulder, along(angleOf(line) + bend * lift, LENGTH.upperArm))
}

/** A hand at the face has its elbow in front of the body: what we see of the upper arm gets shorter, not the forearm longer. */
function forward(elbow: Point, wrist: Point): Point {
  const longest = LENGTH.forearm * 1.12
  const span = distance(elbow, wrist)
  return span <= longest ? elbow : plus(wrist, times(minus(elbow, wrist), longest / span))
}

function rested(shoulder: Point, target: Point, arm: Resting): Chain {
  const guess = arm.elbow ? plus(shoulder, point(...arm.elbow)) : reached(shoulder, target, arm.bend ?? 1)
  const direction = arm.hand ?? angleOf(minus(target, guess))
  const wrist = minus(target, along(direction, LENGTH.hand * 0.6))
  const elbow = arm.elbow ? forward(guess, wrist) : reached(shoulder, wrist, arm.bend ?? 1)
  return [elbow, wrist, plus(wrist, along(direction, LENGTH.hand))]
}

type Trunk = Pick<Joints, 'pelvis' | 'waist' | 'chest' | 'head'>
type Knees = Pick<Joints, 'leftHip' | 'rightHip' | 'leftKnee' | 'rightKnee'>

function places(trunk: Trunk, knees: Knees, shoulders: number): Record<Place, Point> {
  const { pelvis, waist, chest, head } = trunk
  const tilt = 180 - angleOf(minus(head, chest))
  const onHead = (x: number, y: number) => plus(head, turned(point(x, y), tilt))
  const onTrunk = (x: number, y: number) => plus(chest, turned(point(x, y), 180 - angleOf(minus(chest, waist))))
  const middle = (a: Point, b: Point) => times(plus(a, b), 0.5)
  return {
    heart: onTrunk(0, 20),
    belly: plus(middle(waist, pelvis), point(0, 0)),
    chest,
    pelvis,
    brow: onHead(0, -5),
    nose: onHead(0, 3),
    mouth: onHead(0, 8),
    cheek: onHead(7, 4),
    ear: onHead(12, 1),
    nape: onHead(-10, 11),
    leftCollar: onTrunk(-10, 9),
    rightCollar: onTrunk(10, 9),
    leftUpperArm: onTrunk(-shoulders, 20),
    rightUpperArm: onTrunk(shoulders, 20),
    leftKnee: knees.leftKnee,
    rightKnee: knees.rightKnee,
    leftThigh: middle(knees.leftHip, knees.leftKnee),
    rightThigh: middle(knees.rightHip, knees.rightKnee),
  }
}

export function jointsOf(stance: Stance): Joints {
  const pelvis = point(0, 0)
  const waist = plus(pelvis, along(stance.back[0], LENGTH.lowerBack))
  const chest = plus(waist, along(stance.back[1], LENGTH.upperBack))
  const head = plus(chest, along(stance.back[2], LENGTH.neck))
  const across = turned(point(1, 0), 180 - stance.back[1])
  const shrug = plus(chest, along(stance.back[1], (stance.shrug ?? 0) - SLOPE * (stance.shoulders / 19)))
  const [leftShoulder, rightShoulder] = [-1, 1].map((side) => plus(shrug, times(across, side * stance.shoulders))) as [
    Point,
    Point,
  ]
  const [leftHip, rightHip] = [point(-stance.hips, 2), point(stance.hips, 2)]
  const legLengths = [LENGTH.thigh, LENGTH.shin, LENGTH.foot] as const
  const [leftKnee, leftAnkle, leftToes] = swung(leftHip, stance.legs[0], legLengths)
  const [rightKnee, rightAnkle, rightToes] = swung(rightHip, stance.legs[1], legLengths)
  const knees = { leftHip, rightHip, leftKnee, rightKnee }
  const known = places({ pelvis, waist, chest, head }, knees, stance.shoulders)
  const arm = (shoulder: Point, given: Arm) =>
    'on' in given
      ? rested(shoulder, plus(known[given.on], point(...(given.off ?? [0, 0]))), given)
      : swung(shoulder, given, [LENGTH.upperArm, LENGTH.forearm, LENGTH.hand])
  const [leftElbow, leftWrist, leftFingers] = arm(leftShoulder, stance.arms[0])
  const [rightElbow, rightWrist, rightFingers] = arm(rightShoulder, stance.arms[1])
  return {
    ...{ pelvis, waist, chest, head, leftShoulder, leftElbow, leftWrist, leftFingers },
    ...{ rightShoulder, rightElbow, rightWrist, rightFingers, leftHip, leftKnee, leftAnkle, leftToes },
    ...{ rightHip, rightKnee, rightAnkle, rightToes },
  }
}

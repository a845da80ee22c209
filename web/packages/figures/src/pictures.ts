// One picture of one exercise, and its body at any moment of a step, from the lines of content/pictures/exercises.yaml.
import { drawFigure, placed } from './draw'
import { circlePath, point } from './geometry'
import { breathed, eased, type Joints, tween } from './joints'
import type { Hair, Look } from './look'
import type { StateName, Tone } from './paint'
import { lookOf, type PoseName, pose } from './poses'
import { type Laid, PROPS, type PropName } from './props'
import { type Colours, DISC, GROUND, SCENES, type SceneName } from './scenes'
import type { Shape } from './shapes'

export const ACTIONS = [
  'breathe_in',
  'breathe_out',
  'hold',
  'move',
  'touch',
  'look',
  'listen',
  'speak',
  'imagine',
  'write',
  'rest',
] as const
export type Action = (typeof ACTIONS)[number]

/** Where the body arrives and how long that takes. A list of them repeats until its step is over. */
export interface Move {
  pose: PoseName
  /** Seconds on the way and there; a move without them takes its whole step. */
  seconds?: number
}

interface Person {
  pose: PoseName
  hair?: Hair
  top?: Tone
  flip?: boolean
  /** The middle of the body on the paper, 0 to 320. */
  x?: number
}

export interface ExercisePicture extends Person {
  scene: SceneName
  state: StateName
  accent: StateName
  /** Picture units to one figure unit; a bust is close enough to see face and hands. */
  scale: number
  bust?: boolean
  props?: readonly PropName[]
  other?: Person
  /** The moves of each action of the exercise. An action that is not here stays in the picture's pose. */
  moves?: Partial<Record<Action, readonly Move[]>>
  /** The same for single steps, by their place in the file (from 1, a repeat counts its inner steps once). */
  steps?: Readonly<Record<string, readonly Move[]>>
}

const RADIUS: Partial<Record<keyof Joints, number>> = { pelvis: 13, waist: 13, chest: 13, head: 14 }
const lowest = (joints: Joints) =>
  Math.max(...Object.entries(joints).map(([name, joint]) => joint.y + (RADIUS[name as keyof Joints] ?? 3.4)))
/** No body gets taller on the paper than this, whichever pose it takes while it moves; raised arms may go higher. */
const TALLEST = { body: 226, arms: 266 }

function largest(joints: Joints): number {
  const ground = lowest(joints)
  const top = (names: RegExp) =>
    Math.min(...Object.entries(joints).map(([name, joint]) => (names.test(name) ? joint.y : ground)))
  const [body, arms] = [ground - top(/head|chest|pelvis|Toes/) + 14, ground - top(/./) + 3]
  return Math.min(TALLEST.body / body, TALLEST.arms / arms)
}

const middle = (joints: Joints) => {
  const xs = Object.values(joints).map(({ x }) => x)
  return (Math.min(...xs) + Math.max(...xs)) / 2
}

export const CLOTHES: Record<StateName, Tone> = {
  stillness: 'parasympathetic/42',
  parasympathetic: 'stillness/36',
  play: 'stillness/36',
  sympathetic: 'dorsal_vagal/34',
  overwhelm: 'stillness/36',
  dorsal_vagal: 'play/40',
}

/** Places a body: feet on the ground, or head and shoulders in the disc. */
export function standing(
  joints: Joints,
  picture: ExercisePicture,
  person: Person = picture,
): Pick<Look, 'scale' | 'at' | 'flip'> {
  const scale = picture.bust ? picture.scale : Math.min(picture.scale, largest(joints))
  const flip = person.flip ?? false
  const x = (person.x ?? 160) - (picture.bust ? joints.pelvis.x : middle(joints)) * scale * (flip ? -1 : 1)
  const y = picture.bust ? 128 - pose(picture.pose).head.y * scale : GROUND - lowest(joints) * scale
  return { scale, flip, at: point(x, y) }
}

export interface Body {
  joints: Joints
  look: Partial<Look>
}

const still = (name: PoseName): Body => ({ joints: pose(name), look: lookOf(name) })

function figure({ joints, look }: Body, picture: ExercisePicture, person: Person = picture): Shape[] {
  const posed = look.flip === true
  return drawFigure(joints, {
    ...look,
    hair: person.hair ?? 'short',
    top: person.top ?? CLOTHES[picture.state],
    ...standing(joints, picture, { ...person, flip: (person.flip ?? false) !== posed }),
  })
}

/** Only the body, for every frame; what is behind and in front stays as it was. */
export const bodyShapes = (picture: ExercisePicture, body: Body): Shape[] => figure(body, picture)

export interface Layers {
  back: Shape[]
  body: Shape[]
  front: Shape[]
}

/** Everything on the paper, for a still (without `body`) or for a moment of the animation. Props stay where they are. */
export function layersOf(picture: ExercisePicture, body: Body = still(picture.pose)): Layers {
  const colours: Colours = { state: picture.state, accent: picture.accent }
  const rest = pose(picture.pose)
  const place = standing(rest, picture)
  const joints = placed(rest, place)
  const laid = (picture.props ?? []).map((name): Laid => PROPS[name]({ ...colours, joints, scale: place.scale }))
  const other = picture.other ? figure(still(picture.other.pose), picture, picture.other) : []
  return {
    back: [...SCENES[picture.scene](colours), ...laid.flatMap(({ back = [] }) => back), ...other],
    body: figure(body, picture),
    front: laid.flatMap(({ front = [] }) => front),
  }
}

export const shapesOf = (picture: ExercisePicture): Shape[] => {
  const { back, body, front } = layersOf(picture)
  return [...back, ...body, ...front]
}

export const DISC_PATH = circlePath(DISC)

const BREATH: Partial<Record<Action, readonly [number, number]>> = {
  breathe_in: [0, 1],
  breathe_out: [1, 0],
  hold: [1, 1],
}

export interface Moment {
  action: Action
  /** Place of the step in the file, from 1. */
  step: number
  /** Seconds since the step began, and how long it is. */
  elapsed: number
  seconds: number
}

const movesFor = (picture: ExercisePicture, { action, step }: Moment): readonly Move[] =>
  picture.steps?.[String(step)] ?? picture.moves?.[action] ?? [{ pose: picture.pose }]

interface Leg {
  from: PoseName
  to: PoseName
  share: number
}

function legAt(moves: readonly Move[], before: PoseName, moment: Moment): Leg {
  const length = (move: Move) => move.seconds ?? moment.seconds
  const turn = moves.reduce((sum, move) => sum + length(move), 0)
  let left = turn > 0 ? moment.elapsed % turn : 0
  let from = moment.elapsed >= turn ? (moves.at(-1)?.pose ?? before) : before
  for (const move of moves) {
    if (left < length(move)) {
      // A body gets where it goes within two seconds and stays, unless the breath carries it all the way.
      const carried = moment.action.startsWith('breathe')
      const way = carried ? length(move) : Math.min(2, length(move))
      return { from, to: move.pose, share: eased(left / way) }
    }
    left -= length(move)
    from = move.pose
  }
  return { from, to: from, share: 1 }
}

/** The body at a moment of the exercise, coming from the pose in which the step before ended. */
export function bodyAt(picture: ExercisePicture, moment: Moment, before: PoseName = picture.pose): Body {
  const { from, to, share } = legAt(movesFor(picture, moment), before, moment)
  const [empty, full] = BREATH[moment.action] ?? [0, 0]
  const done = moment.seconds > 0 ? eased(moment.elapsed / moment.seconds) : 1
  const resting = BREATH[moment.action] ? 0 : 0.35 * (0.5 - 0.5 * Math.cos((moment.elapsed / 5) * Math.PI))
  const amount = empty + (full - empty) * done + resting
  return { joints: breathed(tween(pose(from), pose(to), share), amount), look: lookOf(share < 0.5 ? from : to) }
}

/** The pose in which a step ends: `before` of the next one. */
export const endOf = (picture: ExercisePicture, moment: Moment, before: PoseName = picture.pose): PoseName =>
  legAt(movesFor(picture, moment), before, { ...moment, elapsed: Math.max(0, moment.seconds - 0.001) }).to

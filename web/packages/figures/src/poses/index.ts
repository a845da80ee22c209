import { jointsOf } from '../body'
import type { Joints } from '../joints'
import type { Look } from '../look'
import { SEATED_POSES } from './seated'
import { SIDE_POSES } from './sideways'
import type { Pose } from './stance'
import { STANDING_POSES } from './standing'

const POSES = { ...STANDING_POSES, ...SEATED_POSES, ...SIDE_POSES }

export type PoseName = keyof typeof POSES
export const POSE_NAMES = Object.keys(POSES) as PoseName[]

export const isPose = (name: string): name is PoseName => Object.hasOwn(POSES, name)

/** The joints of a named pose, pelvis at 0 0. */
export const pose = (name: PoseName): Joints => jointsOf(POSES[name].stance)

/** Face and layers that belong to the pose. */
export const lookOf = (name: PoseName): Partial<Look> => (POSES[name] as Pose).look

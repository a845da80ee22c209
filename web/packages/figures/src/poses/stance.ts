import type { Angles, Arm, Stance } from '../body'
import type { Look } from '../look'

/** A pose holds the body, and how face and layers go with it. */
export interface Pose {
  stance: Stance
  look: Partial<Look>
}

type Given = Partial<Stance> & { look?: Partial<Look> }

const HANGING: readonly [Arm, Arm] = [{ angles: [-9, -5, -2] }, { angles: [9, 5, 2] }]
const STANDING: readonly [Angles, Angles] = [
  { angles: [-4, -2, -42], short: [1, 1, 0.62] },
  { angles: [4, 2, 42], short: [1, 1, 0.62] },
]
/** Thighs towards the viewer, soles on the floor. */
export const CHAIR_LEGS: readonly [Angles, Angles] = [
  { angles: [-32, -2, -32], short: [0.5, 0.96, 0.62] },
  { angles: [32, 2, 32], short: [0.5, 0.96, 0.62] },
]
export const CROSSED_LEGS: readonly [Angles, Angles] = [
  { angles: [-74, 77, 96], short: [0.74, 0.98, 0.8] },
  { angles: [74, -77, -96], short: [0.74, 0.98, 0.8] },
]

const pose = (stance: Stance, look: Partial<Look>): Pose => ({ stance, look })

export function front({ look = {}, ...given }: Given = {}): Pose {
  return pose({ shoulders: 19, hips: 9, back: [180, 180, 180], arms: HANGING, legs: STANDING, ...given }, look)
}

export function seated({ look = {}, ...given }: Given = {}): Pose {
  const hands: readonly [Arm, Arm] = [
    { on: 'leftThigh', off: [1, -3], elbow: [-8, 33], hand: 20 },
    { on: 'rightThigh', off: [-1, -3], elbow: [8, 33], hand: -20 },
  ]
  return front({ arms: hands, legs: CHAIR_LEGS, ...given, look })
}

export function crossLegged({ look = {}, ...given }: Given = {}): Pose {
  const hands: readonly [Arm, Arm] = [
    { on: 'leftKnee', off: [3, -6], elbow: [-13, 31], hand: -30 },
    { on: 'rightKnee', off: [-3, -6], elbow: [13, 31], hand: 30 },
  ]
  return front({ arms: hands, legs: CROSSED_LEGS, ...given, look: { lap: true, ...look } })
}

/** Seen from the side, facing right. The first limb of each pair is the far one. */
export function side({ look = {}, ...given }: Given = {}): Pose {
  return pose(
    {
      shoulders: 0,
      hips: 0,
      back: [180, 180, 172],
      arms: [{ angles: [-4, 6, 4] }, { angles: [6, 12, 10] }],
      legs: [{ angles: [2, 0, 88] }, { angles: [-2, -3, 88] }],
      ...given,
    },
    { face: 1, behind: ['leftArm', 'leftLeg'], ...look },
  )
}

export function chairSide({ look = {}, ...given }: Given = {}): Pose {
  return side({
    back: [183, 181, 172],
    arms: [{ angles: [6, 66, 80] }, { angles: [4, 62, 78] }],
    legs: [{ angles: [86, 4, 88] }, { angles: [88, -4, 88] }],
    ...given,
    look,
  })
}

/** On the back, head to the left, face to the ceiling. */
export function lying({ look = {}, ...given }: Given = {}): Pose {
  return side({
    back: [-90, -90, -93],
    arms: [{ angles: [82, 90, 92] }, { angles: [78, 92, 92] }],
    legs: [{ angles: [91, 85, 160] }, { angles: [91, 85, 152] }],
    ...given,
    look,
  })
}

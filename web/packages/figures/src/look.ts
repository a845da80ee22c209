import { type Point, point } from './geometry'
import type { Tone } from './paint'

export type Hair = 'short' | 'bun' | 'curls' | 'bob'
export type Eyes = 'closed' | 'open' | 'left' | 'right' | 'up'
export type Mouth = 'soft' | 'round' | 'smile' | 'wide'

export interface Look {
  /** -1 looks to the viewer's left in profile, 0 faces the viewer, 1 looks right in profile. */
  face: -1 | 0 | 1
  eyes: Eyes
  mouth: Mouth
  hair: Hair
  top: Tone
  trousers: Tone
  /** Limbs drawn behind the trunk. */
  behind: readonly ('leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg')[]
  /** Legs in front of the trunk, as of someone sitting towards the viewer. */
  lap: boolean
  /** Figure units to picture units. The line keeps its weight. */
  scale: number
  at: Point
  flip: boolean
}

export const PLAIN: Look = {
  face: 0,
  eyes: 'closed',
  mouth: 'soft',
  hair: 'short',
  top: 'stillness/30',
  trousers: 'paper',
  behind: [],
  lap: false,
  scale: 1,
  at: point(0, 0),
  flip: false,
}

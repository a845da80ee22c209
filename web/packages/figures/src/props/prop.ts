// Things beside and under a figure. Each knows where the body is and says what lies behind it and what in front.
import { between, written } from '../geometry'
import type { Joints } from '../joints'
import { type Colours, GROUND } from '../scenes'
import type { Shape } from '../shapes'

export interface Situation extends Colours {
  /** The joints on the paper. */
  joints: Joints
  scale: number
}

export interface Laid {
  back?: Shape[]
  front?: Shape[]
}

export const n = written
export const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(height - 2 * r)}a${r} ${r} 0 0 1-${r} ${r}h${n(2 * r - width)}a${r} ${r} 0 0 1-${r}-${r}v${n(2 * r - height)}a${r} ${r} 0 0 1 ${r}-${r}Z`
export const ends = (joints: Joints) => {
  const xs = Object.values(joints).map(({ x }) => x)
  return { left: Math.min(...xs), right: Math.max(...xs) }
}
export const held = (joints: Joints, side: 'left' | 'right') =>
  between(joints[`${side}Wrist`], joints[`${side}Fingers`], 0.7)
export const arcs = (x: number, y: number, from: number, count: number, turn: 1 | -1) =>
  Array.from({ length: count }, (_, index) => {
    const r = from + index * 9
    return `M${n(x + turn * r * 0.78)} ${n(y - r * 0.62)}a${n(r)} ${n(r)} 0 0 ${turn === 1 ? 1 : 0} 0 ${n(r * 1.24)}`
  }).join('')

/** Something flat under the whole length of a lying body. */
export function under(joints: Joints, height: number, extra: number): string {
  const { left, right } = ends(joints)
  return box(left - extra, GROUND - 1, right - left + 2 * extra, height, height / 2 - 0.5)
}

export type Prop = (situation: Situation) => Laid

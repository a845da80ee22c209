// The background of a figure: paper cut-outs in a disc of radius 150 round (160, 160), in the colours of two states.
import { circlePath, written } from './geometry'
import type { StateName, Tone } from './paint'
import { cut, line, type Shape } from './shapes'

export const DISC = { x: 160, y: 160, r: 150 }
/** Where feet stand. */
export const GROUND = 270

export interface Colours {
  /** The state the picture is about. */
  state: StateName
  accent: StateName
}

const half = (y: number) => Math.sqrt(Math.max(0, DISC.r ** 2 - (y - DISC.y) ** 2))
const n = written

/** A layer of paper from edge to edge of the disc down to its bottom; `lift` bends the left and right half of its top. */
export function layer(y: number, lift: readonly [number, number], right = y): string {
  const [from, to] = [DISC.x - half(y), DISC.x + half(right)]
  const third = (to - from) / 3
  const large = (y + right) / 2 < DISC.y ? 1 : 0
  return `M${n(from)} ${n(y)}C${n(from + third)} ${n(y - lift[0])} ${n(to - third)} ${n(right - lift[1])} ${n(to)} ${n(right)}A150 150 0 ${large} 1 ${n(from)} ${n(y)}Z`
}

/** A strip of waves, three to the width. */
export function waves(y: number, height: number, shift: number): string {
  const [from, to] = [DISC.x - half(y), DISC.x + half(y)]
  const step = (to - from) / 3
  const crest = [0, 1, 2].map((index) => {
    const x = from + index * step
    return `C${n(x + step * 0.3)} ${n(y - height - shift)} ${n(x + step * 0.6)} ${n(y + height - shift)} ${n(x + step)} ${n(y)}`
  })
  return `M${n(from)} ${n(y)}${crest.join('')}A150 150 0 ${y < DISC.y ? 1 : 0} 1 ${n(from)} ${n(y)}Z`
}

const disc = (tone: Tone) => cut(circlePath(DISC), tone)
const sun = (x: number, y: number, r: number, tone: Tone) => cut(circlePath({ x, y, r }), tone)
const tree = (x: number, y: number, size: number, tone: Tone): Shape[] => [
  line(`M${n(x)} ${n(y)}v${n(-size * 1.5)}`, 'line'),
  cut(
    `M${n(x - size * 0.62)} ${n(y - size * 0.8)}C${n(x - size)} ${n(y - size * 2.4)} ${n(x + size * 0.1)} ${n(y - size * 3)} ${n(x + size * 0.5)} ${n(y - size * 2)}C${n(x + size * 1.1)} ${n(y - size * 1.2)} ${n(x + size * 0.5)} ${n(y - size * 0.7)} ${n(x - size * 0.62)} ${n(y - size * 0.8)}Z`,
    tone,
  ),
]
const window = (x: number, y: number, glass: Tone, view: Tone): Shape[] => [
  cut(`M${x - 31} ${y + 40}v-52a31 31 0 0 1 62 0v52Z`, glass),
  cut(`M${x - 31} ${y + 40}v-16q18-14 34-4t28 0v20Z`, view),
  line(`M${x - 31} ${y + 40}v-52a31 31 0 0 1 62 0v52ZM${x} ${y - 43}v83M${x - 38} ${y + 40}h76`),
]
const star = (x: number, y: number) => `M${x} ${y - 4}v8M${x - 4} ${y}h8`

type Scene = (colours: Colours) => Shape[]

export const SCENES = {
  hills: ({ state, accent }) => [
    disc(`${state}/13`),
    sun(226, 92, 30, `${accent}/70`),
    cut(layer(196, [46, -10], 178), `${state}/28`),
    cut(layer(214, [-14, 40], 228), `${state}/45`),
    cut(layer(248, [14, 12]), `${state}/68`),
  ],
  water: ({ state, accent }) => [
    disc(`${state}/13`),
    sun(94, 96, 26, `${accent}/62`),
    cut(waves(176, 13, 0), `${state}/26`),
    cut(waves(204, 12, 4), `${state}/42`),
    cut(layer(246, [10, 14]), `${state}/66`),
  ],
  meadow: ({ state, accent }) => [
    disc(`${state}/16`),
    sun(86, 104, 44, `${accent}/62`),
    cut(layer(224, [-16, 34], 206), `${state}/36`),
    cut(layer(250, [16, 8]), `${state}/70`),
    line('M52 236q2-9-3-15M56 240q3-8 9-11M262 238q-1-9 4-15M258 242q-3-8-9-10'),
  ],
  park: ({ state, accent }) => [
    disc(`${state}/13`),
    sun(222, 84, 26, `${accent}/70`),
    cut(layer(206, [30, 0], 214), `${state}/28`),
    ...tree(258, 234, 36, `${state}/58`),
    ...tree(56, 226, 22, `${state}/48`),
    cut(layer(244, [10, 10]), `${state}/42`),
  ],
  street: ({ state, accent }) => [
    disc(`${state}/13`),
    sun(236, 92, 24, `${accent}/75`),
    cut('M22 236v-74h34v-28l22-18 22 18v102Z', `${state}/34`),
    cut('M228 236v-96h38v30h30v66Z', `${state}/26`),
    cut('M100 236v-50h30v50Z', `${state}/20`),
    line('M68 150v10M88 150v10M68 178v10M88 178v10M244 158v9M244 184v9M278 188v9'),
    cut(layer(236, [0, 0]), `${state}/58`),
  ],
  room: ({ state, accent }) => [
    disc(`${state}/13`),
    ...window(232, 112, `${accent}/34`, `${state}/44`),
    cut(layer(236, [0, 0]), `${state}/42`),
  ],
  corner: ({ state, accent }) => [
    disc(`${state}/13`),
    cut('M204 74h48v58h-48Z', 'paper'),
    cut('M204 132v-17q13-13 24-5t24-6v28Z', `${accent}/60`),
    line('M204 74h48v58h-48Z'),
    cut(layer(236, [0, 0]), `${state}/42`),
    cut('M240 238l4-30h26l4 30Z', `${accent}/55`),
    line(
      'M257 208c-2-22-16-30-24-32 0 16 8 26 24 32c0-30 4-44 18-54 6 22-2 42-18 54c8-14 18-18 28-18-2 10-12 18-28 18',
    ),
  ],
  night: ({ state, accent }) => [
    disc(`${state}/36`),
    cut('M226 62a32 32 0 1 0 30 46a27 27 0 0 1-30-46Z', `${accent}/80`),
    line(`${star(74, 108)}${star(172, 50)}${star(180, 116)}${star(276, 150)}`, 'play/90'),
    cut(layer(232, [8, -6], 236), `${state}/62`),
  ],
  plain: ({ state, accent }) => [
    disc(`${state}/14`),
    sun(206, 128, 78, `${accent}/38`),
    cut(layer(240, [0, 0]), `${state}/48`),
  ],
  side: ({ state, accent }) => [
    disc(`${state}/14`),
    sun(112, 134, 70, `${accent}/38`),
    cut(layer(240, [12, 12]), `${state}/48`),
  ],
  wall: ({ state, accent }) => [
    disc(`${state}/13`),
    sun(96, 104, 32, `${accent}/60`),
    cut(layer(240, [0, 0]), `${state}/36`),
    cut(`M252 ${n(DISC.y - half2(92))}A150 150 0 0 1 252 ${n(DISC.y + half2(92))}Z`, `${state}/66`),
  ],
  bust: ({ state, accent }) => [
    disc(`${state}/14`),
    sun(216, 112, 74, `${accent}/52`),
    cut(layer(214, [34, -8], 226), `${state}/32`),
    cut(layer(246, [-10, 30], 236), `${state}/52`),
  ],
  bustLeft: ({ state, accent }) => [
    disc(`${state}/14`),
    sun(98, 122, 66, `${accent}/52`),
    cut(waves(222, 10, 4), `${state}/32`),
    cut(layer(250, [14, 10]), `${state}/52`),
  ],
} satisfies Record<string, Scene>

function half2(dx: number): number {
  return Math.sqrt(DISC.r ** 2 - dx ** 2)
}

export type SceneName = keyof typeof SCENES
export const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name)

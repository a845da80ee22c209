import { closeSync, openSync, writeSync } from 'node:fs'

/** Mean levels of a picture, 0..255. */
export interface Colour {
  red: number
  green: number
  blue: number
}

/** The colour on the lens at a time in seconds. */
export type Scene = (second: number) => Colour

export interface VideoPlan {
  seconds: number
  framesPerSecond?: number
  /** Both even: the colour planes are half as wide and high. */
  width?: number
  height?: number
  /** The same seed gives the same bytes. */
  seed?: number
}

/** A table top in daylight: what the camera sees without a finger. */
export const blankScene: Scene = () => ({ red: 148, green: 142, blue: 133 })

/** The colours of a recording (`time_ms,red,green,blue`), with straight lines between its frames. */
export function sceneOf(recordingCsv: string): Scene {
  const frames = recordingCsv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const start = frames[0]?.[0] ?? 0
  let at = 0
  return (second) => {
    const time = start + second * 1000
    if ((frames[at]?.[0] ?? 0) > time) at = 0
    while (at + 2 < frames.length && (frames[at + 1]?.[0] ?? 0) <= time) at++
    const [from = [], to = []] = [frames[at], frames[at + 1]]
    const share = Math.min(1, Math.max(0, (time - (from[0] ?? 0)) / ((to[0] ?? 1) - (from[0] ?? 0))))
    const level = (column: number) => (from[column] ?? 0) + share * ((to[column] ?? 0) - (from[column] ?? 0))
    return { red: level(1), green: level(2), blue: level(3) }
  }
}

/** ITU-R BT.601, limited range: how Chromium reads such a file. */
function toYCbCr({ red, green, blue }: Colour): [number, number, number] {
  return [
    16 + (65.481 * red + 128.553 * green + 24.966 * blue) / 255,
    128 + (-37.797 * red - 74.203 * green + 112 * blue) / 255,
    128 + (112 * red - 93.786 * green - 18.214 * blue) / 255,
  ]
}

/** Marsaglia's xorshift32: small, fast, and the same everywhere. */
function randomBits(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Levels by which a pixel of a real sensor strays, up or down. */
const GRAIN = 0.75
const HALF_WORD = 65_536

/**
 * Writes one plane around its mean. A pulse is about one level of 8 bits high: rounding would turn it into steps.
 * Adding a random share of a level before cutting off makes the mean over many pixels exactly the wanted value.
 */
function writePlane(plane: Uint8Array, mean: number, bits: () => number): void {
  for (let pixel = 0; pixel < plane.length; pixel++) {
    const random = bits()
    const dither = (random & 0xffff) / HALF_WORD
    const grain = ((random >>> 16) / HALF_WORD - 0.5) * 2 * GRAIN
    plane[pixel] = Math.min(255, Math.max(0, Math.floor(mean + dither + grain)))
  }
}

const FRAME_HEAD = Buffer.from('FRAME\n')

/** Writes a YUV4MPEG2 file (4:2:0) that Chromium takes for a camera (`--use-file-for-fake-video-capture`). */
export function writeVideo(path: string, scene: Scene, plan: VideoPlan): void {
  const { framesPerSecond = 30, width = 160, height = 120, seed = 1 } = plan
  const pixels = width * height
  const frame = Buffer.alloc(FRAME_HEAD.length + (pixels * 3) / 2)
  FRAME_HEAD.copy(frame)
  const luma = frame.subarray(FRAME_HEAD.length, FRAME_HEAD.length + pixels)
  const chroma = frame.subarray(FRAME_HEAD.length + pixels)
  const planes = [luma, chroma.subarray(0, pixels / 4), chroma.subarray(pixels / 4)]
  const bits = randomBits(seed)
  const file = openSync(path, 'w')
  writeSync(file, `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`)
  for (let index = 0; index < plan.seconds * framesPerSecond; index++) {
    const means = toYCbCr(scene(index / framesPerSecond))
    for (const [which, plane] of planes.entries()) writePlane(plane, means[which] as number, bits)
    writeSync(file, frame)
  }
  closeSync(file)
}

import type { Frame } from './frame'
import type { Contact } from './live-analyzer'
import { deviation, movingMean } from './signal'

// Levels 0..255. A fingertip over a lens is red with little green and almost no blue, lit or not.
const DARK = 35
const RED_OVER_OTHERS = 1.6
/** Above this a channel is clipped and carries no pulse. */
const CLIPPED = 253
/** The level under the pulse may wander this far in two seconds before it must be the finger that moves. */
const STEADY_RANGE = 14
/** Standard deviation of the pulse wave below which pressing too hard is the likeliest reason. */
const FAINT_WAVE = 0.08

const average = (frames: readonly Frame[], channel: 'red' | 'green' | 'blue') =>
  frames.reduce((sum, frame) => sum + frame[channel], 0) / Math.max(1, frames.length)

/** The channel that shows the pulse: red, unless the lamp drives it to its limit; then green. */
export function pulseChannel(frames: readonly Frame[]): 'red' | 'green' {
  return average(frames, 'red') >= CLIPPED - 1 ? 'green' : 'red'
}

/** Judges the last second or two of frames and the pulse wave found in them. */
export function judgeContact(recent: readonly Frame[], wave: readonly number[]): Contact {
  const red = average(recent, 'red')
  const green = average(recent, 'green')
  const blue = average(recent, 'blue')
  if (Math.max(red, green, blue) < DARK) return 'too_dark'
  if (red >= CLIPPED && green >= CLIPPED) return 'saturated'
  if (red < RED_OVER_OTHERS * Math.max(green, blue)) return 'no_finger'
  const levels = movingMean(
    recent.map((frame) => frame[pulseChannel(recent)]),
    8,
  )
  if (Math.max(...levels) - Math.min(...levels) > STEADY_RANGE) return 'moving'
  return deviation(wave) < FAINT_WAVE ? 'faint' : 'fine'
}

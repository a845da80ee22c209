// A pulse of our own making: what the camera would have seen of a calm minute. The engine reads it like any other.
import type { Frame } from '@evenkeel/hrv'

export const PULSE_SECONDS = 60
const FRAMES_A_SECOND = 30
/** Milliseconds of the middle interval: 64 beats a minute. */
const USUAL_INTERVAL = 938

/** The heart goes a little faster while breathing in, and swings slowly besides. */
const intervalAt = (seconds: number) =>
  USUAL_INTERVAL * (1 + 0.05 * Math.sin(2 * Math.PI * 0.21 * seconds) + 0.02 * Math.sin(2 * Math.PI * 0.09 * seconds))

/** Moments of the beats in milliseconds, from before the first frame until after the last one. */
export function beatTimes(): number[] {
  const times = [-USUAL_INTERVAL]
  for (let last = -USUAL_INTERVAL; last < (PULSE_SECONDS + 2) * 1000; ) {
    last += intervalAt(last / 1000)
    times.push(last)
  }
  return times
}

const hill = (distance: number, width: number) => Math.exp(-((distance / width) ** 2))

/** One beat: the wave of the heart, steep at first and slow to leave, and the smaller one that comes back. */
const waveAt = (since: number) => hill(since - 170, since < 170 ? 80 : 165) + 0.34 * hill(since - 470, 150)

/** Small unrest of every camera, the same each time: a chain of remainders needs no state outside. */
function* unrest() {
  for (let number = 7; ; ) {
    number = (number * 16_807) % 2_147_483_647
    yield number / 2_147_483_647 - 0.5
  }
}

export function pulseFrames(): Frame[] {
  const beats = beatTimes()
  const noise = unrest()
  return Array.from({ length: PULSE_SECONDS * FRAMES_A_SECOND + 1 }, (_, index) => {
    const time = (index * 1000) / FRAMES_A_SECOND
    const wave = beats.reduce((sum, beat) => (Math.abs(time - beat) < 1500 ? sum + waveAt(time - beat) : sum), 0)
    const drift = 0.4 * Math.sin(2 * Math.PI * 0.04 * (time / 1000))
    const shade = (level: number, depth: number) => level + drift - depth * wave + 0.06 * Number(noise.next().value)
    return { time, red: shade(190, 1.9), green: shade(42, 1.1), blue: shade(18, 0.4) }
  })
}

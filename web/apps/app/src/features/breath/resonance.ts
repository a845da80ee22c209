// Which pace of breathing the heart answers best. Rules only: no camera, no clock, no screen.

/** Breaths a minute, from quick to slow, as the resonance protocol goes (Lalanza 2023; 10.3389/fnins.2020.570400). */
export const RATES = [6.5, 6, 5.5, 5, 4.5] as const
/** Seconds at each. */
export const SECONDS_EACH = 120
/** Seconds until the heart has followed a new pace: not counted. */
export const SETTLING = 20
/** A breath out takes this share of the cycle. */
const OUT_SHARE = 0.6
/** Share of the counted seconds that has to be clear before a pace is judged. */
const ENOUGH_CLEAR = 0.6
const FEWEST_CYCLES = 3

export const cycleSeconds = (rate: number) => 60 / rate

export interface Phase {
  direction: 'in' | 'out'
  /** How far into this breath in or out, 0..1. */
  share: number
  /** Seconds until it turns. */
  left: number
  /** Which cycle, from 0. */
  cycle: number
}

/** Where a breath of this pace is after so many seconds. */
export function phaseAt(rate: number, elapsed: number): Phase {
  const length = cycleSeconds(rate)
  const cycle = Math.floor(elapsed / length)
  const into = elapsed - cycle * length
  const inhale = length * (1 - OUT_SHARE)
  if (into < inhale) return { direction: 'in', share: into / inhale, left: inhale - into, cycle }
  return { direction: 'out', share: (into - inhale) / (length - inhale), left: length - into, cycle }
}

/** One beat's rate at a moment, both on the session's clock in seconds. */
export interface BeatRate {
  at: number
  /** Beats a minute. */
  bpm: number
}

/**
 * The rate of one new beat, from when it and the last known one came (milliseconds) and the rate of the last beats.
 * Where a beat was missed in between, the time is shared out; what is still far off is no beat. Undefined then.
 */
export function rateOfBeat(before: number, beat: number, usual: number): number | undefined {
  const typical = 60_000 / usual
  const beats = Math.max(1, Math.round((beat - before) / typical))
  const interval = (beat - before) / beats
  return beats <= 3 && interval > 0.65 * typical && interval < 1.5 * typical ? 60_000 / interval : undefined
}

const median = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

/** How far the heart swings with each breath, in beats a minute: the median over whole cycles of highest less lowest. */
export function swing(beats: readonly BeatRate[], rate: number): number | undefined {
  const cycles = new Map<number, number[]>()
  for (const { at, bpm } of beats) {
    const { cycle } = phaseAt(rate, at)
    cycles.set(cycle, [...(cycles.get(cycle) ?? []), bpm])
  }
  const whole = [...cycles.values()].filter((rates) => rates.length >= 4)
  if (whole.length < FEWEST_CYCLES) return undefined
  return median(whole.map((rates) => Math.max(...rates) - Math.min(...rates)))
}

/** The measurements at one pace; time is counted from its beginning. */
export interface Trial {
  rate: number
  beats: readonly BeatRate[]
  /** One for each look at the engine, 0..1. */
  coherences: readonly number[]
  /** Seconds after settling, and how many of them had a clear pulse. */
  counted: number
  clear: number
}

export interface Judged {
  rate: number
  /** Beats a minute; undefined where the pulse was not clear for long enough. */
  swing: number | undefined
  coherence: number | undefined
}

export function judged({ rate, beats, coherences, counted, clear }: Trial): Judged {
  const isClear = counted > 0 && clear / counted >= ENOUGH_CLEAR
  return { rate, swing: isClear ? swing(beats, rate) : undefined, coherence: isClear ? median(coherences) : undefined }
}

const scoresOf = (paces: readonly Judged[]) =>
  paces.flatMap((pace) =>
    pace.swing === undefined || pace.coherence === undefined
      ? []
      : [{ pace, coherence: pace.coherence, score: pace.swing * pace.coherence }],
  )

/** Whether at least three paces could be judged: the best of two says nothing. */
export const hasEnough = (paces: readonly Judged[]) => scoresOf(paces).length >= 3

/**
 * The pace at which the heart swings widest and most evenly: swing times coherence, as both have to be there.
 * Undefined where too few could be judged, and where the heart followed not even the best one: chance has a maximum too.
 */
export function bestPace(paces: readonly Judged[]): Judged | undefined {
  if (!hasEnough(paces)) return undefined
  const best = scoresOf(paces).reduce((one, other) => (other.score > one.score ? other : one))
  return coherenceWord(best.coherence) === 'low' ? undefined : best.pace
}

export type CoherenceWord = 'low' | 'middling' | 'high'

export function coherenceWord(coherence: number): CoherenceWord {
  if (coherence < 0.35) return 'low'
  return coherence < 0.65 ? 'middling' : 'high'
}

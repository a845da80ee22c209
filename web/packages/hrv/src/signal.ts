/** Samples a second after resampling. */
export const SAMPLE_RATE = 30

interface Timed {
  /** Milliseconds. */
  time: number
  value: number
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export function deviation(values: readonly number[]): number {
  const centre = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)))
}

/** Straight lines between neighbours, on an even grid that ends at the newest sample. */
export function resample(samples: readonly Timed[]): number[] {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return []
  const step = 1000 / SAMPLE_RATE
  const count = Math.floor((last.time - first.time) / step) + 1
  let left = 0
  return Array.from({ length: count }, (_, index) => {
    const time = last.time - (count - 1 - index) * step
    while (left + 2 < samples.length && (samples[left + 1]?.time ?? 0) <= time) left++
    const a = samples[left] ?? first
    const b = samples[left + 1] ?? a
    const share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 0
    return a.value + share * (b.value - a.value)
  })
}

/** Centred moving mean over `2 * reach + 1` samples, narrower at the ends. */
export function movingMean(values: readonly number[], reach: number): number[] {
  const sums = [0]
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value)
  return values.map((_, index) => {
    const from = Math.max(0, index - reach)
    const to = Math.min(values.length, index + reach + 1)
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}

/**
 * The pulse wave: slow drift (over about a second) and flicker (under a tenth of a second) taken away, and turned over,
 * since a fuller vessel lets less light through.
 */
export function pulseWave(values: readonly number[]): number[] {
  const drift = movingMean(values, SAMPLE_RATE / 2)
  return movingMean(
    values.map((value, index) => (drift[index] ?? 0) - value),
    1,
  )
}

export interface Periodicity {
  /** Beats a minute. */
  pulse: number
  /** Correlation of the wave with itself one beat later, 0..1. */
  clarity: number
}

const SLOWEST = 40
const FASTEST = 200

function correlationAt(wave: readonly number[], lag: number): number {
  let product = 0
  let powerNow = 0
  let powerThen = 0
  for (let index = lag; index < wave.length; index++) {
    const now = wave[index] ?? 0
    const before = wave[index - lag] ?? 0
    product += now * before
    powerNow += now * now
    powerThen += before * before
  }
  return powerNow > 0 && powerThen > 0 ? product / Math.sqrt(powerNow * powerThen) : 0
}

/** How far between two lags the top of the correlation lies, from the parabola through three neighbours. */
function vertex(before: number, top: number, after: number): number {
  const curvature = before - 2 * top + after
  return curvature < 0 ? (0.5 * (before - after)) / curvature : 0
}

/**
 * The shortest lag at which the wave comes close to its best likeness with itself: the best one alone may be two
 * beats. Undefined when nothing repeats.
 */
export function periodicity(wave: readonly number[]): Periodicity | undefined {
  const shortest = Math.floor((60 * SAMPLE_RATE) / FASTEST)
  const longest = Math.min(Math.ceil((60 * SAMPLE_RATE) / SLOWEST), Math.floor(wave.length / 2))
  const correlations = Array.from({ length: longest + 2 }, (_, lag) => correlationAt(wave, lag))
  const at = (lag: number) => correlations[lag] ?? 0
  const isTop = (lag: number) => at(lag) > 0 && at(lag) >= at(lag - 1) && at(lag) > at(lag + 1)
  const tops = Array.from({ length: Math.max(0, longest - shortest) }, (_, index) => shortest + index).filter(isTop)
  const best = Math.max(...tops.map(at))
  const lag = tops.find((candidate) => at(candidate) > 0.85 * best)
  if (lag === undefined) return undefined
  const exactLag = lag + vertex(at(lag - 1), at(lag), at(lag + 1))
  return { pulse: (60 * SAMPLE_RATE) / exactLag, clarity: at(lag) }
}

// Where things stand in a chart, in hundredths of its width and height.

export interface Range {
  low: number
  high: number
}

export interface Spot {
  x: number
  y: number
}

/** Round numbers below and above everything that is shown, and one or two between. */
export function ticksOf(values: readonly number[]): number[] {
  const high = Math.max(...values)
  const low = Math.min(...values)
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= 4) ?? 200
  const first = Math.floor(low / step) * step
  const ticks = [first]
  while ((ticks.at(-1) ?? high) < high || ticks.length < 2) ticks.push((ticks.at(-1) ?? first) + step)
  return ticks
}

export const heightOf = (value: number, { low, high }: Range) => 100 - (100 * (value - low)) / Math.max(1, high - low)

/** Times keep their distances: a gap in the days is a gap in the chart. A single one stands at the end. */
export function acrossOf(times: readonly number[]): number[] {
  const first = times[0] ?? 0
  const span = (times.at(-1) ?? 0) - first
  return times.map((time) => (span === 0 ? 100 : (100 * (time - first)) / span))
}

export const lineThrough = (spots: readonly Spot[]) =>
  spots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')

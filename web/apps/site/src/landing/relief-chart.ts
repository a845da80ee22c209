// The line passes through the given points only; between them it is drawn smooth and never turns back.

export interface Field {
  left: number
  right: number
  top: number
  bottom: number
}

export interface ChartPoint {
  x: number
  y: number
  percent: number
}

const rounded = (value: number) => Number(value.toFixed(1))

export const pointsOf = (percents: readonly number[], { left, right, top, bottom }: Field): ChartPoint[] =>
  percents.map((percent, index) => ({
    x: rounded(left + ((right - left) * index) / (percents.length - 1)),
    y: rounded(bottom - ((bottom - top) * percent) / 100),
    percent,
  }))

/** Slopes at the points after Fritsch and Carlson: monotone between them. */
function slopesOf(points: readonly ChartPoint[]): number[] {
  const secants = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return (point.y - before.y) / (point.x - before.x || 1)
  })
  return points.map((_, index) => {
    const [before, after] = [secants[index - 1], secants[index]]
    if (before === undefined || after === undefined) return after ?? before ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

export function lineThrough(points: readonly ChartPoint[]): string {
  const slopes = slopesOf(points)
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const third = (x - before.x) / 3
      const [leaving, arriving] = [slopes[index - 1] ?? 0, slopes[index] ?? 0]
      const handles = [before.x + third, before.y + third * leaving, x - third, y - third * arriving].map(rounded)
      return `C${handles.join(' ')} ${x} ${y}`
    })
    .join('')
}

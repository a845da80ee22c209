import type { SeriesPoint } from '@evenkeel/api'

/** The last two days with different scores: what it was, what it became, and on which day. */
export function lastChange(points: readonly SeriesPoint[]) {
  for (let index = points.length - 1; index > 0; index--) {
    const [before, after] = [points[index - 1], points[index]]
    if (before && after && before.score !== after.score) {
      return { before: before.score, after: after.score, day: after.from }
    }
  }
  return undefined
}

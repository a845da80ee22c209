import type { ExerciseResult } from '@evenkeel/api'

/** One time that was rated before and after. */
export interface RatedTime {
  id: string
  startedAt: Date
  /** 0 to 100. */
  before: number
  after: number
  change: number
}

/** Returns the times that can be compared, oldest first: both ratings given, on the scale that the player uses. */
export const ratedTimes = (results: readonly ExerciseResult[]): RatedTime[] =>
  results
    .flatMap(({ result_id, started_at, mood_scale, mood_before: before, mood_after: after }) =>
      mood_scale !== 'slider' || before === null || after === null
        ? []
        : [{ id: result_id, startedAt: new Date(started_at), before, after, change: after - before }],
    )
    .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())

export interface RatedSummary {
  times: number
  /** Mean change, a whole number. */
  mean: number
  better: number
}

export function summaryOf(times: readonly RatedTime[]): RatedSummary {
  const sum = times.reduce((all, { change }) => all + change, 0)
  return {
    times: times.length,
    mean: times.length > 0 ? Math.round(sum / times.length) : 0,
    better: times.filter(({ change }) => change > 0).length,
  }
}

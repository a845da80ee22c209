import type { DayPattern } from '@evenkeel/api'

/** One that had enough days on both sides to be compared. */
export type FoundPattern = DayPattern & { comparison: NonNullable<DayPattern['comparison']> }

const hasComparison = (pattern: DayPattern): pattern is FoundPattern => pattern.comparison !== null

const size = ({ comparison }: FoundPattern) => Math.abs(comparison.difference)

/** Those that were compared, the plainest first: what was found before what was not, then by size. */
export const comparedOf = (patterns: readonly DayPattern[]): FoundPattern[] =>
  patterns.filter(hasComparison).sort((one, other) => rank(one) - rank(other) || size(other) - size(one))

const rank = ({ finding }: DayPattern) => (finding === 'found' ? 0 : 1)

export const foundOf = (patterns: readonly DayPattern[]): FoundPattern[] =>
  comparedOf(patterns).filter(({ finding }) => finding === 'found')

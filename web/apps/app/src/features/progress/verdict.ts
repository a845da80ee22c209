import type { ListedExercise } from '@evenkeel/api'

/** Below this many ratings an estimate is mostly what was expected of the exercise, not what the member felt. */
const ENOUGH_RATINGS = 3

/** Effects go from -2 to 2; less than this either way is nothing that a person would notice. */
const NOTICEABLE = 0.25

export type Verdict = 'too_early' | 'no_pattern' | 'better' | 'worse'

export function verdictOf({ effect, n }: Pick<ListedExercise['effect'], 'effect' | 'n'>): Verdict {
  if (n < ENOUGH_RATINGS) return 'too_early'
  if (Math.abs(effect) < NOTICEABLE) return 'no_pattern'
  return effect > 0 ? 'better' : 'worse'
}

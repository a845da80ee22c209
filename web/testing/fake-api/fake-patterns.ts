import type { DayPattern, Patterns } from '@evenkeel/api'

interface Compared {
  days: [number, number]
  difference: number
  /** Half the width of its interval. */
  spread: number
  isFound?: boolean
}

type Kind = DayPattern['trait']['kind']

function compared(kind: Kind, key: string, { days, difference, spread, isFound = false }: Compared): DayPattern {
  const [days_with, days_without] = days
  const interval = { difference, low: difference - spread, high: difference + spread }
  const comparison = { days_with, days_without, mean_with: difference, mean_without: 0, ...interval, chance: 0.01 }
  return { trait: { kind, key }, finding: isFound ? 'found' : 'none', days_with, days_without, comparison }
}

const tooFew = (kind: Kind, key: string): DayPattern => ({
  trait: { kind, key },
  finding: 'too_few',
  days_with: 3,
  days_without: 40,
  comparison: null,
})

const PATTERNS = [
  compared('practice', 'any', { days: [26, 14], difference: 0.34, spread: 0.19, isFound: true }),
  compared('context_tag', 'poor_sleep', { days: [9, 22], difference: -0.41, spread: 0.22, isFound: true }),
  compared('weekday', 'monday', { days: [9, 31], difference: -0.12, spread: 0.28 }),
  compared('body_sign', 'warm_hands', { days: [12, 28], difference: 0.08, spread: 0.25 }),
  tooFew('journal', 'written'),
]

/** The patterns of a member of some weeks, or of some days. */
export function fakePatterns(isSeasoned: boolean): Patterns {
  const patterns = isSeasoned ? PATTERNS : PATTERNS.map(({ trait }) => tooFew(trait.kind, trait.key))
  const count = patterns.filter(({ comparison }) => comparison).length
  const span = { from: '2026-05-26', to: '2026-11-21', days: isSeasoned ? 40 : 3, days_needed: 8 }
  return { ...span, any_found: isSeasoned, compared: count, patterns }
}

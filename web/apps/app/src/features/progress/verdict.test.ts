import { expect, test } from 'vitest'
import { verdictOf } from './verdict'

test.each([
  [{ effect: 1.8, n: 2 }, 'too_early'],
  [{ effect: 0.24, n: 12 }, 'no_pattern'],
  [{ effect: -0.24, n: 12 }, 'no_pattern'],
  [{ effect: 0.25, n: 3 }, 'better'],
  [{ effect: -0.6, n: 3 }, 'worse'],
] as const)('%j is %s', (effect, verdict) => {
  expect(verdictOf(effect)).toBe(verdict)
})

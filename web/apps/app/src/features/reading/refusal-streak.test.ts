import { beforeEach, expect, test } from 'vitest'
import { refusalStreak } from './refusal-streak'

const HOUR = 60 * 60 * 1000

beforeEach(() => refusalStreak.clear())

test('reasons add up until a reading succeeds', () => {
  refusalStreak.add('motion', 0)
  refusalStreak.add('too_dark', 1)
  expect(refusalStreak.add('too_dark', 2)).toEqual(['motion', 'too_dark', 'too_dark'])
  refusalStreak.clear()
  expect(refusalStreak.add('motion', 3)).toEqual(['motion'])
})

test('what was refused hours ago does not count', () => {
  refusalStreak.add('motion', 0)
  refusalStreak.add('motion', 5 * HOUR)
  expect(refusalStreak.add('motion', 7 * HOUR)).toEqual(['motion', 'motion'])
})

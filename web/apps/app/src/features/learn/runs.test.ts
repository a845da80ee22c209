import type { RecommendedArticle } from '@evenkeel/api'
import { expect, test } from 'vitest'
import { runsOf } from './runs'

const entry = (reason: string | null) => ({ reason }) as RecommendedArticle
const shapes = (reasons: (string | null)[]) =>
  runsOf(reasons.map(entry)).map(({ reason, articles }) => [reason, articles.length])

test('neighbours with one reason stand together, and it is said once', () => {
  expect(shapes(['a', 'a', 'b', 'b', 'b'])).toEqual([
    ['a', 2],
    ['b', 3],
  ])
})

test('one alone keeps its reason, and the order stays', () => {
  expect(shapes(['a', 'b', 'a'])).toEqual([
    [undefined, 1],
    [undefined, 1],
    [undefined, 1],
  ])
})

test('without a reason nothing is said, and no list has no runs', () => {
  expect(shapes([null, null])).toEqual([[undefined, 2]])
  expect(shapes([])).toEqual([])
})

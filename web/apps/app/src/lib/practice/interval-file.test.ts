// @vitest-environment node
import { expect, test } from 'vitest'
import { intervalsBetween, intervalText } from './interval-file'

test('one interval in each line, and an empty line for a gap', () => {
  expect(intervalText(intervalsBetween([0, 812.26, 1650, null, 4000, 4790, 5600]))).toBe(
    '812.3\n837.7\n\n790.0\n810.0\n',
  )
})

test('nothing from no beats, and none across a gap', () => {
  expect(intervalsBetween([])).toEqual([])
  expect(intervalsBetween([500])).toEqual([])
  expect(intervalsBetween([0, null, 900])).toEqual([])
})

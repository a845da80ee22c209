// @vitest-environment node
import { expect, test } from 'vitest'
import { intervalText } from './interval-file'

test('one interval in each line, and an empty line for a gap', () => {
  expect(intervalText([0, 812.25, 1650, null, 4000, 4790, 5600])).toBe('812.3\n837.8\n\n790.0\n810.0\n')
})

test('nothing from no beats, and none across a gap', () => {
  expect(intervalText([])).toBe('')
  expect(intervalText([500])).toBe('')
  expect(intervalText([0, null, 900])).toBe('')
})

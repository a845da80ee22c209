import { expect, test } from 'vitest'
import { cellOf, dayAfterKey, daysOf } from './year'

test('a year has its days', () => {
  expect(daysOf(2026)).toHaveLength(365)
  expect(daysOf(2028)).toHaveLength(366)
  expect(daysOf(2026)[0]).toBe('2026-01-01')
  expect(daysOf(2026).at(-1)).toBe('2026-12-31')
})

test('months go down, days across', () => {
  expect(cellOf('2026-08-14')).toEqual({ row: 7, column: 13 })
})

test.each([
  ['ArrowRight', '2026-01-31', '2026-02-01'],
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowDown', '2026-01-31', '2026-02-28'],
  ['ArrowUp', '2026-05-31', '2026-04-30'],
  ['ArrowLeft', '2026-01-01', '2026-01-01'],
  ['ArrowRight', '2026-12-31', '2026-12-31'],
  ['ArrowDown', '2026-12-03', '2026-12-03'],
  ['Home', '2026-05-31', '2026-01-01'],
  ['End', '2026-05-31', '2026-12-31'],
  ['Enter', '2026-05-31', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from)).toBe(to)
})

import { CallFailed } from '@evenkeel/api'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { callWords } from './call-words'

const t = ((key: string) => key) as TFunction
const failed = (status: number, error_code = 'x', more: { field?: string } = {}) =>
  new CallFailed({ error_code, error_message: 'Schreib ein Wort.', ...more }, status)

test('a rule explains itself', () => {
  expect(callWords(t, failed(422, 'invalid_input'))).toBe('Schreib ein Wort.')
  // A day that is full is no haste.
  expect(callWords(t, failed(429, 'too_many_requests', { field: 'checked_in_at' }))).toBe('Schreib ein Wort.')
})

test('what the edge answers, in English, gets words of ours', () => {
  expect(callWords(t, failed(429))).toBe('errors.too_often')
  expect(callWords(t, failed(503))).toBe('errors.server')
  expect(callWords(t, failed(0))).toBe('errors.no_answer')
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { helpsFor } from './try-help'

test('what was seen most often is helped first', () => {
  expect(helpsFor(['motion', 'too_dark', 'motion'])).toEqual(['rest', 'light', 'lens', 'pressure'])
  expect(helpsFor(['weak_pulse', 'weak_pulse', 'no_pulse'])[0]).toBe('warmth')
})

test('an unknown reason gets the usual four', () => {
  expect(helpsFor(['new_reason'])).toEqual(['lens', 'pressure', 'warmth', 'light'])
})

import { expect, test } from 'vitest'
import { lengthText } from './length-text'

test('what takes less than a minute is told in seconds', () => {
  expect(lengthText(0.5, 'en')).toBe('30 seconds')
  expect(lengthText(0.5, 'de')).toBe('30 Sekunden')
})

test('anything longer is told in minutes, in the words of the language', () => {
  expect(lengthText(1, 'en')).toBe('1 minute')
  expect(lengthText(1.5, 'de')).toBe('1,5 Minuten')
  expect(lengthText(4, 'es')).toBe('4 minutos')
  expect(lengthText(2, 'ar')).toBe('دقيقتان')
})

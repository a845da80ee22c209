import { expect, test } from 'vitest'
import { piecesOf, placeLetters } from './letters-on-arc'

test('Latin letters stand on their own, so that a name follows the ring', () => {
  expect(piecesOf('Jeu')).toEqual(['J', 'e', 'u'])
})

test('Arabic letters are never torn apart: alone they have other forms and run the wrong way', () => {
  expect(piecesOf('السكون')).toEqual(['السكون'])
  const [word, ...others] = placeLetters('السكون', [40], { radius: 140, angle: 90 })
  expect(others).toEqual([])
  expect(word?.rotation).toBe(90)
  expect(word?.x).toBeCloseTo(140)
})

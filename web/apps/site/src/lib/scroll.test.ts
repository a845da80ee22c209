import { describe, expect, test } from 'vitest'
import { filmOpacity, headerLook } from './scroll'

describe('the landing header', () => {
  test('is clear at the top', () => expect(headerLook(0, 800)).toEqual({ opacity: 0, blur: 0, shadow: 0 }))

  test('follows the scroll', () => expect(headerLook(200, 800)).toEqual({ opacity: 0.25, blur: 1, shadow: 0.25 }))

  test('goes no further than 0.85, 4 pixels and 0.5', () => {
    expect(headerLook(720, 800)).toEqual({ opacity: 0.85, blur: 3.6, shadow: 0.5 })
    expect(headerLook(5000, 800)).toEqual({ opacity: 0.85, blur: 4, shadow: 0.5 })
  })
})

test('the film stays until 1.2 windows have gone by', () => {
  expect(filmOpacity(960, 800)).toBe(1)
  expect(filmOpacity(961, 800)).toBe(0)
})

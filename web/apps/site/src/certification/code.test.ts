import { expect, test } from 'vitest'
import { dollars, isOfferClosed, OFFER_CLOSES_AT } from '../lib/constants'
import { asCode, timeLeft, withoutSpaces } from './code'

test('a code keeps letters, digits and hyphens', () => expect(asCode(' mara-7k2q!_ ')).toBe('MARA-7K2Q'))

test('an address loses its spaces and capitals', () =>
  expect(withoutSpaces(' Mara @Example.org\n')).toBe('mara@example.org'))

test('the countdown counts days, hours, minutes and seconds, and ends', () => {
  const left = ((2 * 24 + 14) * 60 + 36) * 60 + 8
  expect(timeLeft(left * 1000, 0)).toEqual({ days: 2, hours: 14, minutes: 36, seconds: 8 })
  expect(timeLeft(1000, 1)).toBeUndefined()
  expect(timeLeft(1000, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('the offer closes early in June 2023', () => {
  expect(new Date(OFFER_CLOSES_AT * 1000).toISOString()).toBe('2023-06-01T08:00:00.000Z')
  expect(isOfferClosed(OFFER_CLOSES_AT * 1000)).toBe(false)
  expect(isOfferClosed(OFFER_CLOSES_AT * 1000 + 1)).toBe(true)
})

test('prices are written as in the specification', () => {
  expect([dollars(69_700), dollars(3599), dollars(99)]).toEqual(['$697', '$35.99', '$0.99'])
})

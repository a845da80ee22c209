import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { track } from '../lib/track'
import { keepConsent, readConsent } from './consent'
import { isEuropean } from './european'
import { startPixel } from './pixel'
import { servicesFor } from './services'

const nothing = { pixel_id: '', analytics_token: '', analytics_host: 'https://a.example', error_reporting_dsn: '' }
const everything = { ...nothing, pixel_id: '12', analytics_token: 'abc', error_reporting_dsn: 'https://k@e.example/1' }

test.each([
  ['Europe/Vienna', true],
  ['Atlantic/Canary', true],
  ['Asia/Nicosia', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  [undefined, true],
  ['America/New_York', false],
  ['Asia/Tokyo', false],
  ['Atlantic/Bermuda', false],
])('%s is European: %s', (zone, expected) => expect(isEuropean(zone)).toBe(expected))

describe('services of others', () => {
  test('are none while nothing is set up', () => {
    expect(servicesFor({ tracking: nothing, path: '/', timeZone: 'America/New_York' })).toEqual([])
  })

  test('leave the pixel out in Europe', () => {
    const at = (timeZone: string) => servicesFor({ tracking: everything, path: '/', timeZone })
    expect(at('America/New_York')).toEqual(['pixel', 'analytics', 'error_reporting'])
    expect(at('Europe/Vienna')).toEqual(['analytics', 'error_reporting'])
  })

  test.each(['/quiz', '/quiz/r/abc', '/ar/quiz', '/safety'])('are never let in at %s', (path) => {
    expect(servicesFor({ tracking: everything, path, timeZone: 'America/New_York' })).toEqual([])
  })
})

describe('the consent', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.unstubAllGlobals())

  test('is asked for once and kept', () => {
    expect(readConsent()).toBe('unasked')
    keepConsent(false)
    expect(readConsent()).toBe('refused')
    keepConsent(true)
    expect(readConsent()).toBe('agreed')
  })

  test('is a no where the browser says so, whatever was tapped', () => {
    keepConsent(true)
    vi.stubGlobal('navigator', { globalPrivacyControl: true })
    expect(readConsent()).toBe('refused')
  })

  test('to an older question, or one that cannot be read, is none', () => {
    localStorage.setItem('evenkeel.consent', JSON.stringify({ version: 0, agreed: true }))
    expect(readConsent()).toBe('unasked')
    localStorage.setItem('evenkeel.consent', '{')
    expect(readConsent()).toBe('refused')
  })
})

test('the pixel is told names and values, and nothing about a person', () => {
  startPixel(everything)
  track('InitiateCheckout', { product: 'book', value: 0.99, currency: 'USD', what: 'mara@example.org' })
  track('Link Click', { what: 'mara@example.org' })
  const { queue } = (window as unknown as { fbq: { queue: unknown[][] } }).fbq
  expect(queue.slice(0, 3)).toEqual([
    ['set', 'autoConfig', false, '12'],
    ['init', '12'],
    ['track', 'PageView'],
  ])
  expect(queue.slice(3)).toEqual([
    ['track', 'InitiateCheckout', { value: 0.99, currency: 'USD' }],
    ['trackCustom', 'Link Click', {}],
  ])
  document.head.querySelector('script[src*="fbevents"]')?.remove()
})

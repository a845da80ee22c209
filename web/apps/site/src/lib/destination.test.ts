import { expect, test } from 'vitest'
import { destinationOf } from './destination'

const origin = 'https://example.org'
const store = 'https://apps.example/app'
const to = (address: string) => destinationOf(`?to=${encodeURIComponent(address)}`, origin, [store, ''])

test('leads to our own pages and to the store, and anywhere else to the beginning', () => {
  expect(to('/certification?c=ABC#buy')).toBe('/certification?c=ABC#buy')
  expect(to('https://example.org/book')).toBe('/book')
  expect(to(store)).toBe(store)
  for (const trap of [
    'https://evil.example',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://[',
    '',
  ])
    expect(to(trap), trap).toBe('/')
  expect(destinationOf('', origin, [])).toBe('/')
})

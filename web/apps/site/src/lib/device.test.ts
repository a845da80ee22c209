import { expect, test } from 'vitest'
import { deviceOf, storeLink, universalLink } from './device'

const brand = (ios: string, universal: string) => ({
  name: 'Evenkeel',
  tagline: '',
  support_email: '',
  store_links: { ios, android: '', universal },
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'other'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'other'],
])('%s with %i fingers is %s', (agent, fingers, device) => expect(deviceOf(agent, fingers)).toBe(device))

test('a store comes first, then the universal link, then the app itself', () => {
  expect(storeLink(brand('https://store.example/ios', ''), 'ios')).toBe('https://store.example/ios')
  expect(storeLink(brand('', 'https://get.example'), 'ios')).toBe('https://get.example')
  expect(storeLink(brand('', ''), 'android')).toBe('/app/')
  expect(universalLink(brand('', ''), 'https://evenkeel.example')).toBe('https://evenkeel.example/app/')
})

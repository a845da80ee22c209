// @vitest-environment node
import { expect, test } from 'vitest'
import { serviceUrlFrom } from './service-api'

test.each([
  ['http://127.0.0.1:8080', 'http://localhost:8081', 'http://127.0.0.1:8081'],
  ['http://localhost:8080', 'http://127.0.0.1:8081', 'http://localhost:8081'],
  ['http://[::1]:8080', 'http://localhost:8081', 'http://[::1]:8081'],
  ['http://localhost:8080', 'http://localhost:8081', 'http://localhost:8081'],
  ['https://example.org', 'https://service.example.org', 'https://service.example.org'],
  ['capacitor://localhost', 'https://service.example.org', 'https://service.example.org'],
  ['http://127.0.0.1.example.org', 'http://localhost:8081', 'http://localhost:8081'],
])('a page at %s calls a service at %s by %s', (page, told, called) => {
  expect(serviceUrlFrom(page, told)).toBe(called)
})

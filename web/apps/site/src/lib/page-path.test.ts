import { expect, test } from 'vitest'
import { pagePath } from './page-path'

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/de/quiz/', '/quiz'],
  ['/ar/quiz/r/secret-key', '/quiz/r'],
  ['/book_download/secret', '/book_download'],
  ['/learn/long-exhale', '/learn/long-exhale'],
  ['/support', '/support'],
])('%s is the page %s', (path, page) => expect(pagePath(path)).toBe(page))

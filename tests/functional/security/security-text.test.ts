import { expect, test } from '../../support/fixtures'
import { ask } from '../../support/wire'

test('a finder of a weakness learns where to write, and the file is never out of date', async ({ server }) => {
  const { status, headers, body } = await ask(`${server.main}/.well-known/security.txt`)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain/)
  const lines = new Map(
    body
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  )
  expect(lines.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/)
  expect(lines.get('Canonical')).toMatch(/\/\.well-known\/security\.txt$/)
  const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

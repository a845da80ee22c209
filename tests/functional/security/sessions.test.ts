import { expect, test } from '../../support/fixtures'
import { freePort } from '../../support/free-port'
import { aMember, anAddress } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const DAY = 24 * 3600_000

test('17.6: a session ends after a year however often it is used', async ({ startServer }) => {
  const server = await startServer()
  const began = Date.now()
  const ana = await aMember(server)
  for (let day = 80; day < 365; day += 80) {
    await server.setClock(new Date(began + day * DAY).toISOString())
    expect((await ana.config()).body.member).not.toBeNull()
  }
  await server.setClock(new Date(began + 366 * DAY).toISOString())
  expect((await ana.config()).body.member).toBeNull()
})

test('17.6: and after ninety days without use', async ({ startServer }) => {
  const server = await startServer()
  const began = Date.now()
  const ana = await aMember(server)
  await server.setClock(new Date(began + 91 * DAY).toISOString())
  expect((await ana.config()).body.member).toBeNull()
})

test('17.6: a password that is tried first is refused, however it is capitalised', async ({ server }) => {
  const ana = await aMember(server)
  for (const password of ['1234567890', 'qwertyuiop', 'Password123', 'QWERTYUIOP'])
    expectRefusal(await ana.changeDetails({ password }), 422, 'invalid_input', 'password')
  expect((await ana.changeDetails({ password: 'a quiet pond in may' })).status).toBe(200)
})

test('17.6: under TLS the session cookie is one that no neighbouring host can set', async ({ startServer }) => {
  const port = String(await freePort())
  await startServer({
    flags: { '--port-main': port, '--url-main': 'https://evenkeel.example', '--testing-controls': 'false' },
  })
  const { headers } = await fetch(`http://localhost:${port}/api/account/create`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email_address: anAddress() }),
  })
  const session = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-session='))
  expect(session).toMatch(/; Path=\/(;|$)/)
  expect(session).toMatch(/; Secure(;|$)/)
  expect(session).toMatch(/; HttpOnly(;|$)/)
  expect(session).not.toMatch(/; Domain=/i)
})

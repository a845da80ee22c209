import { describe, expect, test } from '../../support/fixtures'
import { aMember } from '../../support/person'
import { until } from '../../support/until'
import { ask, Wire } from '../../support/wire'

/** Announces 8 MiB for the given path and sends one byte of them. */
const beginning = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 8000000\r\n\r\nx`

const statusOf = async (origin: string) => (await ask(`${origin}/api/docs/member.json`)).status

const attacker = '127.0.0.66'

describe('one client cannot stop the server', () => {
  test('connections that announce a body and send a byte leave the others their places', async ({ startServer }) => {
    const server = await startServer({ flags: { '--connections': '64', '--connections-per-address': '16' } })
    const ana = await aMember(server)
    const flood = await Promise.all(Array.from({ length: 100 }, () => Wire.open(server.service, attacker)))
    for (const wire of flood) wire.write(beginning('/object-store/readings'))

    for (const origin of [server.main, server.service, server.dashboard])
      expect((await ask(`${origin}/healthz`)).status).toBe(200)
    expect((await ana.api.get('/authorized/account/sessions')).status).toBe(200)
    for (const wire of flood) wire.close()
  })

  test('health answers while every place is taken, and nothing else does', async ({ startServer }) => {
    const server = await startServer({ flags: { '--connections': '16', '--connections-per-address': '100' } })
    const holders = await Promise.all(Array.from({ length: 16 }, () => Wire.open(server.main, attacker)))
    for (const wire of holders) wire.write('GET /healthz HTTP/1.1\r\nHost: te')
    await until('all places to be taken', async () => (await statusOf(server.main)) === 503 || undefined)
    expect((await ask(`${server.main}/healthz`)).status).toBe(200)
    expect((await ask(`${server.main}/readyz`)).status).toBe(200)
    for (const wire of holders) wire.close()
    await until(
      'a place to be free again',
      async () => (await ask(`${server.main}/api/docs/member.json`)).status === 200,
    )
  })

  test('who may not call is refused before a large body is sent', async ({ startServer }) => {
    const server = await startServer()
    const wire = await Wire.open(server.main)
    wire.write(beginning('/api/authorized/account/import/preview'))
    await until('an answer', () => wire.statuses[0])
    expect(wire.statuses).toEqual([401])
    await wire.closed
  })

  test('large bodies share their memory; the one too many is asked to try again', async ({ startServer }) => {
    const server = await startServer({ flags: { '--body-memory-mib': '16' } })
    const ana = await aMember(server)
    const csrf = ana.api.plan.jar.get('csrf_token') ?? ''
    const head =
      `POST /api/authorized/account/import/preview HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n` +
      `Cookie: ${ana.api.plan.jar.header()}\r\nX-CSRF-Token: ${csrf}\r\nContent-Length: 8000000\r\nExpect: 100-continue\r\n\r\n`
    const wires = await Promise.all([1, 2, 3].map(() => Wire.open(server.main)))
    for (const wire of wires) {
      wire.write(head)
      await until('an answer', () => wire.statuses[0])
    }
    expect(wires.map((wire) => wire.statuses[0]).sort()).toEqual([100, 100, 503])
    for (const wire of wires) wire.close()
  })
})

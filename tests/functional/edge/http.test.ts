import { describe, expect, test } from '../../support/fixtures'
import { freePort } from '../../support/free-port'
import { aVisitor } from '../../support/person'
import { until } from '../../support/until'
import { ask, Wire } from '../../support/wire'

const listeners = ['main', 'service', 'dashboard'] as const

describe('every listener', () => {
  test.for(listeners)('%s: alive, ready, and which version', async (listener, { server }) => {
    expect(await (await fetch(`${server[listener]}/healthz`)).text()).toBe('ok\n')
    expect((await fetch(`${server[listener]}/readyz`)).status).toBe(200)
    const version = await (await fetch(`${server[listener]}/version`)).json()
    expect(version).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  })

  test.for(listeners)('%s: an unknown call answers the usual envelope', async (listener, { server }) => {
    const prefix = listener === 'service' ? '' : '/api'
    const answer = await fetch(`${server[listener]}${prefix}/no/such/call`, { method: 'POST' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error_code: 'not_found', request_id: expect.any(String) })
  })

  test.for(listeners)('%s: nobody may frame, sniff or refer onwards', async (listener, { server }) => {
    const { headers } = await fetch(`${server[listener]}/healthz`)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'/)
  })

  test.for(listeners)('%s: no HSTS without TLS', async (listener, { server }) => {
    expect((await fetch(`${server[listener]}/healthz`)).headers.get('Strict-Transport-Security')).toBeNull()
  })
})

test('behind TLS browsers are told to stay there, and cookies need it', async ({ startServer }) => {
  const port = String(await freePort())
  await startServer({
    flags: { '--port-main': port, '--url-main': 'https://evenkeel.example', '--testing-controls': 'false' },
  })
  const { headers } = await fetch(`http://localhost:${port}/api/config`, { method: 'POST' })
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
  expect(headers.getSetCookie()).not.toEqual([])
  expect(headers.getSetCookie().every((cookie) => /; Secure/.test(cookie))).toBe(true)
})

test('answers of the API are kept by nobody and run nowhere', async ({ server }) => {
  const { headers } = await aVisitor(server).config()
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'")
})

describe('request ids', () => {
  test('a new one each time', async ({ server }) => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${server.main}/healthz`)).headers.get('X-Request-Id')),
    )
    expect(ids[0]).toMatch(/^[\w.-]{8,64}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  test("the caller's own is kept", async ({ server }) => {
    const headers = { 'X-Request-Id': 'from-the-phone.42' }
    expect((await fetch(`${server.main}/healthz`, { headers })).headers.get('X-Request-Id')).toBe('from-the-phone.42')
  })

  test.for(['short', 'x'.repeat(65), '<script>alert(1)</script>'])('%s is replaced', async (id, { server }) => {
    const headers = { 'X-Request-Id': id }
    expect((await fetch(`${server.main}/healthz`, { headers })).headers.get('X-Request-Id')).not.toBe(id)
  })
})

test('HEAD is GET without the body', async ({ server }) => {
  const get = await ask(`${server.main}/healthz`)
  const head = await ask(`${server.main}/healthz`, 'HEAD')
  expect(head.status).toBe(get.status)
  expect(head.headers['content-length']).toBe(get.headers['content-length'])
  expect(head.body).toHaveLength(0)
})

test('OPTIONS says what an address answers', async ({ server }) => {
  const { status, headers } = await ask(`${server.main}/api/config`, 'OPTIONS')
  expect(status).toBe(204)
  expect(headers.allow).toBe('POST, OPTIONS')
})

describe('other origins', () => {
  const preflight = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }

  test('the app may call the service with its cookies', async ({ server }) => {
    const headers = { ...preflight, Origin: server.main }
    const answer = await ask(`${server.service}/hrv-task`, 'OPTIONS', headers)
    expect(answer.status).toBe(204)
    expect(answer.headers['access-control-allow-origin']).toBe(server.main)
    expect(answer.headers['access-control-allow-credentials']).toBe('true')
    expect(answer.headers['access-control-allow-methods']).toContain('POST')
    expect(answer.headers['access-control-allow-headers']).toContain('x-csrf-token')
  })

  test.for(['https://elsewhere.example', 'null'])('%s may not', async (Origin, { server }) => {
    const answer = await ask(`${server.service}/hrv-task`, 'OPTIONS', { ...preflight, Origin })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers.vary).toMatch(/Origin/)
  })

  test('nobody else calls the main API', async ({ server }) => {
    const answer = await ask(`${server.main}/api/config`, 'OPTIONS', { ...preflight, Origin: server.service })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('refusals carry the permission too, or the app could not read them', async ({ server }) => {
    const answer = await fetch(`${server.service}/hrv-task`, {
      method: 'POST',
      headers: { Origin: server.main, 'Content-Type': 'application/json' },
      body: '{',
    })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(server.main)
  })
})

describe('one connection', () => {
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

  test('answers pipelined requests in their order', async ({ server }) => {
    const wire = await Wire.open(server.main)
    wire.write(get('/healthz') + get('/api/nothing') + get('/readyz', 'Connection: close\r\n'))
    await wire.closed
    expect(wire.statuses).toEqual([200, 404, 200])
  })

  test('stays open for the next request', async ({ server }) => {
    const wire = await Wire.open(server.main)
    for (const count of [1, 2, 3]) {
      wire.write(get('/healthz'))
      await until('an answer', () => wire.statuses.length === count || undefined)
    }
    wire.close()
  })

  const broken: [string, string][] = [
    ['no HTTP', 'hello\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['an escaped NUL', get('/%00')],
    ['a broken escape', get('/%zz')],
    ['two lengths', 'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    [
      'a length beside chunks',
      'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ]
  test.for(broken)('ends after %s with a refusal', async ([, text], { server }) => {
    const wire = await Wire.open(server.main)
    wire.write(text)
    await wire.closed
    expect(wire.statuses).toEqual([400])
    expect(wire.received).toContain('"error_code":"bad_request_error"')
  })

  test('refuses endless headers', async ({ server }) => {
    const wire = await Wire.open(server.main)
    wire.write(get('/healthz', `X-Long: ${'x'.repeat(40_000)}\r\n`))
    await wire.closed
    expect([400, 413, 431]).toContain(wire.statuses[0])
  })

  test('waits for the word before a large body is sent in vain', async ({ server }) => {
    const wire = await Wire.open(server.main)
    wire.write(
      'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\nExpect: 100-continue\r\n\r\n',
    )
    await wire.closed
    expect(wire.statuses).toEqual([413])
  })
})

describe('slow clients', () => {
  test('that never finish their headers are let go', async ({ startServer }) => {
    const server = await startServer({ flags: { '--header-timeout': '1' } })
    const wire = await Wire.open(server.main)
    wire.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    await wire.closed
    expect(wire.statuses).toEqual([408])
  })

  test('do not keep others waiting', async ({ startServer }) => {
    const server = await startServer({ flags: { '--worker-threads': '1' } })
    const slow = await Promise.all(Array.from({ length: 20 }, () => Wire.open(server.main)))
    for (const wire of slow) wire.write('POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{')
    expect((await fetch(`${server.main}/healthz`)).status).toBe(200)
    for (const wire of slow) wire.close()
  })
})

test('the access log tells each request in one line of JSON and nothing personal', async ({ startServer }) => {
  const server = await startServer()
  const visitor = aVisitor(server)
  await visitor.api.post('/account/validate', { email_address: 'secret@example.org' }, { 'X-Request-Id': 'find-me-1' })
  const line = await until('the line', () => server.said.split('\n').find((text) => text.includes('find-me-1')))
  expect(JSON.parse(line)).toMatchObject({
    listener: 'main',
    method: 'POST',
    path: '/api/account/validate',
    status: 200,
    client: visitor.clientAddress.replace(/\d+$/, '0'),
  })
  expect(server.said).not.toContain('secret@example.org')
})

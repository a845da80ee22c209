import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test as base, describe, expect } from '../../support/fixtures'
import { contractFolder } from '../../support/paths'
import { Server } from '../../support/server'
import { film, makeWebBuild, page, put, script, scriptName } from '../../support/web-build'
import { ask } from '../../support/wire'

const test = base.extend('files', { scope: 'file' }, async ({}, { onCleanup }) => {
  const web = makeWebBuild()
  const server = await Server.start({ flags: { '--web': web } })
  onCleanup(async () => {
    await server.remove()
    rmSync(web, { recursive: true })
  })
  return { server, web, script: `${server.main}/app/${scriptName}` }
})

describe('compressed beforehand', () => {
  test('brotli for who takes it', async ({ files }) => {
    const { headers, body } = await ask(files.script, 'GET', { 'Accept-Encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(headers.vary).toMatch(/Accept-Encoding/i)
    expect(brotliDecompressSync(body).toString()).toBe(script)
  })

  test('gzip for who takes only that', async ({ files }) => {
    const { headers, body } = await ask(files.script, 'GET', { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(script)
  })

  test.for([{}, { 'Accept-Encoding': 'br;q=0, gzip;q=0' }, { 'Accept-Encoding': 'identity' }])(
    'plain for %o',
    async (headers, { files }) => {
      const answer = await ask(files.script, 'GET', headers as Record<string, string>)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.body.toString()).toBe(script)
    },
  )
})

describe('caching', () => {
  test('names with a hash are kept for ever', async ({ files }) => {
    const { headers } = await ask(files.script)
    expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/)
  })

  test('pages are asked for again each time', async ({ files }) => {
    expect((await ask(`${files.server.main}/app/`)).headers['cache-control']).toBe('no-cache')
  })

  test('what is known already is not sent again', async ({ files }) => {
    const etag = (await ask(files.script)).headers.etag as string
    const { status, body } = await ask(files.script, 'GET', { 'If-None-Match': etag })
    expect(status).toBe(304)
    expect(body).toHaveLength(0)
    expect((await ask(files.script, 'GET', { 'If-None-Match': '"another"' })).status).toBe(200)
  })

  test('each encoding has a tag of its own', async ({ files }) => {
    const plain = (await ask(files.script)).headers.etag
    expect((await ask(files.script, 'GET', { 'Accept-Encoding': 'br' })).headers.etag).not.toBe(plain)
  })

  test('a changed file is seen at once', async ({ files }) => {
    const url = `${files.server.main}/app/manifest.webmanifest`
    const before = (await ask(url)).headers.etag
    put(join(files.web, 'apps/app/dist'), 'manifest.webmanifest', '{"name":"changed"}')
    const after = await ask(url)
    expect(after.headers.etag).not.toBe(before)
    expect(after.body.toString()).toBe('{"name":"changed"}')
  })
})

describe('ranges', () => {
  const ranges: [string, string, string][] = [
    ['bytes=0-9', script.slice(0, 10), '0-9'],
    ['bytes=10-', script.slice(10), `10-${script.length - 1}`],
    ['bytes=-5', script.slice(-5), `${script.length - 5}-${script.length - 1}`],
  ]
  test.for(ranges)('%s', async ([Range, expected, shown], { files }) => {
    const { status, headers, body } = await ask(files.script, 'GET', { Range })
    expect(status).toBe(206)
    expect(body.toString()).toBe(expected)
    expect(headers['content-range']).toBe(`bytes ${shown}/${script.length}`)
  })

  test('a film is played from its middle', async ({ files }) => {
    const answer = await ask(`${files.server.main}/film/training.mp4`, 'GET', { Range: 'bytes=2048-' })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-type']).toBe('video/mp4')
    expect(answer.headers['content-range']).toBe('bytes 2048-4095/4096')
    expect(answer.body.equals(film.subarray(2_048))).toBe(true)
  })

  test('beyond the end', async ({ files }) => {
    const { status, headers } = await ask(files.script, 'GET', { Range: 'bytes=999999-' })
    expect(status).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${script.length}`)
  })

  test('of another version are the whole file', async ({ files }) => {
    const { status, body } = await ask(files.script, 'GET', { Range: 'bytes=0-9', 'If-Range': '"another"' })
    expect(status).toBe(200)
    expect(body).toHaveLength(script.length)
  })
})

describe('addresses of the app', () => {
  test.for(['/app', '/app/', '/app/check-in', '/app/reading/result', '/signup', '/login', '/reset_password'])(
    '%s opens its page',
    async (path, { files }) => {
      const { status, headers, body } = await ask(files.server.main + path)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^text\/html/)
      expect(body.toString()).toBe(page)
    },
  )

  test('the page may use the camera and no inline script', async ({ files }) => {
    const { headers } = await ask(`${files.server.main}/app/reading`)
    expect(headers['permissions-policy']).toMatch(/camera=\(self\)/)
    const policy = headers['content-security-policy'] as string
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'/)
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/)
    expect(policy).toContain(files.server.service)
  })

  test('the public site may not', async ({ files }) => {
    const { headers, body } = await ask(`${files.server.main}/`)
    expect(body.toString()).toContain('<title>site</title>')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
  })

  test('pages of the site compile nothing, but a worker among their files may', async ({ files }) => {
    const page = await ask(`${files.server.main}/`)
    expect(page.headers['content-security-policy']).not.toContain('wasm')
    const worker = await ask(`${files.server.main}/assets/engine-worker-ABCDEFGH.js`)
    expect(worker.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    )
  })

  test('the dashboard has its own', async ({ files }) => {
    expect((await ask(`${files.server.dashboard}/clients`)).body.toString()).toContain('<title>dashboard</title>')
  })

  test('a file that is missing is no page', async ({ files }) => {
    expect((await ask(`${files.server.main}/app/assets/gone-00000000.js`)).status).toBe(404)
    expect((await ask(`${files.server.main}/assets/gone-00000000.js`)).status).toBe(404)
  })

  test.for(['/no-such-page', '/no/such/page', '/landing/v3'])(
    '%s leads to the landing page',
    async (path, { files }) => {
      const { status, headers } = await ask(files.server.main + path)
      expect([status, headers.location]).toEqual([302, '/'])
    },
  )

  test('a key in an address opens its page, whatever the key', async ({ files }) => {
    for (const path of ['/quiz/r/any-key', '/book_download/any-secret']) {
      const { status, body } = await ask(files.server.main + path)
      expect(status).toBe(200)
      expect(body.toString()).toContain(`<title>${path.split('/')[1]}</title>`)
    }
  })
})

describe('the reference below /api/docs', () => {
  test.for(['/api/docs', '/api/docs/'])('%s opens its page, as a page and not as JSON', async (path, { files }) => {
    const { status, headers, body } = await ask(files.server.main + path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toContain('<title>reference</title>')
    const policy = headers['content-security-policy'] as string
    expect(policy).toMatch(/script-src 'self';.*style-src 'self';.*connect-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['permissions-policy']).toMatch(/camera=\(\)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.for(['member', 'service', 'dashboard'])(
    '%s.json is the contract, asked for again each time',
    async (name, { files }) => {
      const { status, headers, body } = await ask(`${files.server.main}/api/docs/${name}.json`)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/json')
      expect(headers['cache-control']).toBe('no-cache')
      expect(body.equals(readFileSync(`${contractFolder}/${name}.json`))).toBe(true)
    },
  )

  test('its hashed files are kept for ever', async ({ files }) => {
    const { status, headers } = await ask(`${files.server.main}/api/docs/${scriptName}`)
    expect(status).toBe(200)
    expect(headers['cache-control']).toMatch(/immutable/)
  })

  test.for(['/api/docs/x.json', '/api/docs/x', '/api/docs/../secret.json', '/api/docs.json', '/api/docsx', '/api/x'])(
    '%s is nothing, and says so as the API does',
    async (path, { files }) => {
      const { status, headers, body } = await ask(files.server.main + path)
      expect(status).toBe(404)
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(JSON.parse(body.toString())).toMatchObject({ error_code: 'not_found' })
    },
  )

  test('the API beside it stays closed to pages', async ({ files }) => {
    const { headers } = await ask(`${files.server.main}/api/x`)
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('the dashboard has no page of it', async ({ files }) => {
    expect((await ask(`${files.server.dashboard}/api/docs`)).status).toBe(404)
  })
})

describe('what is not public', () => {
  const hidden = ['/app/.env', '/app/../../../private.txt', '/app/%2e%2e/%2e%2e/%2e%2e/private.txt', '/app/assets/']
  test.for(hidden)('%s', async (path, { files }) => {
    const { status, body } = await ask(files.server.main + path)
    expect(body.toString()).not.toMatch(/SECRET|not for the public/)
    expect([200, 400, 403, 404]).toContain(status)
  })

  test('nothing can be written', async ({ files }) => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await ask(files.script, method)).status).toBe(405)
  })
})

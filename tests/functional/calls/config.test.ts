import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor } from '../../support/person'

const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal']

describe('for a visitor', () => {
  test('everything the first screen needs, and no member', async ({ server }) => {
    const { status, body } = await aVisitor(server).config()
    expect(status).toBe(200)
    expect(body.member).toBeNull()
    expect(body.brand.name).not.toBe('')
    expect(body.prices.trial_days).toBe(3)
    expect(body.onboarding.goals.length).toBeGreaterThan(0)
    expect(body.onboarding.life_aspects).toHaveLength(7)
    expect(body.body_signs.length).toBeGreaterThan(0)
  })

  test('six states that divide the ring without a gap', async ({ server }) => {
    const { body } = await aVisitor(server).config()
    expect(body.states.map((state) => state.name)).toEqual(STATES)
    expect(body.states.map((state) => [state.from, state.to])).toEqual(
      STATES.map((_, band) => [band * 60, band * 60 + 60]),
    )
    expect(body.states.filter((state) => state.regulated).map((state) => state.name)).toEqual(STATES.slice(0, 3))
  })

  test('the addresses under which the listeners can be reached', async ({ server }) => {
    const { body } = await aVisitor(server).config()
    expect(body.service_url).toBe(server.service)
    expect(body.dashboard_url).toBe(server.dashboard)
  })

  test('the same under each name of this machine, so that pages and listeners belong together', async ({ server }) => {
    const asLoopback = (url: string) => url.replace('//localhost:', '//127.0.0.1:')
    const main = asLoopback(server.main)
    expect(main).not.toBe(server.main)
    const response = await fetch(`${main}/api/config`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    const body = (await response.json()) as { main_url: string; service_url: string; dashboard_url: string }
    expect(body).toMatchObject({
      main_url: main,
      service_url: asLoopback(server.service),
      dashboard_url: asLoopback(server.dashboard),
    })
    const allowed = await fetch(`${body.service_url}/hrv-task/status`, {
      method: 'OPTIONS',
      headers: { Origin: main, 'Access-Control-Request-Method': 'POST' },
    })
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(main)
    const page = await fetch(`${main}/app/`)
    const directives = page.headers.get('Content-Security-Policy')?.split('; ') ?? []
    const connect = directives.find((directive) => directive.startsWith('connect-src '))
    expect(connect?.split(' ')).toContain(body.service_url)
  })

  test('what is only pretended here', async ({ server }) => {
    const { body } = await aVisitor(server).config()
    expect(body.sandboxed.toSorted()).toEqual(['in_app_purchases', 'mail', 'object_store', 'payments', 'push'])
  })

  test('no key of a service that is not set up', async ({ server }) => {
    const { body } = await aVisitor(server).config()
    expect(body).toMatchObject({ web_push_key: null, publishable_keys: {} })
  })

  test('the keys of those that are, and Apple only where somebody answers for it', async ({ startServer }) => {
    const web_push_key = `B${'x'.repeat(86)}`
    const flags = { '--web-push-key': web_push_key, '--apple-client-id': 'example.evenkeel' }
    const server = await startServer({ flags: { ...flags, '--apple-sign-in': 'stand_in' } })
    const { body } = await aVisitor(server).config()
    expect(body).toMatchObject({ web_push_key, publishable_keys: { apple_sign_in: 'example.evenkeel' } })
    await server.stop()
    await server.restart({ '--apple-sign-in': 'off' })
    expect((await aVisitor(server).config()).body.publishable_keys).toEqual({})
  })

  test('a readable CSRF cookie', async ({ server }) => {
    const { headers } = await aVisitor(server).config()
    const cookie = headers.getSetCookie().find((line) => line.startsWith('csrf_token='))
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/HttpOnly/i)
  })
})

describe('time zone and language', () => {
  test('known ones are taken over', async ({ server }) => {
    const { body } = await aVisitor(server).config({ tz: 'Europe/Berlin', language_code: 'en-GB' })
    expect(body).toMatchObject({ tz: 'Europe/Berlin', language_code: 'en', notices: [] })
  })

  test('unknown ones fall back, and the answer says so', async ({ server }) => {
    const { body } = await aVisitor(server).config({ tz: 'Mars/Olympus', language_code: 'tlh' })
    expect(body).toMatchObject({ tz: 'Etc/UTC', language_code: 'en' })
    expect(body.notices).toHaveLength(2)
  })

  test('a member who travels has a new time zone from then on', async ({ server }) => {
    const ana = await aMember(server, { tz: 'Europe/Berlin' })
    expect(ana.member.tz).toBe('Europe/Berlin')
    await ana.config({ tz: 'Asia/Tokyo' })
    expect((await ana.config()).body.member?.tz).toBe('Asia/Tokyo')
  })
})

test('a live session brings the member along', async ({ server }) => {
  const ana = await aMember(server)
  expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
})

test('a session that never was is a visitor', async ({ server }) => {
  const stranger = aVisitor(server)
  stranger.jar.set('session', 'made-up')
  const { status, body } = await stranger.config()
  expect(status).toBe(200)
  expect(body.member).toBeNull()
})

test("the dashboard's own: brand, addresses and its CSRF cookie", async ({ server }) => {
  const visitor = aVisitor(server)
  const { status, body } = await visitor.dashboard.post<{ brand: { name: string }; tz: string }>('/config', {
    tz: 'Europe/Berlin',
  })
  expect(status).toBe(200)
  expect(body.tz).toBe('Europe/Berlin')
  expect(body.brand.name).toBe((await visitor.config()).body.brand.name)
  expect(visitor.jar.get('dashboard_csrf_token')).toBeTruthy()
})

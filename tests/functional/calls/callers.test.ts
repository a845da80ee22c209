import { type Call, callsOf, named } from '../../support/calls'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, aPassword, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import { aValidBody } from '../../support/valid-bodies'

const everyCall = callsOf('member')
const callsFor = (...callers: string[]) => named(everyCall.filter((call) => callers.includes(call.caller)))

const signedIn = callsFor('Member', 'PremiumMember', 'Admin')

const send = (person: Person, { method, path }: Call, headers: Record<string, string> = {}, body?: object) =>
  person.api.send(
    method,
    path,
    method === 'GET' ? undefined : JSON.stringify(body ?? aValidBody(path, method)),
    headers,
  )

test('the path says who may call', () => {
  const wrong = everyCall.filter(({ path, caller }) => {
    if (path.startsWith('/premium/authorized/')) return caller !== 'PremiumMember'
    if (path.startsWith('/authorized/')) return caller !== 'Member'
    if (path.startsWith('/app-admin/')) return caller !== 'Admin'
    return caller !== 'Visitor'
  })
  expect(wrong).toEqual([])
  expect(signedIn.length).toBeGreaterThan(0)
})

describe('without a session', () => {
  test.for(signedIn)('%s asks to sign in', async ([, call], { server }) => {
    expectRefusal(await send(aVisitor(server), call), 401, 'session_required')
  })

  test.for(signedIn)('%s does so before it judges the body', async ([, call], { server }) => {
    expectRefusal(await send(aVisitor(server), call, {}, { nonsense: true }), 401, 'session_required')
  })

  test('a session cookie that never was is none', async ({ server }) => {
    const thief = aVisitor(server)
    thief.jar.set('session', 'x'.repeat(43))
    expectRefusal(await thief.checkIn(), 401, 'session_required')
  })
})

test('calls of the app-admin are not for members', async ({ server }) => {
  const ana = await aMember(server)
  for (const [, call] of callsFor('Admin')) expectRefusal(await send(ana, call), 403, 'not_allowed')
})

test('after the trial every premium call says so, before it judges the body', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.setClock(new Date(Date.parse(ana.member.premium.ends_at ?? '') + 1000).toISOString())
  const calls = callsFor('PremiumMember')
  expect(calls.length).toBeGreaterThan(0)
  for (const [, call] of calls) expectRefusal(await send(ana, call, {}, { nonsense: true }), 402, 'premium_required')
})

describe('the CSRF token', () => {
  test.for(signedIn)('%s refuses a client without the cookie', async ([, call], { server }) => {
    const ana = await aMember(server)
    ana.jar.delete('csrf_token')
    expectRefusal(await send(ana, call), 403, 'csrf_error')
  })

  test.for(signedIn)('%s refuses a wrong one', async ([, call], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await send(ana, call, { 'X-CSRF-Token': 'a'.repeat(43) }), 403, 'csrf_error')
  })

  test('of another member is a wrong one, even when the cookie was planted to match', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    ana.jar.set('csrf_token', bea.jar.get('csrf_token') as string)
    expectRefusal(await ana.checkIn(), 403, 'csrf_error')
  })

  test('of the session before is a wrong one after signing in again', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const former = ana.jar.get('csrf_token') as string
    await ana.logIn(ana.member.email_address, aPassword)
    expect(ana.jar.get('csrf_token')).not.toBe(former)
    expectRefusal(await ana.api.post('/authorized/account/logout', {}, { 'X-CSRF-Token': former }), 403, 'csrf_error')
  })

  test('/config replaces a lost one', async ({ server }) => {
    const ana = await aMember(server)
    ana.jar.delete('csrf_token')
    await ana.config()
    expect((await ana.checkIn()).status).toBe(201)
  })
})

test('when the trial is over, premium calls say so and the others go on', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.setClock(new Date(Date.parse(ana.member.premium.ends_at ?? '') - 1000).toISOString())
  expect((await ana.checkIn()).status).toBe(201)
  await server.setClock(new Date(Date.parse(ana.member.premium.ends_at ?? '') + 1000).toISOString())
  expectRefusal(await ana.checkIn(), 402, 'premium_required')
  const { status, body } = await ana.changeDetails({ first_name: 'Ana' })
  expect(status).toBe(200)
  expect(body.member.premium).toMatchObject({ is_premium: false, source: 'none' })
})

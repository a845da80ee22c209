import { contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, aPassword, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import { aValidBody } from '../../support/valid-bodies'

const membersOnly = [
  '/authorized/account/details',
  '/authorized/account/logout',
  '/authorized/assessment/onboarding',
  '/authorized/assessment/onboarding/personalize',
  '/premium/authorized/assessment/check-in',
]

test('this list names every call that asks for a member', () => {
  const promised = Object.keys(contract('member').document.paths).filter((path) => /\/authorized\//.test(path))
  expect(membersOnly).toEqual(promised.sort())
})

describe('without a session', () => {
  test.for(membersOnly)('%s asks to sign in', async (path, { server }) => {
    expectRefusal(await aVisitor(server).api.post(path, aValidBody(path)), 401, 'session_required')
  })

  test.for(membersOnly)('%s does so before it judges the body', async (path, { server }) => {
    expectRefusal(await aVisitor(server).api.post(path, { nonsense: true }), 401, 'session_required')
  })

  test('a session cookie that never was is none', async ({ server }) => {
    const thief = aVisitor(server)
    thief.jar.set('session', 'x'.repeat(43))
    expectRefusal(await thief.checkIn(), 401, 'session_required')
  })
})

describe('the CSRF token', () => {
  test.for(membersOnly)('%s refuses a client without the cookie', async (path, { server }) => {
    const ana = await aMember(server)
    ana.jar.delete('csrf_token')
    expectRefusal(await ana.api.post(path, aValidBody(path)), 403, 'csrf_error')
  })

  test.for(membersOnly)('%s refuses a wrong one', async (path, { server }) => {
    const ana = await aMember(server)
    expectRefusal(await ana.api.post(path, aValidBody(path), { 'X-CSRF-Token': 'a'.repeat(43) }), 403, 'csrf_error')
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

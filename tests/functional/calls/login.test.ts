import { describe, expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, anAddress, aPassword, aVisitor, Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

test('the password opens a session', async ({ server }) => {
  const { member } = await aMemberWithPassword(server)
  const elsewhere = aVisitor(server)
  const { status, body } = await elsewhere.logIn(` ${member.email_address.toUpperCase()} `, aPassword)
  expect(status).toBe(200)
  expect(body.member.member_id).toBe(member.member_id)
  expect((await elsewhere.config()).body.member?.member_id).toBe(member.member_id)
})

describe('a wrong password, an unknown address and an account without a password', () => {
  test('are told in exactly the same words', async ({ server }) => {
    const { member } = await aMemberWithPassword(server)
    const { member: without } = await aMember(server)
    const answers = [
      await aVisitor(server).logIn(member.email_address, 'not the password'),
      await aVisitor(server).logIn(anAddress(), aPassword),
      await aVisitor(server).logIn(without.email_address, aPassword),
    ]
    for (const answer of answers) expectRefusal(answer, 401, 'login_failed')
    const words = answers.map(({ body }) => ({ ...(body as object), request_id: undefined }))
    expect(words[1]).toEqual(words[0])
    expect(words[2]).toEqual(words[0])
    for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['a missing address', { password: aPassword }, 'email_address'],
    ['what is no address', { email_address: 'nobody', password: aPassword }, 'email_address'],
    ['a missing password', { email_address: 'a@example.org' }, 'password'],
    ['an endless password', { email_address: 'a@example.org', password: 'p'.repeat(257) }, 'password'],
    [
      'Apple, which is not set up',
      { email_address: 'a@example.org', apple_authorization_code: 'code' },
      'apple_authorization_code',
    ],
  ]
  test.for(refusals)('%s', async ([, body, field], { server }) => {
    expectRefusal(await aVisitor(server).api.post('/account/login', body), 422, 'invalid_input', field)
  })
})

test('guessing is slowed down per client, with the time to wait, and the right password does not help', async ({
  server,
}) => {
  const { member } = await aMemberWithPassword(server)
  const guesser = new Person(server, '10.250.0.2')
  // A password that is refused before it is hashed, so that the test does not burn a core.
  for (let guesses = 0; guesses < 10; guesses++) await guesser.logIn(member.email_address, '')
  const refused = await guesser.logIn(member.email_address, aPassword)
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

describe('signing out', () => {
  test('ends the session for the server, not only for the browser', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const kept = ana.jar.get('session') as string
    const { status } = await ana.api.post('/authorized/account/logout')
    expect(status).toBe(200)
    expect(ana.jar.get('session')).toBeUndefined()
    const thief = aVisitor(server)
    thief.jar.set('session', kept)
    expect((await thief.config()).body.member).toBeNull()
  })

  test('leaves other devices signed in', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const tablet = aVisitor(server)
    await tablet.logIn(ana.member.email_address, aPassword)
    await ana.api.post('/authorized/account/logout')
    expect((await tablet.config()).body.member?.member_id).toBe(ana.member.member_id)
  })
})

test('a session ends by itself when nobody used it for long', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.setClock(new Date(Date.now() + 400 * 24 * 3600 * 1000).toISOString())
  expect((await ana.config()).body.member).toBeNull()
})

import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMember, aMemberWithPassword, anAddress, aPassword, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

const link = '/account/password_reset/link'
const validate = '/account/password_reset/token/validate'
const complete = '/account/password_reset/complete'
const another = 'quite another sentence'

async function mailedToken(server: Server, email_address: string): Promise<string> {
  expect((await aVisitor(server).api.post(link, { email_address })).status).toBe(200)
  await server.runJobs()
  return tokenOf(mailTo(server, email_address, /new password/), '/reset_password/')
}

const reset = (person: Person, reset_password_token: string, new_password = another) =>
  person.api.put<{ member: { member_id: string; has_password: boolean } }>(complete, {
    reset_password_token,
    new_password,
    device_uuid: 'phone',
  })

test('earlier sessions and tokens can read nothing any more', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const made = await ana.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'watch' })
  const bearer = { Authorization: `Bearer ${made.body.token}` }
  const read = () => aVisitor(server).api.get('/authorized/history/check-ins', {}, bearer)
  expect((await read()).status).toBe(200)
  await reset(aVisitor(server), await mailedToken(server, ana.member.email_address))
  expectRefusal(await read(), 401, 'session_required')
})

test('link, validate, complete: the new password counts and only this device is signed in', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const { email_address } = ana.member
  const token = await mailedToken(server, email_address)

  const elsewhere = aVisitor(server)
  const checked = await elsewhere.api.put<{ email_address: string; expires_at: string }>(validate, {
    reset_password_token: token,
  })
  expect(checked.status).toBe(200)
  expect(checked.body.email_address).toBe(email_address)
  expect(Date.parse(checked.body.expires_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000)

  const { status, body } = await reset(elsewhere, token)
  expect(status).toBe(200)
  expect(body.member).toMatchObject({ member_id: ana.member.member_id, has_password: true })
  expect((await elsewhere.config()).body.member?.member_id).toBe(ana.member.member_id)
  expect((await ana.config()).body.member).toBeNull()
  expectRefusal(await aVisitor(server).logIn(email_address, aPassword), 401, 'login_failed')
  expect((await aVisitor(server).logIn(email_address, another)).status).toBe(200)
})

test('an account without a password gets its first one', async ({ server }) => {
  const { member } = await aMember(server)
  expect((await reset(aVisitor(server), await mailedToken(server, member.email_address))).status).toBe(200)
  expect((await aVisitor(server).logIn(member.email_address, another)).status).toBe(200)
})

test('a used link says so, in both calls', async ({ server }) => {
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  await reset(aVisitor(server), token)
  expectRefusal(await reset(aVisitor(server), token, 'a third sentence'), 410, 'link_used', 'reset_password_token')
  const checked = await aVisitor(server).api.put(validate, { reset_password_token: token })
  expectRefusal(checked, 410, 'link_used', 'reset_password_token')
  expect((await aVisitor(server).logIn(member.email_address, another)).status).toBe(200)
})

test('of several completes at once exactly one wins, and its password counts', async ({ server }) => {
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  const passwords = ['the first sentence', 'the second sentence', 'the third sentence']
  const answers = await Promise.all(passwords.map((password) => reset(aVisitor(server), token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string
  expect((await aVisitor(server).logIn(member.email_address, winner)).status).toBe(200)
})

test('a second link that was mailed is void once the first was used', async ({ startServer }) => {
  const server = await startServer()
  const { member } = await aMember(server)
  const first = await mailedToken(server, member.email_address)
  await aVisitor(server).api.post(link, { email_address: member.email_address })
  // The second mail to an address waits for a minute.
  await server.setClock(new Date(Date.now() + 61_000).toISOString())
  await server.runJobs()
  const tokens = readTokens(server, member.email_address)
  expect(tokens).toHaveLength(2)
  await reset(aVisitor(server), first)
  for (const token of tokens) {
    expectRefusal(await reset(aVisitor(server), token), 410, 'link_used', 'reset_password_token')
  }
})

test('known and unknown addresses are answered alike', async ({ server }) => {
  const { member } = await aMember(server)
  for (const email_address of [member.email_address, anAddress()]) {
    const { status, body } = await aVisitor(server).api.post(link, { email_address })
    expect({ status, body }).toEqual({ status: 200, body: {} })
  }
})

test('after half an hour the link says that it is too old', async ({ startServer }) => {
  const server = await startServer()
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  await server.setClock(new Date(Date.now() + 31 * 60_000).toISOString())
  expectRefusal(await reset(aVisitor(server), token), 410, 'link_expired', 'reset_password_token')
  const checked = await aVisitor(server).api.put(validate, { reset_password_token: token })
  expectRefusal(checked, 410, 'link_expired', 'reset_password_token')
})

test('a sign-in link resets no password', async ({ server }) => {
  const { member } = await aMember(server)
  await aVisitor(server).api.post('/account/sign_in_link/link', { email_address: member.email_address })
  await server.runJobs()
  const token = tokenOf(mailTo(server, member.email_address, /link to sign in/), '/login/link/')
  expectRefusal(await reset(aVisitor(server), token), 404, 'link_invalid', 'reset_password_token')
})

describe('refused by name', () => {
  test.for(['short', 'aaaaaaaaaaaa', 'pq'.repeat(129)])(
    'the password %s, and the link stays open',
    async (weak, { server }) => {
      const { member } = await aMember(server)
      const token = await mailedToken(server, member.email_address)
      expectRefusal(await reset(aVisitor(server), token, weak), 422, 'invalid_input', 'new_password')
      expect((await reset(aVisitor(server), token)).status).toBe(200)
    },
  )

  test.for([
    ['POST', link, { email_address: 'nobody' }, 'email_address'],
    ['POST', link, {}, 'email_address'],
    ['PUT', validate, {}, 'reset_password_token'],
    ['PUT', validate, { reset_password_token: true }, 'reset_password_token'],
    ['PUT', complete, { reset_password_token: 'x' }, 'new_password'],
    ['PUT', complete, { new_password: another }, 'reset_password_token'],
    ['PUT', complete, { reset_password_token: 'x', new_password: another, colour: 1 }, 'colour'],
  ] as const)('%s %s %o names %s', async ([method, path, body, field], { server }) => {
    const answer = await aVisitor(server).api.send(method, path, JSON.stringify(body))
    expectRefusal(answer, 422, 'invalid_input', field)
  })

  test('a token that never was', async ({ server }) => {
    expectRefusal(await reset(aVisitor(server), 'x'.repeat(43)), 404, 'link_invalid', 'reset_password_token')
  })
})

function readTokens(server: Server, address: string): string[] {
  return mailsTo(server, address, /new password/).map((mail) => tokenOf(mail, '/reset_password/'))
}

import { inject } from 'vitest'
import { test as base, describe, expect } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMember, anAddress, aPassword, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import { Server } from '../../support/server'

// Who stands on the other side of each proof: docs/security.md, "Accounts". A stranger makes an account with the address of
// somebody else and leaves every door open that they can; whoever reads the mailbox must find nobody else inside.

const confirm = '/account/email_address/confirm'

const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await Server.start({ postgresUrl: inject('postgresUrl'), flags: { '--apple-sign-in': 'stand_in' } })
  onCleanup(() => server.remove())
  return server
})

interface Doors {
  stranger: Awaited<ReturnType<typeof aMember>>
  email_address: string
  apple: string
  apiToken: string
  /** The stranger's own mailbox, to which they asked to move the account. */
  away: string
}

let strangers = 0

/** Apple ID, password, API token, a session on a second device and an open change of address. */
async function aStrangersAccount(server: Server, email_address = anAddress()): Promise<Doors> {
  const apple = `stand-in:stranger-${process.pid}-${++strangers}:theirs-${strangers}@example.org`
  const stranger = await aMember(server, { email_address, apple_authorization_code: apple, first_name: 'Not Mine' })
  await stranger.changeDetails({ password: aPassword })
  const made = await stranger.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'to look in' })
  const away = anAddress()
  await stranger.changeDetails({ email_address: away, current_password: aPassword })
  await server.runJobs()
  return { stranger, email_address, apple, apiToken: made.body.token, away }
}

async function expectNobodyElseInside(server: Server, doors: Doors): Promise<void> {
  expect((await doors.stranger.config()).body.member).toBeNull()
  expectRefusal(await aVisitor(server).logIn(doors.email_address, aPassword), 401, 'login_failed')
  const byApple = await aVisitor(server).api.post('/account/login', { apple_authorization_code: doors.apple })
  expectRefusal(byApple, 401, 'login_failed', 'apple_authorization_code')
  const program = { Authorization: `Bearer ${doors.apiToken}` }
  expectRefusal(await aVisitor(server).api.get('/authorized/account/sessions', {}, program), 401, 'session_required')
  const confirm_token = tokenOf(mailTo(server, doors.away, /Confirm your new address/), '/app/confirm_email_address/')
  expectRefusal(await doors.stranger.api.put(confirm, { confirm_token }), 410, 'link_used', 'confirm_token')
}

async function signInByMail(server: Server, email_address: string): Promise<Person> {
  const owner = aVisitor(server)
  await owner.api.post('/account/sign_in_link/link', { email_address })
  await server.runJobs()
  const sign_in_token = tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
  const { status } = await owner.api.post('/account/sign_in_link/complete', { sign_in_token })
  expect(status).toBe(200)
  return owner
}

async function resetByMail(server: Server, email_address: string): Promise<Person> {
  const owner = aVisitor(server)
  await owner.api.post('/account/password_reset/link', { email_address })
  await server.runJobs()
  const reset_password_token = tokenOf(mailTo(server, email_address, /password/), '/reset_password/')
  const new_password = 'a sentence of the owner'
  const done = await owner.api.put('/account/password_reset/complete', { reset_password_token, new_password })
  expect(done.status).toBe(200)
  return owner
}

async function confirmByWelcomeMail(server: Server, email_address: string): Promise<Person> {
  const owner = aVisitor(server)
  const confirm_token = tokenOf(mailTo(server, email_address, /Welcome/), '/app/confirm_email_address/')
  expect((await owner.api.put(confirm, { confirm_token })).status).toBe(200)
  return owner
}

const proofs = [
  ['signs in by a mailed link', signInByMail],
  ['sets a password by a mailed link', resetByMail],
  ['confirms the welcome mail', confirmByWelcomeMail],
] as const

describe('17.1, 17.2, 17.3: in an account that a stranger made with the address of somebody else', () => {
  test.for(proofs)('nobody but the owner is left once they %s', async ([, prove], { server }) => {
    const doors = await aStrangersAccount(server)
    const owner = await prove(server, doors.email_address)
    await expectNobodyElseInside(server, doors)
    const { body } = await owner.config()
    expect(body.member).toMatchObject({
      email_address: doors.email_address,
      member_id: doors.stranger.member.member_id,
    })
    expect((await owner.api.get('/authorized/account/identities')).body).toMatchObject({ identities: [] })
  })

  test.for(proofs)(
    'the owner is told by mail when they %s, and the mail repeats nothing that a stranger wrote',
    async ([, prove], { server }) => {
      const doors = await aStrangersAccount(server)
      await prove(server, doors.email_address)
      await server.runJobs()
      const [mail, ...more] = mailsTo(server, doors.email_address, /is confirmed/)
      expect(more).toEqual([])
      expect(mail?.text).toContain('Apple ID')
      expect(mail?.text).not.toContain('Not Mine')
    },
  )

  test('the address change that was open when the owner signed in is not mailed any more either', async ({
    startServer,
  }) => {
    const server = await startServer({ flags: { '--job-threads': '0' } })
    const email_address = anAddress()
    const stranger = await aMember(server, { email_address })
    await server.runJobs()
    const owner = aVisitor(server)
    await owner.api.post('/account/sign_in_link/link', { email_address })
    await server.runJobs()
    const away = anAddress()
    await stranger.changeDetails({ email_address: away })
    const sign_in_token = tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
    await owner.api.post('/account/sign_in_link/complete', { sign_in_token })
    await server.runJobs()
    expect(mailsTo(server, away, /.*/)).toEqual([])
  })
})

describe('17.3: a change of address to the mailbox of somebody else', () => {
  test('gives the account to whoever opens that mail, and leaves the one who asked outside', async ({ server }) => {
    const mailbox = anAddress()
    const stranger = await aMember(server)
    await stranger.changeDetails({ password: aPassword })
    await stranger.changeDetails({ email_address: mailbox, current_password: aPassword })
    await server.runJobs()
    const confirm_token = tokenOf(mailTo(server, mailbox, /Confirm your new address/), '/app/confirm_email_address/')
    const owner = aVisitor(server)
    const { status, body } = await owner.api.put<{ email_address: string }>(confirm, { confirm_token })
    expect({ status, address: body.email_address }).toEqual({ status: 200, address: mailbox })
    expect((await owner.config()).body.member?.email_address).toBe(mailbox)
    expect((await stranger.config()).body.member).toBeNull()
    expectRefusal(await aVisitor(server).logIn(mailbox, aPassword), 401, 'login_failed')
  })

  test('does so too where a stranger lured the owner into another session of the account', async ({ server }) => {
    const mailbox = anAddress()
    const stranger = await aMember(server)
    await stranger.changeDetails({ password: aPassword })
    const inTheirBrowser = aVisitor(server)
    await inTheirBrowser.logIn(stranger.member.email_address, aPassword)
    await stranger.changeDetails({ email_address: mailbox, current_password: aPassword })
    await server.runJobs()
    const confirm_token = tokenOf(mailTo(server, mailbox, /Confirm your new address/), '/app/confirm_email_address/')
    expect((await inTheirBrowser.api.put(confirm, { confirm_token })).status).toBe(200)
    expect((await stranger.config()).body.member).toBeNull()
    expect((await inTheirBrowser.config()).body.member?.email_address).toBe(mailbox)
    expectRefusal(await aVisitor(server).logIn(mailbox, aPassword), 401, 'login_failed')
  })
})

describe('whoever holds the account and the mailbox in one browser', () => {
  test('confirms the welcome mail and keeps password, session and token; other sessions end', async ({ server }) => {
    const doors = await aStrangersAccount(server)
    const tablet = aVisitor(server)
    await tablet.logIn(doors.email_address, aPassword)
    const confirm_token = tokenOf(mailTo(server, doors.email_address, /Welcome/), '/app/confirm_email_address/')
    expect((await doors.stranger.api.put(confirm, { confirm_token })).status).toBe(200)
    expect((await doors.stranger.config()).body.member).toMatchObject({ has_password: true, inherited_at: null })
    expect((await tablet.config()).body.member).toBeNull()
    expect((await aVisitor(server).logIn(doors.email_address, aPassword)).status).toBe(200)
    await signInByMail(server, doors.email_address)
    expect((await doors.stranger.config()).body.member).toMatchObject({ has_password: true })
    expect(mailsTo(server, doors.email_address, /is confirmed/)).toEqual([])
  })
})

test('an address that Apple has verified is proven from the start, and a mailed link ends nothing', async ({
  server,
}) => {
  const email_address = anAddress()
  const apple_authorization_code = `stand-in:owner-${email_address}:${email_address}`
  const ana = await aMember(server, { email_address, apple_authorization_code })
  await signInByMail(server, email_address)
  expect((await ana.config()).body.member).toMatchObject({ inherited_at: null })
  expect((await aVisitor(server).api.post('/account/login', { apple_authorization_code })).status).toBe(200)
})

describe('outside identities', () => {
  test('17.2: are listed, and unlinked they open nothing any more', async ({ server }) => {
    const { stranger: ana, apple } = await aStrangersAccount(server)
    const listed = await ana.api.get<{ identities: { provider: string }[] }>('/authorized/account/identities')
    expect(listed.body.identities).toMatchObject([{ provider: 'apple', linked_at: expect.any(String) }])
    const { status, body } = await ana.api.put('/authorized/account/identities/unlink', { provider: 'apple' })
    expect({ status, body }).toMatchObject({ status: 200, body: { identities: [] } })
    const byApple = await aVisitor(server).api.post('/account/login', { apple_authorization_code: apple })
    expectRefusal(byApple, 401, 'login_failed', 'apple_authorization_code')
    expect((await ana.config()).body.member).not.toBeNull()
  })

  test('of another provider there are none', async ({ server }) => {
    const ana = await aMember(server)
    const answer = await ana.api.put('/authorized/account/identities/unlink', { provider: 'nobody' })
    expectRefusal(answer, 422, 'invalid_input', 'provider')
  })
})

describe('17.1: the owner of an account that somebody else began', () => {
  async function anHeir(server: Server): Promise<Person> {
    const email_address = anAddress()
    const stranger = await aMember(server, { email_address, first_name: 'Not Mine' })
    await stranger.checkIn()
    await server.runJobs()
    return signInByMail(server, email_address)
  }

  test('starts empty: nothing is left of it but the address', async ({ server }) => {
    const owner = await anHeir(server)
    const before = (await owner.config()).body.member
    expect(before).toMatchObject({ first_name: 'Not Mine', inherited_at: expect.any(String) })
    const { status, body } = await owner.api.post<{ member: object }>('/authorized/account/inherited', {
      choice: 'start_empty',
    })
    expect(status).toBe(200)
    expect(body.member).toMatchObject({ first_name: '', recent_check_ins: [], inherited_at: null })
    const after = (await owner.config()).body.member
    expect(after).toMatchObject({ email_address: before?.email_address, premium: before?.premium })
    expect(after?.member_id).not.toBe(before?.member_id)
    expect((await owner.checkIn()).status).toBe(201)
  })

  test('keeps it, and is not asked again', async ({ server }) => {
    const owner = await anHeir(server)
    const kept = await owner.api.post<{ member: object }>('/authorized/account/inherited', { choice: 'keep' })
    expect(kept.body.member).toMatchObject({ first_name: 'Not Mine', inherited_at: null })
    for (const choice of ['keep', 'start_empty'])
      expectRefusal(await owner.api.post('/authorized/account/inherited', { choice }), 409, 'conflict')
    expect((await owner.config()).body.member?.recent_check_ins).toHaveLength(1)
  })

  test('nobody else is asked: an account cannot be emptied by whoever is signed in', async ({ server }) => {
    const ana = await aMember(server)
    const answer = await ana.api.post('/authorized/account/inherited', { choice: 'start_empty' })
    expectRefusal(answer, 409, 'conflict')
  })
})

import { test as base, describe, expect } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMember, anAddress, aVisitor, Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface Report {
  account_exists: boolean | null
  sign_in_methods: string[]
}

const ask = (person: Person, email_address: string) => person.api.post<Report>('/account/validate', { email_address })

describe('17.5: account_privacy = open', () => {
  const test = base

  test('one caller learns of a handful of addresses an hour, by asking or by signing up', async ({ server }) => {
    const known = (await aMember(server)).member.email_address
    const asker = new Person(server, '10.252.0.1')
    const answers: number[] = []
    for (let asked = 0; asked < 5; asked++) answers.push((await ask(asker, anAddress())).status)
    for (let tried = 0; tried < 5; tried++) answers.push((await asker.createAccount({ email_address: known })).status)
    expect(answers).toEqual([...Array(5).fill(200), ...Array(5).fill(409)])
    expectRefusal(await ask(asker, known), 429, 'too_many_requests')
    expectRefusal(await asker.createAccount({ email_address: known }), 429, 'too_many_requests')
    const fresh = await asker.createAccount({ email_address: anAddress() })
    expectRefusal(fresh, 429, 'too_many_requests') // or the status would tell
    expect((await ask(aVisitor(server), known)).body).toMatchObject({ account_exists: true })
  })

  test('the owner is told by mail after several questions, once', async ({ server }) => {
    const { email_address } = (await aMember(server)).member
    for (let asked = 0; asked < 5; asked++) await ask(aVisitor(server), email_address)
    await server.runJobs()
    expect(mailsTo(server, email_address, /asks whether/)).toEqual([])
    for (let asked = 0; asked < 5; asked++) await ask(aVisitor(server), email_address)
    await server.runJobs()
    expect(mailsTo(server, email_address, /asks whether/)).toHaveLength(1)
  })
})

describe('17.5: account_privacy = private', () => {
  const test = base.extend('hushed', async ({ startServer }) =>
    startServer({ flags: { '--account-privacy': 'private' } }),
  )

  async function signUp(server: Server, email_address: string): Promise<Person> {
    const person = aVisitor(server)
    await person.createAccount({ email_address, first_name: 'Ana', tz: 'Europe/Vienna' })
    await server.runJobs()
    const sign_in_token = tokenOf(mailTo(server, email_address, /link to start/), '/login/link/')
    const { status } = await person.api.post('/account/sign_in_link/complete', { sign_in_token })
    expect(status).toBe(200)
    return person
  }

  test('the configuration says so', async ({ hushed: server }) => {
    expect((await aVisitor(server).config()).body).toMatchObject({ account_privacy: 'private' })
  })

  test('validate tells whether an address is well formed and which ways in are here, and nothing of anybody', async ({
    hushed: server,
  }) => {
    const known = anAddress()
    await signUp(server, known)
    const answers = [await ask(aVisitor(server), known), await ask(aVisitor(server), anAddress())]
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { is_valid: true, account_exists: null, sign_in_methods: ['password', 'email_link'] },
      })
    expect((await ask(aVisitor(server), 'nobody')).body).toMatchObject({ is_valid: false, account_exists: null })
  })

  test('creating an account is answered alike for known and unknown addresses and opens nothing', async ({
    hushed: server,
  }) => {
    const known = anAddress()
    await signUp(server, known)
    for (const email_address of [known, anAddress()]) {
      const visitor = aVisitor(server)
      const { status, body } = await visitor.createAccount({ email_address })
      expect({ status, body }).toEqual({ status: 202, body: { member: null } })
      expect((await visitor.config()).body.member).toBeNull()
    }
  })

  test('the mailed link begins the account of a new address, with what was said and a proven address', async ({
    hushed: server,
  }) => {
    const email_address = anAddress()
    const ana = await signUp(server, email_address)
    expect((await ana.config()).body.member).toMatchObject({
      email_address,
      first_name: 'Ana',
      tz: 'Europe/Vienna',
      inherited_at: null,
      premium: { source: 'trial' },
    })
    const sign_in_token = tokenOf(mailTo(server, email_address, /link to start/), '/login/link/')
    const again = await aVisitor(server).api.post('/account/sign_in_link/complete', { sign_in_token })
    expectRefusal(again, 410, 'link_used', 'sign_in_token')
  })

  test('signing up again with an address that has an account signs in by the mail, and says so only there', async ({
    hushed: server,
  }) => {
    const email_address = anAddress()
    const before = (await (await signUp(server, email_address)).config()).body.member
    await server.setClock(new Date(Date.now() + 2 * 60_000).toISOString())
    const again = aVisitor(server)
    await again.createAccount({ email_address, first_name: 'Somebody else' })
    await server.runJobs()
    const sign_in_token = tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
    expect((await again.api.post('/account/sign_in_link/complete', { sign_in_token })).status).toBe(200)
    expect((await again.config()).body.member).toMatchObject({ member_id: before?.member_id, first_name: 'Ana' })
  })

  test('asking to sign in with an address that has no account mails a link that begins one', async ({
    hushed: server,
  }) => {
    const email_address = anAddress()
    const { status, body } = await aVisitor(server).api.post('/account/sign_in_link/link', { email_address })
    expect({ status, body }).toEqual({ status: 200, body: {} })
    await server.runJobs()
    expect(mailsTo(server, email_address, /link to start/)).toHaveLength(1)
  })

  test('who has a password still signs in with it', async ({ hushed: server }) => {
    const email_address = anAddress()
    const ana = await signUp(server, email_address)
    await ana.changeDetails({ password: 'a long enough sentence' })
    expect((await aVisitor(server).logIn(email_address, 'a long enough sentence')).status).toBe(200)
  })
})

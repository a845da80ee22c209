import { describe, expect, test } from '../../support/fixtures'
import { readOutbox } from '../../support/outbox'
import { aMember, anAddress, aVisitor, Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

test('an account is made with a trial and a live session', async ({ server }) => {
  const ana = aVisitor(server)
  const email_address = anAddress()
  const { status, body } = await ana.createAccount({ email_address, first_name: ' Ana ', tz: 'Europe/Berlin' })
  expect(status).toBe(201)
  expect(body.member).toMatchObject({
    email_address,
    first_name: 'Ana',
    has_password: false,
    is_admin: false,
    onboarded: false,
    plan: null,
    premium: { is_premium: true, source: 'trial' },
    balance: { status: 'PENDING', score: null, certainty: 0 },
    recent_check_ins: [],
    latest_reading: null,
    tz: 'Europe/Berlin',
  })
  expect((await ana.config()).body.member?.email_address).toBe(email_address)
})

test('the trial lasts three days from the moment of signing up', async ({ server }) => {
  const { member } = await aMember(server)
  const lasts = Date.parse(member.premium.ends_at ?? '') - Date.parse(member.created_at)
  expect(lasts).toBe(3 * 24 * 3600 * 1000)
})

test('the session cookie cannot be read by scripts or sent by other sites', async ({ server }) => {
  const { headers } = await aVisitor(server).createAccount()
  const cookie = headers.getSetCookie().find((line) => line.startsWith('session='))
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  expect(cookie).toMatch(/Path=\//)
})

test('a welcome mail goes to the new address, once', async ({ startServer }) => {
  const server = await startServer()
  const { member } = await aMember(server, { first_name: 'Ana' })
  await server.runJobs()
  await server.runJobs()
  const mails = readOutbox(server).filter((mail) => mail.headers.to?.includes(member.email_address))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.headers.subject).not.toBe('')
  expect(mails[0]?.text).toContain('Ana')
})

describe('the same address again', () => {
  test('is refused, however it is written', async ({ server }) => {
    const { member } = await aMember(server)
    const again = await aVisitor(server).createAccount({ email_address: ` ${member.email_address.toUpperCase()}` })
    expectRefusal(again, 409, 'account_exists', 'email_address')
    expect(again.headers.getSetCookie().some((cookie) => cookie.startsWith('session='))).toBe(false)
  })

  test('from many devices at once makes one account', async ({ server }) => {
    const email_address = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => aVisitor(server).createAccount({ email_address })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['no address', { email_address: 'nobody' }, 'email_address'],
    ['an address with a second line', { email_address: 'a@example.org\r\nBcc: b@example.org' }, 'email_address'],
    ['a first name of two lines', { first_name: 'An\na' }, 'first_name'],
    ['a first name beyond 80 characters', { first_name: 'a'.repeat(81) }, 'first_name'],
    ['Apple, which is not set up', { apple_authorization_code: 'code' }, 'apple_authorization_code'],
  ]
  test.for(refusals)('%s', async ([, account, field], { server }) => {
    expectRefusal(await aVisitor(server).createAccount(account), 422, 'invalid_input', field)
  })
})

test('making accounts is slowed down per client, with the time to wait', async ({ server }) => {
  const address = '10.250.0.1'
  const create = () => new Person(server, address).createAccount()
  for (let made = 0; made < 20; made++) expect((await create()).status).toBe(201)
  const refused = await create()
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
})

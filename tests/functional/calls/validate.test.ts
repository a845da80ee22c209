import { expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, anAddress, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface AddressReport {
  email_address: string
  is_valid: boolean
  account_exists: boolean
  sign_in_methods: string[]
}

const validate = (server: Parameters<typeof aVisitor>[0], email_address: string) =>
  aVisitor(server).api.post<AddressReport>('/account/validate', { email_address })

test('a free address is valid and leads nowhere yet', async ({ server }) => {
  const email_address = anAddress()
  const { status, body } = await validate(server, `  ${email_address.toUpperCase()} `)
  expect(status).toBe(200)
  expect(body).toEqual({ email_address, is_valid: true, account_exists: false, sign_in_methods: [] })
})

test('a member without a password signs in by mailed link', async ({ server }) => {
  const { member } = await aMember(server)
  const { body } = await validate(server, member.email_address)
  expect(body).toMatchObject({ account_exists: true, sign_in_methods: ['email_link'] })
})

test('a member with a password has both ways in', async ({ server }) => {
  const { member } = await aMemberWithPassword(server)
  const { body } = await validate(server, member.email_address)
  expect(body).toMatchObject({ account_exists: true, sign_in_methods: ['password', 'email_link'] })
})

test('what is no address is told as such and not refused', async ({ server }) => {
  const { status, body } = await validate(server, 'nobody at home')
  expect(status).toBe(200)
  expect(body).toEqual({ email_address: 'nobody at home', is_valid: false, account_exists: false, sign_in_methods: [] })
})

test('a missing address is named', async ({ server }) => {
  expectRefusal(await aVisitor(server).api.post('/account/validate'), 422, 'invalid_input', 'email_address')
})

test('guessing addresses is slowed down per client, with the time to wait', async ({ server }) => {
  const guesser = aVisitor(server)
  const statuses = []
  for (let guess = 0; guess < 10; guess++) {
    statuses.push((await guesser.api.post('/account/validate', { email_address: anAddress() })).status)
  }
  const refused = await guesser.api.post('/account/validate', { email_address: anAddress() })
  expect(new Set(statuses)).toEqual(new Set([200]))
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(3600)
  expect((await validate(server, anAddress())).status).toBe(200)
})

import { describe, expect, test } from '../../support/fixtures'
import { aMember, aMemberWithPassword, aPassword, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const another = 'quite another sentence'

test('the first name is trimmed and kept', async ({ server }) => {
  const ana = await aMember(server)
  const { status, body } = await ana.changeDetails({ first_name: '  Ana María ' })
  expect(status).toBe(200)
  expect(body.member.first_name).toBe('Ana María')
  expect((await ana.config()).body.member?.first_name).toBe('Ana María')
})

test('nothing to change changes nothing', async ({ server }) => {
  const ana = await aMember(server, { first_name: 'Ana' })
  const { status, body } = await ana.changeDetails({})
  expect(status).toBe(200)
  expect(body.member.first_name).toBe('Ana')
})

test('a country is told, kept, and taken back', async ({ server }) => {
  const ana = await aMember(server)
  expect(ana.member.country_code).toBeNull()
  expect((await ana.changeDetails({ country_code: 'at' })).body.member.country_code).toBe('AT')
  await ana.changeDetails({ first_name: 'Anna' })
  expect((await ana.config()).body.member?.country_code).toBe('AT')
  expect((await ana.changeDetails({ country_code: '' })).body.member.country_code).toBeNull()
})

describe('a password', () => {
  test('is set the first time without asking for another', async ({ server }) => {
    const { member } = await aMemberWithPassword(server)
    expect(member.has_password).toBe(true)
  })

  test('is changed by who knows the present one; then only the new one opens', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const { status } = await ana.changeDetails({ password: another, current_password: aPassword })
    expect(status).toBe(200)
    expectRefusal(await aVisitor(server).logIn(ana.member.email_address, aPassword), 401, 'login_failed')
    expect((await aVisitor(server).logIn(ana.member.email_address, another)).status).toBe(200)
  })

  test('ends every other session and keeps this one', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const tablet = aVisitor(server)
    await tablet.logIn(ana.member.email_address, aPassword)
    await ana.changeDetails({ password: another, current_password: aPassword })
    expect((await tablet.config()).body.member).toBeNull()
    expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
  })
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['a wrong present password', { password: another, current_password: 'not the one' }, 'current_password'],
    ['no present password', { password: another }, 'current_password'],
    ['a password below ten characters', { password: 'too short', current_password: aPassword }, 'password'],
    ['a password of one character', { password: 'aaaaaaaaaaaa', current_password: aPassword }, 'password'],
    ['a password beyond 256 characters', { password: 'pq'.repeat(129), current_password: aPassword }, 'password'],
    ['a first name of two lines', { first_name: 'An\na' }, 'first_name'],
    ['a country that is none', { country_code: 'UK' }, 'country_code'],
    ['a country in words', { country_code: 'Austria' }, 'country_code'],
    ['what is no address', { email_address: 'nobody' }, 'email_address'],
  ]
  test.for(refusals)('%s', async ([, details, field], { server }) => {
    const ana = await aMemberWithPassword(server)
    expectRefusal(await ana.changeDetails(details), 422, 'invalid_input', field)
    expect((await aVisitor(server).logIn(ana.member.email_address, aPassword)).status).toBe(200)
  })
})

test('a refused field keeps the others of the same call from changing', async ({ server }) => {
  const ana = await aMember(server, { first_name: 'Ana' })
  expectRefusal(await ana.changeDetails({ first_name: 'Bea', password: 'short' }), 422, 'invalid_input', 'password')
  expect((await ana.config()).body.member?.first_name).toBe('Ana')
})

test("the address of one's own may come along", async ({ server }) => {
  const ana = await aMember(server)
  expect((await ana.changeDetails({ email_address: ana.member.email_address.toUpperCase() })).status).toBe(200)
})

import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMember, aMemberWithPassword, anAddress, aPassword, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const confirm = '/account/email_address/confirm'

async function asked(ana: Person, email_address: string, current_password?: string): Promise<string> {
  const { status, body } = await ana.changeDetails({
    email_address,
    ...(current_password === undefined ? {} : { current_password }),
  })
  expect({ status, pending: body.pending_email_address }).toEqual({ status: 200, pending: email_address })
  await ana.server.runJobs()
  return tokenOf(mailTo(ana.server, email_address, /Confirm your new address/), '/app/confirm_email_address/')
}

test('an address changes when the mail to it is confirmed, not before; the former one is told', async ({ server }) => {
  const ana = await aMember(server)
  const [former, wanted] = [ana.member.email_address, anAddress()]
  const token = await asked(ana, wanted)
  expect((await ana.config()).body.member?.email_address).toBe(former)
  const notice = mailTo(server, former, /about to change/)
  expect(notice.text).toContain(wanted)
  expect(notice.text).not.toContain(token)

  const { status, body } = await ana.api.put<{ email_address: string }>(confirm, { confirm_token: token })
  expect({ status, address: body.email_address }).toEqual({ status: 200, address: wanted })
  expect((await ana.config()).body.member?.email_address).toBe(wanted)
  expectRefusal(await aVisitor(server).api.put(confirm, { confirm_token: token }), 410, 'link_used', 'confirm_token')
})

test('of several confirmations at once exactly one wins', async ({ server }) => {
  const token = await asked(await aMember(server), anAddress())
  const answers = await Promise.all([1, 2, 3, 4].map(() => aVisitor(server).api.put(confirm, { confirm_token: token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410])
})

test('where there is a password it is asked for', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const wanted = anAddress()
  expectRefusal(await ana.changeDetails({ email_address: wanted }), 422, 'invalid_input', 'current_password')
  const wrong = await ana.changeDetails({ email_address: wanted, current_password: 'not the one' })
  expectRefusal(wrong, 422, 'invalid_input', 'current_password')
  await asked(ana, wanted, aPassword)
})

test('a new password stops a change that was asked for', async ({ server }) => {
  const ana = await aMember(server)
  const token = await asked(ana, anAddress())
  await ana.changeDetails({ password: aPassword })
  expectRefusal(await aVisitor(server).api.put(confirm, { confirm_token: token }), 410, 'link_used', 'confirm_token')
})

test('the address of somebody else is answered alike, gets no link, and stays theirs', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const { status, body } = await ana.changeDetails({ email_address: bea.member.email_address })
  expect({ status, pending: body.pending_email_address }).toEqual({ status: 200, pending: bea.member.email_address })
  await server.runJobs()
  expect(mailsTo(server, bea.member.email_address, /Confirm your new address/)).toEqual([])
  expect(mailTo(server, bea.member.email_address, /has an account/).text).not.toContain('confirm_email_address')
})

test('an address that became somebody else’s meanwhile is refused', async ({ server }) => {
  const ana = await aMember(server)
  const wanted = anAddress()
  const token = await asked(ana, wanted)
  await aMember(server, { email_address: wanted })
  const refused = await aVisitor(server).api.put(confirm, { confirm_token: token })
  expectRefusal(refused, 409, 'account_exists', 'confirm_token')
  expect((await ana.config()).body.member?.email_address).toBe(ana.member.email_address)
})

test('after a day the link says that it is too old', async ({ startServer }) => {
  const server = await startServer()
  const token = await asked(await aMember(server), anAddress())
  await server.setClock(new Date(Date.now() + 25 * 3600_000).toISOString())
  expectRefusal(await aVisitor(server).api.put(confirm, { confirm_token: token }), 410, 'link_expired', 'confirm_token')
})

test('mails to new addresses are limited', async ({ server }) => {
  const ana = await aMember(server)
  for (let mails = 0; mails < 5; mails++) await ana.changeDetails({ email_address: anAddress() })
  expectRefusal(await ana.changeDetails({ email_address: anAddress() }), 429, 'too_many_requests')
})

describe('refused by name', () => {
  test.for([
    [{}, 'confirm_token'],
    [{ confirm_token: 5 }, 'confirm_token'],
    [{ confirm_token: 'x', more: 1 }, 'more'],
  ] as const)('%o names %s', async ([body, field], { server }) => {
    expectRefusal(await aVisitor(server).api.put(confirm, body), 422, 'invalid_input', field)
  })

  test('a token that never was', async ({ server }) => {
    const answer = await aVisitor(server).api.put(confirm, { confirm_token: 'x'.repeat(43) })
    expectRefusal(answer, 404, 'link_invalid', 'confirm_token')
  })
})

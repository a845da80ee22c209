import { expect, test } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMemberWithPassword, aPassword, aVisitor, type Person } from '../../support/person'
import { golden } from '../../support/recordings'
import { expectRefusal } from '../../support/refusals'

const request = '/authorized/account/delete/request'
const confirm = '/account/delete/confirm'

async function mailedToken(ana: Person & { member: { email_address: string } }): Promise<string> {
  expect((await ana.api.post(request)).status).toBe(200)
  await ana.server.runJobs()
  return tokenOf(mailTo(ana.server, ana.member.email_address, /want to erase/), '/app/confirm_delete/')
}

test('asked for, confirmed, erased, receipted; the address is free again', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const { email_address } = ana.member
  await ana.checkIn({ note: 'a private word' })
  const { task_id } = await ana.submitReading(golden('rest_70s').csv)
  await ana.finishedTask(task_id)
  const token = await mailedToken(ana)
  expect((await ana.config()).body.member, 'nothing happens before the confirmation').not.toBeNull()

  expect((await aVisitor(server).api.put(confirm, { delete_token: token })).status).toBe(200)
  expect((await ana.config()).body.member).toBeNull()
  await server.runJobs()
  expectRefusal(await aVisitor(server).logIn(email_address, aPassword), 401, 'login_failed')
  const { body } = await aVisitor(server).api.post('/account/validate', { email_address })
  expect(body).toMatchObject({ account_exists: false })
  expect(mailsTo(server, email_address, /has been erased/)).toHaveLength(1)
  expectRefusal(await aVisitor(server).api.put(confirm, { delete_token: token }), 404, 'link_invalid', 'delete_token')
  expect((await aVisitor(server).createAccount({ email_address })).status).toBe(201)
})

test('of several confirmations at once exactly one wins, and one receipt is sent', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const ana = await aMemberWithPassword(server)
  const token = await mailedToken(ana)
  const answers = await Promise.all([1, 2, 3].map(() => aVisitor(server).api.put(confirm, { delete_token: token })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  await server.runJobs()
  expect(mailsTo(server, ana.member.email_address, /has been erased/)).toHaveLength(1)
})

test('the erasure survives kill -9', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const ana = await aMemberWithPassword(server)
  const token = await mailedToken(ana)
  await aVisitor(server).api.put(confirm, { delete_token: token })
  await server.kill()
  await server.restart()
  await server.runJobs()
  expect(mailsTo(server, ana.member.email_address, /has been erased/)).toHaveLength(1)
  expectRefusal(await aVisitor(server).logIn(ana.member.email_address, aPassword), 401, 'login_failed')
})

test('on the device that asked, the cookies go', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  const token = await mailedToken(ana)
  expect((await ana.api.put(confirm, { delete_token: token })).status).toBe(200)
  expect(ana.jar.get('session')).toBeUndefined()
})

test('a member who is signed in where the mail is opened stays signed in', async ({ server }) => {
  const [ana, bea] = [await aMemberWithPassword(server), await aMemberWithPassword(server)]
  await bea.api.put(confirm, { delete_token: await mailedToken(ana) })
  expect((await bea.config()).body.member?.member_id).toBe(bea.member.member_id)
})

test('after a day the link says that it is too old', async ({ startServer }) => {
  const server = await startServer()
  const token = await mailedToken(await aMemberWithPassword(server))
  await server.setClock(new Date(Date.now() + 25 * 3600_000).toISOString())
  expectRefusal(await aVisitor(server).api.put(confirm, { delete_token: token }), 410, 'link_expired', 'delete_token')
})

test('refused by name, and asking is limited', async ({ server }) => {
  expectRefusal(await aVisitor(server).api.put(confirm, {}), 422, 'invalid_input', 'delete_token')
  expectRefusal(await aVisitor(server).api.put(confirm, { delete_token: 1 }), 422, 'invalid_input', 'delete_token')
  const unknown = await aVisitor(server).api.put(confirm, { delete_token: 'x'.repeat(43) })
  expectRefusal(unknown, 404, 'link_invalid', 'delete_token')
  const ana = await aMemberWithPassword(server)
  expectRefusal(await ana.api.post(request, { sure: true }), 422, 'invalid_input', 'sure')
  for (let mails = 0; mails < 5; mails++) await ana.api.post(request)
  expectRefusal(await ana.api.post(request), 429, 'too_many_requests')
})

import { describe, expect, test } from '../../support/fixtures'
import { mailTo, readOutbox, tokenOf } from '../../support/outbox'
import { aMember, aMemberWithPassword, anAddress, aPassword, aVisitor, Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

const link = '/account/sign_in_link/link'
const complete = '/account/sign_in_link/complete'

async function mailedToken(server: Server, email_address: string): Promise<string> {
  expect((await aVisitor(server).api.post(link, { email_address })).status).toBe(200)
  await server.runJobs()
  return tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
}

test('the mailed link opens a session on another device, and only once', async ({ server }) => {
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  const elsewhere = aVisitor(server)
  const { status, body } = await elsewhere.api.post<{ member: { member_id: string } }>(complete, {
    sign_in_token: token,
    device_uuid: 'tablet',
  })
  expect(status).toBe(200)
  expect(body.member.member_id).toBe(member.member_id)
  expect((await elsewhere.config()).body.member?.member_id).toBe(member.member_id)
  const again = await aVisitor(server).api.post(complete, { sign_in_token: token })
  expectRefusal(again, 410, 'link_used', 'sign_in_token')
  expect(again.headers.getSetCookie()).toEqual([])
})

test('of two who use one link at once exactly one gets in', async ({ server }) => {
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => aVisitor(server).api.post(complete, { sign_in_token: token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410])
})

describe('an account that somebody made with the address of somebody else', () => {
  test('lets nobody in any more once its owner comes by mail', async ({ server }) => {
    const stranger = await aMemberWithPassword(server)
    const { email_address } = stranger.member
    const made = await stranger.api.post<{ token: string }>('/authorized/account/api_tokens', { name: 'to look in' })
    const owner = aVisitor(server)
    const sign_in_token = await mailedToken(server, email_address)
    expect((await owner.api.post(complete, { sign_in_token })).status).toBe(200)

    expect((await stranger.config()).body.member).toBeNull()
    const asked = await aVisitor(server).api.post('/account/login', { email_address, password: aPassword })
    expectRefusal(asked, 401, 'login_failed')
    const program = { Authorization: `Bearer ${made.body.token}` }
    const read = await aVisitor(server).api.get('/authorized/account/sessions', {}, program)
    expectRefusal(read, 401, 'session_required')
    expect((await owner.config()).body.member).toMatchObject({ has_password: false })
  })

  test('stays as it is where its owner had confirmed the address by the welcome mail', async ({ server }) => {
    const owner = await aMemberWithPassword(server)
    const { email_address } = owner.member
    await server.runJobs()
    const confirm_token = tokenOf(mailTo(server, email_address, /Welcome/), '/app/confirm_email_address/')
    const confirmed = await owner.api.put('/account/email_address/confirm', { confirm_token })
    expect(confirmed).toMatchObject({ status: 200, body: { email_address } })
    const sign_in_token = await mailedToken(server, email_address)
    expect((await aVisitor(server).api.post(complete, { sign_in_token })).status).toBe(200)
    expect((await owner.config()).body.member).toMatchObject({ has_password: true })
  })
})

test('known and unknown addresses are answered alike, and only the known one gets a mail', async ({ server }) => {
  const { member } = await aMember(server)
  const unknown = anAddress()
  const answers = [
    await aVisitor(server).api.post(link, { email_address: member.email_address }),
    await aVisitor(server).api.post(link, { email_address: unknown }),
  ]
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: {} },
    { status: 200, body: {} },
  ])
  await server.runJobs()
  expect(readOutbox(server).filter(({ headers }) => headers.to === unknown)).toEqual([])
  expect(mailTo(server, member.email_address, /link to sign in/)).toBeDefined()
})

test('after half an hour the link says that it is too old', async ({ startServer }) => {
  const server = await startServer()
  const { member } = await aMember(server)
  const token = await mailedToken(server, member.email_address)
  await server.setClock(new Date(Date.now() + 31 * 60_000).toISOString())
  expectRefusal(
    await aVisitor(server).api.post(complete, { sign_in_token: token }),
    410,
    'link_expired',
    'sign_in_token',
  )
})

describe('refused', () => {
  test('a token that never was', async ({ server }) => {
    const answer = await aVisitor(server).api.post(complete, { sign_in_token: 'x'.repeat(43) })
    expectRefusal(answer, 404, 'link_invalid', 'sign_in_token')
  })

  test.for([
    [link, {}, 'email_address'],
    [link, { email_address: 'nobody' }, 'email_address'],
    [link, { email_address: 1 }, 'email_address'],
    [link, { email_address: 'a@example.org', hurry: true }, 'hurry'],
    [complete, {}, 'sign_in_token'],
    [complete, { sign_in_token: 1 }, 'sign_in_token'],
  ] as const)('%s %o names %s', async ([path, body, field], { server }) => {
    expectRefusal(await aVisitor(server).api.post(path, body), 422, 'invalid_input', field)
  })

  test('one client that asks for many addresses', async ({ server }) => {
    const asker = new Person(server, '10.250.0.7')
    for (let mails = 0; mails < 20; mails++) await asker.api.post(link, { email_address: anAddress() })
    expectRefusal(await asker.api.post(link, { email_address: anAddress() }), 429, 'too_many_requests')
  })
})

test('the mail survives kill -9, is sent once, and its link works', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const { member } = await aMember(server)
  await aVisitor(server).api.post(link, { email_address: member.email_address })
  await server.kill()
  await server.restart()
  const token = await (async () => {
    await server.runJobs()
    await server.kill()
    await server.restart()
    await server.runJobs()
    return tokenOf(mailTo(server, member.email_address, /link to sign in/), '/login/link/')
  })()
  const mails = readOutbox(server).filter(({ headers }) => /link to sign in/.test(headers.subject ?? ''))
  expect(mails).toHaveLength(1)
  expect((await aVisitor(server).api.post(complete, { sign_in_token: token })).status).toBe(200)
})

import { adminCommand } from '../../support/admin'
import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import { mailTo, readOutbox, tokenOf } from '../../support/outbox'
import { aMember, aMemberWithPassword, anAddress, aVisitor, Person } from '../../support/person'
import type { Server } from '../../support/server'
import { runSql } from '../../support/sql'
import { until } from '../../support/until'

const DAYS_400 = 400 * 24
const DAY = 24 * 3600_000

/** A wrong clock could take away all of it: a session, an open link, mails, a check-in. */
async function aFullServer(server: Server) {
  const ana = await aMemberWithPassword(server)
  await ana.checkIn()
  const { email_address } = ana.member
  await aVisitor(server).api.post('/account/sign_in_link/link', { email_address })
  await server.runJobs()
  const sign_in_token = tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
  return { ana, sign_in_token }
}

test.for([DAYS_400, -DAYS_400])(
  '17.16: a leap of %i hours deletes nothing and locks nobody out',
  async (hours, { startServer }) => {
    const server = await startServer({ flags: { '--job-threads': '0' } })
    const { ana, sign_in_token } = await aFullServer(server)
    const before = { mails: readOutbox(server).length, check_ins: await listed(ana) }

    await server.leap(hours)
    await server.runJobs()
    await aMember(server) // life goes on, and what it queues
    await server.runJobs()

    expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
    expect(await listed(ana)).toEqual(before.check_ins)
    const { body } = await ana.checkIn()
    expect(body.check_in.checked_in_at).toContain(today())
    expect(readOutbox(server).length).toBeGreaterThan(before.mails)
    const elsewhere = aVisitor(server)
    const opened = await elsewhere.api.post('/account/sign_in_link/complete', { sign_in_token, device_uuid: 'x' })
    expect(opened.status).toBe(200) // the first proof of the address, which ends the session from before it

    await server.stop()
    await server.restart() // with the machine's clock right again
    expect((await elsewhere.config()).body.member?.member_id).toBe(ana.member.member_id)
  },
)

test('17.16: an operator who knows that a leap is right has it believed', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.leap(DAYS_400)
  await adminCommand(server, 'believe-clock')
  await until('the leap to be believed', async () => {
    const monthOfExpiry = new Date(Date.now() + (400 + 180) * DAY).toISOString().slice(0, 7)
    const text = await (await fetch(`${server.main}/.well-known/security.txt`)).text()
    return text.includes(`Expires: ${monthOfExpiry}`) || undefined
  })
  expect((await ana.config()).body.member?.member_id).toBeUndefined() // after more than 90 idle days
})

test('17.16: limits neither open nor close by a leap', async ({ startServer }) => {
  const server = await startServer()
  const asker = new Person(server, '10.250.0.1')
  const ask = async () => (await asker.api.post('/account/validate', { email_address: anAddress() })).status
  const answers: number[] = []
  while (answers.length < 50 && answers.at(-1) !== 429) answers.push(await ask())
  expect(answers.at(-1)).toBe(429)
  for (const hours of [DAYS_400, -2 * DAYS_400]) {
    await server.leap(hours)
    expect(await ask()).toBe(429)
  }
  await server.setClock(new Date(Date.now() + 3 * 3600_000).toISOString()) // three hours that really pass
  expect(await ask()).toBe(200)
})

test('17.16: doctor names a time that is far from what was known, and an operator ends it', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const { ana } = await aFullServer(server)
  await server.stop()
  // As if the machine's clock had gone ahead by 400 days since.
  const known = Date.now() - DAYS_400 * 3600_000
  runSql(server, `UPDATE clock_marks SET known_at = ${known}`)
  expect((await command(['doctor', ...server.installationFlags])).out).toMatch(/warn +known time: a server last knew/)
  await adminCommand(server, 'believe-clock')
  expect((await command(['doctor', ...server.installationFlags])).out).toMatch(/ok +known time/)
  await server.restart()
  expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
})

const listed = async (person: Person) => (await person.api.get('/authorized/history/check-ins')).body

const today = () => new Date().toISOString().slice(0, 10)

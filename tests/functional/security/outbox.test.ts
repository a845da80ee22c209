import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/fixtures'
import { mailTo, tokenOf } from '../../support/outbox'
import { aMember, aVisitor } from '../../support/person'
import type { Server } from '../../support/server'

const outbox = (server: Server) => join(server.folder, 'outbox')
const mails = (server: Server) => readdirSync(outbox(server)).map((name) => join(outbox(server), name))

test('17.17: mails, whose links open accounts, are readable for nobody else on the machine', async ({ server }) => {
  await aMember(server)
  await server.runJobs()
  expect(statSync(outbox(server)).mode & 0o077).toBe(0)
  expect(mails(server).length).toBeGreaterThan(0)
  for (const mail of mails(server)) expect(statSync(mail).mode & 0o077).toBe(0)
})

test('17.17: after an erasure nothing in the outbox has the name of the member', async ({ server }) => {
  const ana = await aMember(server, { first_name: 'Zenobia' })
  await ana.api.post('/authorized/account/delete/request')
  await server.runJobs()
  const { email_address } = ana.member
  const delete_token = tokenOf(mailTo(server, email_address, /[Ee]rase/), '/app/confirm_delete/')
  expect((await aVisitor(server).api.put('/account/delete/confirm', { delete_token })).status).toBe(200)
  await server.runJobs()
  const left = mails(server).map((mail) => readFileSync(mail, 'utf8'))
  expect(left.filter((text) => text.includes('Zenobia'))).toEqual([])
  expect(left.filter((text) => text.includes(`To: ${email_address}`))).toHaveLength(1) // the receipt
})

test('17.17: mails that nobody took are removed after seven days', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  await aMember(server)
  await server.runJobs()
  const [old] = mails(server) as [string]
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 3600
  utimesSync(old, eightDaysAgo, eightDaysAgo)
  await aMember(server)
  await server.setClock(new Date(Date.now() + 25 * 3600_000).toISOString())
  await server.runJobs()
  expect(mails(server)).not.toContain(old)
  expect(mails(server).length).toBeGreaterThan(0)
})

import { lookAt, mailedDigits, proof, proofCode, prove, secondFactor } from '../../support/account-security'
import { describe, expect, test } from '../../support/fixtures'
import { mailsTo } from '../../support/outbox'
import { aMember, aMemberWithPassword, anAddress, aPassword, aVisitor, type Person } from '../../support/person'
import { exported, exportPath } from '../../support/portability'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

// Somebody has the open session of somebody else: a lent phone, a laptop in a café, a copied cookie. What they do with it can
// be undone, or asks once more who is there (docs/decisions/0115-a-fresh-proof.md).

const tokens = '/authorized/account/api_tokens'
const erase = '/authorized/account/delete/request'

const later = (server: Server, minutes: number) =>
  server.setClock(new Date(Date.now() + minutes * 60_000).toISOString())

const asking = [
  ['a token for programs', (person: Person) => person.api.post(tokens, { name: 'a look' })],
  ['the export', (person: Person) => person.api.get(exportPath)],
  ['the erasure', (person: Person) => person.api.post(erase)],
  ['a second factor', (person: Person) => person.api.post(`${secondFactor}/begin`)],
  ['the first code of one', (person: Person) => person.api.post(`${secondFactor}/confirm`, { code: '000000' })],
  ['new recovery codes', (person: Person) => person.api.post(`${secondFactor}/recovery_codes`)],
  ['the end of the second factor', (person: Person) => person.api.post(`${secondFactor}/off`)],
  ['a first password', (person: Person) => person.changeDetails({ password: 'a sentence of a stranger' })],
  ['another address', (person: Person) => person.changeDetails({ email_address: anAddress() })],
] as const

const expectAsked = (answer: Awaited<ReturnType<(typeof asking)[number][1]>>) =>
  expectRefusal(answer, 403, 'not_allowed', 'fresh_proof')

describe('17.6: a session that was opened ten minutes ago', () => {
  test('is asked who is there before anything that cannot be taken back, and nothing happens', async ({
    startServer,
  }) => {
    const server = await startServer()
    const ana = await aMember(server)
    await later(server, 11)
    for (const [, call] of asking) expectAsked(await call(ana))
    await server.runJobs()
    expect((await ana.api.get(tokens)).body).toMatchObject({ api_tokens: [] })
    expect((await ana.config()).body.member).toMatchObject({ has_password: false })
    expect((await lookAt(ana)).proven_until).toBeNull()
    expect(mailsTo(server, ana.member.email_address, /erase|new address/i)).toEqual([])
  })

  test('does what members do every day without being asked', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    await later(server, 600)
    expect((await ana.checkIn()).status).toBe(201)
    expect((await ana.changeDetails({ first_name: 'Anna' })).status).toBe(200)
    expect((await ana.api.get(tokens)).status).toBe(200)
    expect((await ana.api.put('/authorized/account/sessions/end', { all_others: true })).status).toBe(200)
  })

  test('goes on for ten minutes after the password, and no other session does', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMemberWithPassword(server)
    const laptop = aVisitor(server)
    await laptop.logIn(ana.member.email_address, aPassword)
    await later(server, 60)
    expectRefusal(await prove(ana, 'password', 'a wrong sentence'), 422, 'invalid_input', 'secret')
    expectAsked(await ana.api.get(exportPath))
    const proven = await prove(ana, 'password', aPassword)
    expect(proven.body).toMatchObject({ proof_ways: ['password', 'mailed_code'] })
    expect(proven.body.proven_until).not.toBeNull()
    await exported(ana)
    expectAsked(await laptop.api.get(exportPath))
    await later(server, 71)
    expectAsked(await ana.api.get(exportPath))
  })

  test('the password that the details ask for is their proof, as specified', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMemberWithPassword(server)
    await later(server, 60)
    const password = 'another sentence of mine'
    expectRefusal(await ana.changeDetails({ password }), 422, 'invalid_input', 'current_password')
    expect((await ana.changeDetails({ password, current_password: aPassword })).status).toBe(200)
  })
})

describe('17.6: six mailed digits', () => {
  test('prove once that whoever reads the mailbox is there', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    await later(server, 60)
    expect((await lookAt(ana)).proof_ways).toEqual(['mailed_code'])
    expectRefusal(await prove(ana, 'password', aPassword), 422, 'invalid_input', 'way')
    const digits = await mailedDigits(ana)
    expect((await prove(ana, 'mailed_code', `${digits.slice(0, 3)} ${digits.slice(3)}`)).status).toBe(200)
    expect((await ana.changeDetails({ password: aPassword })).status).toBe(200)
    expectRefusal(await prove(ana, 'mailed_code', digits), 422, 'invalid_input', 'secret')
  })

  test('are void after five wrong ones, after ten minutes, and once newer ones were mailed', async ({
    startServer,
  }) => {
    const server = await startServer()
    const ana = await aMember(server)
    const first = await mailedDigits(ana)
    const wrong = first === '000000' ? '000001' : '000000'
    for (const _ of [1, 2, 3, 4, 5])
      expectRefusal(await prove(ana, 'mailed_code', wrong), 422, 'invalid_input', 'secret')
    expectRefusal(await prove(ana, 'mailed_code', first), 422, 'invalid_input', 'secret')
    await later(server, 20)
    const second = await mailedDigits(ana)
    await later(server, 31)
    expectRefusal(await prove(ana, 'mailed_code', second), 422, 'invalid_input', 'secret')
    const third = await mailedDigits(ana)
    const fourth = await mailedDigits(ana)
    if (third !== fourth) expectRefusal(await prove(ana, 'mailed_code', third), 422, 'invalid_input', 'secret')
    expect((await prove(ana, 'mailed_code', fourth)).status).toBe(200)
  })

  test('count for the session that asked for them, and are no way into another', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const thief = aVisitor(server)
    await thief.logIn(ana.member.email_address, aPassword)
    const digits = await mailedDigits(ana)
    expectRefusal(await prove(thief, 'mailed_code', digits), 422, 'invalid_input', 'secret')
    expect((await prove(ana, 'mailed_code', digits)).status).toBe(200)
  })

  test('are void once they have proven it, also where they came several times at once', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    await later(server, 60)
    const digits = await mailedDigits(ana)
    const answers = await Promise.all([1, 2, 3, 4].map(() => prove(ana, 'mailed_code', digits)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expectRefusal(await prove(ana, 'mailed_code', digits), 422, 'invalid_input', 'secret')
  })

  test('are mailed five times an hour, and say in the mail what to do about a thief', async ({ server }) => {
    const ana = await aMember(server)
    for (const _ of [1, 2, 3, 4, 5]) expect((await ana.api.post(proofCode)).status).toBe(200)
    expectRefusal(await ana.api.post(proofCode), 429, 'too_many_requests')
    await server.runJobs()
    const mails = mailsTo(server, ana.member.email_address, /is your code/)
    expect(mails.at(-1)?.text).toContain('sign out')
  })
})

test('17.6: guessing passwords in an open session ends after ten, also for the right one', async ({ server }) => {
  const ana = await aMemberWithPassword(server)
  for (let guess = 0; guess < 10; guess++)
    expectRefusal(await prove(ana, 'password', `a wrong sentence ${guess}`), 422, 'invalid_input', 'secret')
  expectRefusal(await prove(ana, 'password', aPassword), 429, 'too_many_requests')
})

test('17.6: a token for programs reads on, and proves nothing', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const { body } = await ana.api.post<{ token: string }>(tokens, { name: 'backup' })
  await later(server, 60)
  const program = { Authorization: `Bearer ${body.token}`, 'X-CSRF-Token': '_missing' }
  await exported(aVisitor(server), program)
  expectRefusal(
    await aVisitor(server).api.post(proof, { way: 'password', secret: 'x' }, program),
    401,
    'session_required',
  )
})

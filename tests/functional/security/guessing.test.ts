import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMemberWithPassword, anAddress, aPassword, aVisitor, Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

const logIn = (person: Person, email_address: string, password: string, device_uuid?: string) =>
  person.api.post('/account/login', { email_address, password, ...(device_uuid ? { device_uuid } : {}) })

/** Refused before it is hashed, and counted: the test burns no core. */
async function guess(server: Server, email_address: string, from: string, times = 10): Promise<void> {
  const guesser = new Person(server, from)
  for (let guesses = 0; guesses < times; guesses++) await logIn(guesser, email_address, '')
}

describe('17.4: strangers who guess', () => {
  test('do not keep the owner out: password, mailed link and reset go on', async ({ startServer }) => {
    const server = await startServer()
    const { email_address } = (await aMemberWithPassword(server)).member
    for (let guesser = 1; guesser <= 20; guesser++) await guess(server, email_address, `10.251.1.${guesser}`)
    for (let asker = 1; asker <= 10; asker++) {
      const stranger = new Person(server, `10.251.2.${asker}`)
      await stranger.api.post('/account/sign_in_link/link', { email_address })
      await stranger.api.post('/account/password_reset/link', { email_address })
    }
    expect((await logIn(aVisitor(server), email_address, aPassword)).status).toBe(200)
    for (const path of ['/account/sign_in_link/link', '/account/password_reset/link'])
      expect((await aVisitor(server).api.post(path, { email_address })).status).toBe(200)
    await server.runJobs()
    const sign_in_token = tokenOf(mailTo(server, email_address, /link to sign in/), '/login/link/')
    expect((await aVisitor(server).api.post('/account/sign_in_link/complete', { sign_in_token })).status).toBe(200)
  })

  test('from the network of the owner leave a device alone on which the owner signed in before', async ({ server }) => {
    const { email_address } = (await aMemberWithPassword(server)).member
    const device = crypto.randomUUID()
    const home = '10.251.3.1'
    expect((await logIn(new Person(server, home), email_address, aPassword, device)).status).toBe(200)
    await guess(server, email_address, home, 40)
    expectRefusal(await logIn(new Person(server, home), email_address, aPassword), 429, 'too_many_requests')
    expect((await logIn(new Person(server, home), email_address, aPassword, device)).status).toBe(200)
  })

  test('get fewer guesses each at an account that is under attack', async ({ server }) => {
    const { email_address } = (await aMemberWithPassword(server)).member
    for (let guesser = 1; guesser <= 3; guesser++) await guess(server, email_address, `10.251.4.${guesser}`)
    await guess(server, email_address, '10.251.4.9', 3)
    expectRefusal(await logIn(new Person(server, '10.251.4.9'), email_address, aPassword), 429, 'too_many_requests')
  })
})

describe('17.4: links by mail', () => {
  test('are mailed at growing intervals however many are asked for, and the newest one works', async ({
    startServer,
  }) => {
    const server = await startServer({ flags: { '--job-threads': '0' } })
    const { email_address } = (await aMemberWithPassword(server)).member
    const began = Date.now()
    const mailed = () => mailsTo(server, email_address, /link to sign in/).length
    const counts: number[] = []
    for (const minute of [0, 0.5, 1.1, 3, 4.2, 13, 14.3]) {
      await server.setClock(new Date(began + minute * 60_000).toISOString())
      for (let asked = 0; asked < 3; asked++) {
        const { status } = await aVisitor(server).api.post('/account/sign_in_link/link', { email_address })
        expect(status).toBe(200)
      }
      await server.runJobs()
      counts.push(mailed())
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
    const sign_in_tokens = mailsTo(server, email_address, /link to sign in/).map((mail) =>
      tokenOf(mail, '/login/link/'),
    )
    const opened = await Promise.all(
      sign_in_tokens.map((sign_in_token) =>
        aVisitor(server).api.post('/account/sign_in_link/complete', { sign_in_token }),
      ),
    )
    expect(opened.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
  })

  test('are mailed for nobody whose address has no account, and the answers are alike', async ({ server }) => {
    const unknown = anAddress()
    for (let asked = 0; asked < 8; asked++)
      expect((await aVisitor(server).api.post('/account/sign_in_link/link', { email_address: unknown })).status).toBe(
        200,
      )
    await server.runJobs()
    expect(mailsTo(server, unknown, /.*/)).toEqual([])
  })
})

test('17.11: forty strangers at once keep no known device out, and others are answered', async ({ server }) => {
  const { email_address } = (await aMemberWithPassword(server)).member
  const device = crypto.randomUUID()
  await logIn(aVisitor(server), email_address, aPassword, device)
  const flood = Array.from({ length: 40 }, () => logIn(aVisitor(server), anAddress(), aPassword))
  const known = await Promise.all([1, 2, 3].map(() => logIn(aVisitor(server), email_address, aPassword, device)))
  const others = await Promise.all([1, 2, 3, 4].map(() => aVisitor(server).config()))
  const strangers = await Promise.all(flood)
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // Those that would wait too long are told so at once; the others were checked.
  expect([...new Set(strangers.map(({ status }) => status))].sort()).toEqual([401, 503])
})

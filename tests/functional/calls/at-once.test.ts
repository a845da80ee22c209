// Two clients doing the same thing in the same moment, for every write: nothing breaks, and nothing is done twice.
import { anAdmin, anInvite, aTrainer } from '../../support/admin'
import { callerOf, callsOf, clientOf, named } from '../../support/calls'
import { describe, expect, test } from '../../support/fixtures'
import { mailTo, tokenOf } from '../../support/outbox'
import { aCheckIn, aMember, anAddress, aVisitor, type Person } from '../../support/person'
import { aResult } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'
import { aValidBody } from '../../support/valid-bodies'

const CLIENTS = 4

/** The same call from several clients of one person, in one moment. */
const atOnce = (person: Person, path: string, body: object) =>
  Promise.all(Array.from({ length: CLIENTS }, () => person.api.post(path, body)))

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

const writes = callsOf('member').filter(({ method }) => method !== 'GET')

test.for(named(writes))('%s never breaks', async ([, call], { server }) => {
  const person = await callerOf(call, server)
  const body = JSON.stringify(aValidBody(call.path, call.method))
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, () => clientOf(person, call).send(call.method, call.path, body)),
  )
  expect(statuses(answers).filter((status) => status >= 500)).toEqual([])
})

interface Once {
  path: string
  body: object
  /** How many there are afterwards. */
  count: (person: Person) => Promise<number>
}

/** The length of the one list in the answer of a read. */
const listedAt = (path: string, list: string) => async (person: Person) => {
  const { body } = await person.api.get<Record<string, unknown[]>>(path)
  return body[list]?.length ?? -1
}

const event_uuid = () => crypto.randomUUID()

describe('one event is kept once', () => {
  const table: [string, () => Once][] = [
    [
      'a check-in',
      () => ({
        path: '/premium/authorized/assessment/check-in',
        body: aCheckIn(),
        count: listedAt('/authorized/history/check-ins', 'check_ins'),
      }),
    ],
    [
      'an exercise',
      () => ({
        path: '/premium/authorized/assessment/exercise',
        body: aResult(),
        count: async (person) => {
          const { body } = await person.api.get<{ exercises: { effect: { times: number } }[] }>(
            '/premium/authorized/exercises/effects',
          )
          return body.exercises[0]?.effect.times ?? 0
        },
      }),
    ],
    [
      'the start of an article',
      () => ({
        path: '/authorized/assessment/article/start',
        body: { article_id: 'long-exhale' },
        count: listedAt('/authorized/articles/history', 'history'),
      }),
    ],
    [
      'a test message',
      () => ({
        path: '/authorized/notification/test',
        body: { event_uuid: event_uuid() },
        count: listedAt('/authorized/notification/deliveries', 'deliveries'),
      }),
    ],
    [
      'a journal thread',
      () => ({
        path: '/premium/authorized/journal/thread',
        body: {
          selected_life_aspect: 'environment',
          selected_life_aspect_current_state: 'play',
          event_uuid: event_uuid(),
        },
        count: listedAt('/premium/authorized/journal/threads', 'threads'),
      }),
    ],
    [
      'a request to review the app',
      () => ({
        path: '/authorized/review_request_count/increment',
        body: { event_uuid: event_uuid() },
        count: async (person) => (await person.config()).body.member?.settings.review_request_count ?? -1,
      }),
    ],
    [
      'a name for an API token',
      () => ({
        path: '/authorized/account/api_tokens',
        body: { name: 'My watch' },
        count: listedAt('/authorized/account/api_tokens', 'api_tokens'),
      }),
    ],
  ]

  test.for(table)('%s', async ([, once], { server }) => {
    const ana = await aMember(server)
    const { path, body, count } = once()
    await atOnce(ana, path, body)
    expect(await count(ana)).toBe(1)
    await ana.api.post(path, body)
    expect(await count(ana)).toBe(1)
  })

  test('feedback, as an admin sees it', async ({ startServer }) => {
    const server = await startServer()
    const admin = await anAdmin(server)
    const said = { app_feedback_text: 'More walks.', event_uuid: event_uuid() }
    await atOnce(await aMember(server), '/authorized/account/feedback', said)
    expect(await listedAt('/app-admin/feedback', 'feedback')(admin)).toBe(1)
  })

  test('an access code, made once and written down once', async ({ startServer }) => {
    const server = await startServer()
    const admin = await anAdmin(server)
    const wanted = {
      first_name: 'Bea',
      email_address: anAddress(),
      months_premium_access: 3,
      send_invite_email: true,
      event_uuid: event_uuid(),
    }
    const before = await listedAt('/app-admin/audit', 'entries')(admin)
    await atOnce(admin, '/app-admin/app/invite/create', wanted)
    expect(await listedAt('/app-admin/invites', 'invites')(admin)).toBe(1)
    expect(await listedAt('/app-admin/audit', 'entries')(admin)).toBe(before + 1)
  })
})

describe('of several who want the same, one has it', () => {
  test('an address', async ({ server }) => {
    const email_address = anAddress()
    const people = Array.from({ length: CLIENTS }, () => aVisitor(server))
    await Promise.all(people.map((person) => person.config()))
    const answers = await Promise.all(people.map((person) => person.createAccount({ email_address })))
    expect(statuses(answers)).toEqual([201, 409, 409, 409])
  })

  test('an access code', async ({ server }) => {
    const { invite_code } = await anInvite(await anAdmin(server))
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const redeem = (person: Person) => atOnce(person, '/authorized/purchase/complete/access_code', { invite_code })
    const answers = (await Promise.all([redeem(ana), redeem(bea)])).map(statuses)
    const winners = answers.filter((each) => each.every((status) => status === 200))
    expect(winners).toHaveLength(1)
    expect(answers.flat().filter((status) => status === 200)).toHaveLength(CLIENTS)
  })

  test('months of a code are given once, however often it is sent', async ({ server }) => {
    const { invite_code } = await anInvite(await anAdmin(server), 1)
    const ana = await aMember(server)
    await atOnce(ana, '/authorized/purchase/complete/access_code', { invite_code })
    const ends = Date.parse((await ana.config()).body.member?.premium.ends_at ?? '')
    expect(ends - Date.now()).toBeLessThan(36 * 86_400_000)
    expect(ends - Date.now()).toBeGreaterThan(27 * 86_400_000)
  })

  test('a purchase of a store', async ({ server }) => {
    const bought = {
      transaction: `sandbox:${event_uuid()}`,
      product_id: 'evenkeel.premium.yearly',
      country_code: 'AT',
    }
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const buy = (person: Person) => atOnce(person, '/authorized/purchase/complete/in_app', bought)
    const answers = (await Promise.all([buy(ana), buy(bea)])).map(statuses)
    expect(answers.filter((each) => each.every((status) => status === 200))).toHaveLength(1)
    expect(answers.filter((each) => each.every((status) => status >= 400))).toHaveLength(1)
  })

  test('a member is linked to one of two trainers', async ({ server }) => {
    const admin = await anAdmin(server)
    const [tara, udo] = [await aTrainer(admin), await aTrainer(admin)]
    const ana = await aMember(server)
    const answers = await Promise.all(
      [tara, udo].map(({ trainer_invite_code }) =>
        ana.api.post('/premium/authorized/trainer/status', { trainer_invite_code }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 409])
  })

  test('a link to a new password', async ({ server }) => {
    const { member } = await aMember(server)
    await aVisitor(server).api.post('/account/password_reset/link', { email_address: member.email_address })
    await server.runJobs()
    const token = tokenOf(mailTo(server, member.email_address, /new password/), '/reset_password/')
    const answers = await Promise.all(
      ['the first new sentence', 'the second new sentence', 'the third new sentence'].map((new_password) =>
        aVisitor(server).api.put('/account/password_reset/complete', { reset_password_token: token, new_password }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 410, 410])
  })
})

test('a check-in that one client sends again while another removes it is removed', async ({ server }) => {
  const ana = await aMember(server)
  const path = '/premium/authorized/assessment/check-in'
  for (let round = 0; round < 25; round++) {
    const body = aCheckIn()
    const { check_in_id } = (await ana.api.post<{ check_in: { check_in_id: string } }>(path, body)).body.check_in
    const [before, removed, after] = await Promise.all([
      ana.api.post(path, body),
      ana.api.put(`${path}/remove`, { check_in_id }),
      ana.api.post(path, body),
    ])
    expect(removed.status).toBe(200)
    for (const again of [before, after]) if (again.status !== 200) expectRefusal(again, 404, 'not_found', 'event_uuid')
    expectRefusal(await ana.api.post(path, body), 404, 'not_found', 'event_uuid')
  }
  const { body } = await ana.api.get<{ check_ins: object[] }>('/authorized/history/check-ins')
  expect(body.check_ins).toEqual([])
})

test('a check-in that one client edits while another removes it is either', async ({ server }) => {
  const ana = await aMember(server)
  const path = '/premium/authorized/assessment/check-in'
  // Many times: an answer also carries the member's balance, which must not be read half before and half after.
  for (let round = 0; round < 25; round++) {
    const { check_in_id } = (await ana.checkIn()).body.check_in
    const answers = await Promise.all([
      ana.api.put(path, { check_in_id, arousal: -0.5, comfort: 0.5 }),
      ana.api.put(`${path}/remove`, { check_in_id }),
    ])
    expect(answers[1]?.status).toBe(200)
    expect([200, 404]).toContain(answers[0]?.status)
  }
  expect(await listedAt('/authorized/history/check-ins', 'check_ins')(ana)).toBe(0)
})

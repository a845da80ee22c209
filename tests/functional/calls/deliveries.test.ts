import { describe, expect, test } from '../../support/fixtures'
import { mailTo } from '../../support/outbox'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Delivery {
  delivery_id: string
  kind: string
  channel: string
  queued_at: string
  outcome: string
  ended_at: string | null
}

const ask = (person: Person, body: object = {}) =>
  person.api.post<{ delivery: Delivery }>('/authorized/notification/test', body)
const list = async (person: Person) =>
  (await person.api.get<{ deliveries: Delivery[] }>('/authorized/notification/deliveries')).body.deliveries

describe('a test message', () => {
  test('reaches the member and is in the log, without its words', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    expect(await list(ana)).toEqual([])
    const { status, body } = await ask(ana)
    expect(status).toBe(201)
    expect(body.delivery).toMatchObject({ kind: 'test', channel: 'mail' })
    await server.runJobs()
    expect(mailTo(server, ana.member.email_address, /test message/)).toBeTruthy()
    const [sent] = await list(ana)
    expect(sent).toMatchObject({ delivery_id: body.delivery.delivery_id, outcome: 'sent' })
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(
      ['channel', 'delivery_id', 'ended_at', 'kind', 'outcome', 'queued_at'].toSorted(),
    )
  })

  test('is one for one event id', async ({ server }) => {
    const ana = await aMember(server)
    const event_uuid = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(ana, { event_uuid })))
    expect(new Set(answers.map(({ body }) => body.delivery.delivery_id)).size).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    expect(await list(ana)).toHaveLength(1)
  })

  test('is refused for the sixth time within an hour, and with an event id that is none', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await ask(ana, { event_uuid: '' }), 422, 'invalid_input', 'event_uuid')
    for (let i = 0; i < 5; i++) expect((await ask(ana)).status).toBe(201)
    expectRefusal(await ask(ana), 429, 'too_many_requests')
  })

  test('is the member\u2019s own', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    await ask(ana)
    expect(await list(bea)).toEqual([])
    expectRefusal(await aVisitor(server).api.get('/authorized/notification/deliveries'), 401, 'session_required')
  })
})

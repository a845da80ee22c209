import type { Member } from '../../../web/packages/api/src/types'
import { adminCommand, anAdmin } from '../../support/admin'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface FeedbackPage {
  feedback: { feedback_id: string; app_feedback_text: string; email_address: string; given_at: string }[]
  star_counts: number[]
  next: string | null
}

const say = (person: Person, app_feedback_text: string, more: object = {}) =>
  person.api.post<{ member: Member }>('/authorized/account/feedback', { app_feedback_text, ...more })
const rate = (person: Person, star_rating: unknown) =>
  person.api.post<{ member: Member }>('/authorized/assessment/rate_app_experience', { star_rating })
const count = (person: Person, more: object = {}) =>
  person.api.post<{ review_request_count: number; member: Member }>('/authorized/review_request_count/increment', more)
const list = (admin: Person, query: Record<string, string> = {}) =>
  admin.api.get<FeedbackPage>('/app-admin/feedback', query)

describe('feedback', () => {
  test('is read by admins and stands in no log', async ({ startServer }) => {
    const server = await startServer()
    const [ana, admin] = [await aMember(server), await anAdmin(server)]
    const words = 'Zwölf secret-sounding words 🌧️\nand a second line'
    expect((await say(ana, words)).status).toBe(201)
    const { body } = await list(admin)
    expect(body.feedback).toMatchObject([{ app_feedback_text: words, email_address: ana.member.email_address }])
    expect(server.said).not.toContain('secret-sounding')
    expect(await adminCommand(server, 'audit')).toContain('feedback_read')
  })

  test('with one event id is kept once, also at once', async ({ startServer }) => {
    const server = await startServer()
    const [ana, admin] = [await aMember(server), await anAdmin(server)]
    const event_uuid = crypto.randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => say(ana, 'once', { event_uuid })))
    await say(ana, 'without one, every time')
    await say(ana, 'without one, every time')
    expect((await list(admin)).body.feedback).toHaveLength(3)
  })

  test('comes in pages', async ({ startServer }) => {
    const server = await startServer()
    const [ana, admin] = [await aMember(server), await anAdmin(server)]
    for (const words of ['1', '2', '3']) await say(ana, words)
    const first = (await list(admin, { limit: '2' })).body
    expect(first.feedback.map((one) => one.app_feedback_text)).toEqual(['3', '2'])
    const rest = (await list(admin, { limit: '2', before: first.next ?? '' })).body
    expect(rest.feedback.map((one) => one.app_feedback_text)).toEqual(['1'])
    expect(rest.next).toBeNull()
    expectRefusal(await list(admin, { limit: '101' }), 422, 'invalid_input', 'limit')
    expectRefusal(await list(admin, { limit: 'all' }), 422, 'invalid_input', 'limit')
    expectRefusal(await list(admin, { page: '2' }), 422, 'invalid_input', 'page')
  })

  test.for([
    ['nothing', ''],
    ['only space', ' \n '],
    ['more than 4,000 characters', 'x'.repeat(4001)],
  ] as const)('refused: %s', async ([, words], { server }) => {
    expectRefusal(await say(await aMember(server), words), 422, 'invalid_input', 'app_feedback_text')
  })

  test('has a pace', async ({ server }) => {
    const ana = await aMember(server)
    for (let i = 0; i < 20; i++) await say(ana, `${i}`)
    expectRefusal(await say(ana, 'one more'), 429, 'too_many_requests')
  })
})

describe('stars', () => {
  test('the last of a day counts', async ({ startServer }) => {
    const server = await startServer()
    const [ana, admin] = [await aMember(server), await anAdmin(server)]
    for (const stars of [1, 2, 5]) expect((await rate(ana, stars)).status).toBe(200)
    await Promise.all([1, 2, 3].map(() => rate(admin, 3)))
    expect((await list(admin)).body.star_counts).toEqual([0, 0, 1, 0, 1])
    await server.setClock(new Date(Date.now() + 86_400_000).toISOString())
    await rate(ana, 4)
    expect((await list(admin)).body.star_counts).toEqual([0, 0, 1, 1, 1])
  })

  test.for([0, 6, -1, 4.5, '5', null])('refused: %s', async (stars, { server }) => {
    expectRefusal(await rate(await aMember(server), stars), 422, 'invalid_input', 'star_rating')
  })
})

describe('review requests', () => {
  test('are counted, and one event once', async ({ server }) => {
    const ana = await aMember(server)
    const event_uuid = crypto.randomUUID()
    expect((await count(ana, { event_uuid })).body.review_request_count).toBe(1)
    expect((await count(ana, { event_uuid })).body.review_request_count).toBe(1)
    const { body } = await count(ana)
    expect(body.review_request_count).toBe(2)
    expect(body.member.settings.review_request_count).toBe(2)
  })

  test('from two devices at once all count', async ({ server }) => {
    const ana = await aMember(server)
    const events = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd']
    await Promise.all(events.map((event_uuid) => count(ana, { event_uuid })))
    expect((await ana.config()).body.member?.settings.review_request_count).toBe(4)
  })

  test('refused by name: a count of one’s own', async ({ server }) => {
    expectRefusal(await count(await aMember(server), { count: 9 }), 422, 'invalid_input', 'count')
  })
})

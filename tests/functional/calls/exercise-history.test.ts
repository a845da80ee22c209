import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { record } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'

interface Result {
  event_uuid: string
  exercise_id: string
  date: string
  mood_before: number | null
  mood_after: number | null
  felt_effect: number | null
}
interface Page {
  exercise_results: Result[]
  next: string | null
}
interface Time {
  from: string
  to: string
  days: { day: string; minutes: number; times: number }[]
}

const path = '/authorized/history/exercises'
const list = async (person: Person, query: Record<string, string | number> = {}) =>
  (await person.api.get<Page>(path, query)).body
const daysBack = (now: string, days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

describe('what a member said of their exercises', () => {
  test('is read in pages, newest first, of one or of all', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const now = ana.member.created_at
    for (let ago = 4; ago >= 0; ago--) {
      const { status } = await record(ana, {
        exercise_id: ago === 2 ? 'box-breath' : 'long-exhale',
        started_at: daysBack(now, ago),
        mood_before: 40 - ago,
        mood_after: 60,
      })
      expect(status).toBe(201)
    }
    const before: (number | null)[] = []
    let next: string | null = null
    do {
      const page = await list(ana, { limit: 2, ...(next ? { before: next } : {}) })
      before.push(...page.exercise_results.map(({ mood_before }) => mood_before))
      next = page.next
    } while (next)
    expect(before).toEqual([40, 39, 38, 37, 36])
    const { exercise_results } = await list(ana, { exercise_id: 'box-breath' })
    expect(exercise_results).toHaveLength(1)
    expect(exercise_results[0]).toMatchObject({ date: daysBack(now, 2).slice(0, 10), mood_before: 38, mood_after: 60 })
    expect((await list(ana, { exercise_id: 'no-such' })).exercise_results).toEqual([])
  })

  test.for([
    [{ limit: 0 }, 'limit'],
    [{ limit: 201 }, 'limit'],
    [{ before: 'yesterday' }, 'before'],
  ] as const)('refuses %o by name', async ([query, field], { server }) => {
    expectRefusal(await (await aMember(server)).api.get(path, query), 422, 'invalid_input', field)
  })

  test('is their own', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    await record(ana)
    expect((await list(bea)).exercise_results).toEqual([])
    expectRefusal(await aVisitor(server).api.get(path), 401, 'session_required')
  })
})

describe('the time of practice', () => {
  test('adds up day by day over the last 28', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const now = ana.member.created_at
    for (const [ago, duration_s] of [
      [0, 180],
      [0, 90],
      [27, 60],
      [28, 600],
    ] as const) {
      await record(ana, { started_at: daysBack(now, ago), duration_s })
    }
    const { body } = await ana.api.get<Time>('/authorized/history/practice-time')
    expect(body).toEqual({
      from: daysBack(now, 27).slice(0, 10),
      to: now.slice(0, 10),
      days: [
        { day: daysBack(now, 27).slice(0, 10), minutes: 1, times: 1 },
        { day: now.slice(0, 10), minutes: 4.5, times: 2 },
      ],
    })
  })

  test('is nobody\u2019s without a session', async ({ server }) => {
    expectRefusal(await aVisitor(server).api.get('/authorized/history/practice-time'), 401, 'session_required')
  })
})

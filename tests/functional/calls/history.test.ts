import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, almostEnoughForAScore, aMember, aVisitor, type CheckIn, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Shares {
  status: string
  from: string
  to: string
  check_ins: number
  states: { state: string; check_ins: number; share: number }[]
  mean_angle: number | null
}
interface Series {
  status: string
  step: string
  points: { from: string; score: number; days: number }[]
}
interface Page {
  check_ins: CheckIn[]
  next: string | null
}

const onRing = (degrees: number) => ({
  comfort: Math.sin((degrees * Math.PI) / 180),
  arousal: -Math.cos((degrees * Math.PI) / 180),
})
const daysBack = (now: string, days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

const shares = (person: Person, interval: string) => person.api.get<Shares>('/authorized/history/states', { interval })
const series = (person: Person, interval: string) => person.api.get<Series>('/authorized/history/balance', { interval })
const edit = (person: Person, body: object) =>
  person.api.put<{ check_in: CheckIn }>('/premium/authorized/assessment/check-in', body)
const remove = (person: Person, check_in_id: string) =>
  person.api.put('/premium/authorized/assessment/check-in/remove', { check_in_id })

describe('the pie of states', () => {
  test('is PENDING without a check-in', async ({ server }) => {
    const ana = await aMember(server)
    const { status, body } = await shares(ana, 'all')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'PENDING', check_ins: 0, mean_angle: null })
    expect(body.states.map((one) => one.state)).toEqual([
      'stillness',
      'parasympathetic',
      'play',
      'sympathetic',
      'overwhelm',
      'dorsal_vagal',
    ])
  })

  test('counts the days of its interval', async ({ server }) => {
    const ana = await aMember(server, { tz: 'Europe/Berlin' })
    const now = ana.member.created_at
    for (const [days, degrees] of [
      [0, 90],
      [5, 90],
      [20, 210],
      [50, 210],
    ] as const) {
      await ana.checkIn({ ...onRing(degrees), checked_in_at: daysBack(now, days) })
    }
    const counted = await Promise.all(
      ['day', 'week', 'month', 'year', 'all'].map(async (interval) => (await shares(ana, interval)).body.check_ins),
    )
    expect(counted).toEqual([1, 2, 3, 4, 4])
    const { body } = await shares(ana, 'month')
    expect(body.states.find((one) => one.state === 'parasympathetic')?.share).toBeCloseTo(2 / 3, 3)
    expect(body.mean_angle).toBeGreaterThan(90)
    expect(body.mean_angle).toBeLessThan(150)
  })

  test('never shows what is another member\u2019s', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    await ana.checkIn()
    expect((await shares(bea, 'all')).body.check_ins).toBe(0)
  })
})

describe('the line of the balance', () => {
  test('has a point for each day with a check-in, once the job ran', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    const now = ana.member.created_at
    await almostEnoughForAScore(ana, onRing(90))
    await ana.checkIn({ ...onRing(90), checked_in_at: daysBack(now, 3) })
    await ana.checkIn({ ...onRing(90) })
    await server.runJobs()
    const { body } = await series(ana, 'month')
    expect(body).toMatchObject({ status: 'READY', step: 'day' })
    expect(body.points.map((point) => point.from)).toEqual([daysBack(now, 3).slice(0, 10), now.slice(0, 10)])
    expect(body.points.at(0)?.score).toBeGreaterThan(75)
    expect((await series(ana, 'year')).body.step).toBe('week')
    expect((await series(ana, 'all')).body).toMatchObject({ step: 'month', status: 'READY' })
  })

  test('changes backwards with a late, an edited and a removed check-in', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    const now = ana.member.created_at
    await almostEnoughForAScore(ana, onRing(90))
    await ana.checkIn({ ...onRing(90) })
    await server.runJobs()
    const today = async () => {
      await server.runJobs()
      return (await series(ana, 'month')).body.points.at(-1)?.score
    }
    const first = (await today()) ?? 0
    expect(first).toBeGreaterThan(75)
    const late = await ana.checkIn({ ...onRing(270), checked_in_at: daysBack(now, 2) })
    const lower = (await today()) ?? 100
    expect(lower).toBeLessThan(first)
    await edit(ana, { check_in_id: late.body.check_in.check_in_id, ...onRing(90) })
    expect(await today()).toBeGreaterThan(first)
    await remove(ana, late.body.check_in.check_in_id)
    expect(await today()).toBe(first)
    expect((await series(ana, 'month')).body.points).toHaveLength(1)
  })
})

describe('the list of check-ins', () => {
  test('is read in pages, newest first', async ({ server }) => {
    const ana = await aMember(server)
    const now = Date.parse(ana.member.created_at)
    for (let hours = 5; hours >= 1; hours--) {
      await ana.checkIn({ note: `${hours}`, checked_in_at: new Date(now - hours * 3_600_000).toISOString() })
    }
    const notes: string[] = []
    let before: string | null = null
    do {
      const { body }: { body: Page } = await ana.api.get<Page>('/authorized/history/check-ins', {
        limit: 2,
        ...(before ? { before } : {}),
      })
      notes.push(...body.check_ins.map((checkIn) => checkIn.note))
      before = body.next
    } while (before)
    expect(notes).toEqual(['1', '2', '3', '4', '5'])
  })

  test.for([
    [{ limit: 0 }, 'limit'],
    [{ limit: 201 }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ before: 'yesterday' }, 'before'],
    [{ page: 2 }, 'page'],
  ] as [Record<string, string | number>, string][])('refuses %o by its name', async ([query, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await ana.api.get('/authorized/history/check-ins', query), 422, 'invalid_input', field)
  })
})

describe('a correction', () => {
  test('changes the answers and tells when', async ({ server }) => {
    const ana = await aMember(server)
    const first = (await ana.checkIn({ ...onRing(210), note: 'hurry' })).body.check_in
    const { status, body } = await edit(ana, { check_in_id: first.check_in_id, ...onRing(30), note: 'rest' })
    expect(status).toBe(200)
    expect(body.check_in).toMatchObject({
      check_in_id: first.check_in_id,
      event_uuid: first.event_uuid,
      checked_in_at: first.checked_in_at,
      state: 'stillness',
      note: 'rest',
      edited_at: expect.any(String),
    })
  })

  test('of a moment moves the day', async ({ server }) => {
    const ana = await aMember(server)
    const first = (await ana.checkIn()).body.check_in
    const checked_in_at = daysBack(ana.member.created_at, 4)
    await edit(ana, { check_in_id: first.check_in_id, ...onRing(150), checked_in_at })
    expect((await shares(ana, 'day')).body.check_ins).toBe(0)
    expect((await shares(ana, 'week')).body.check_ins).toBe(1)
  })

  test('is refused by the field at fault', async ({ server }) => {
    const ana = await aMember(server)
    const { check_in_id } = (await ana.checkIn()).body.check_in
    expectRefusal(await edit(ana, { check_in_id, arousal: 3, comfort: 0 }), 422, 'invalid_input', 'arousal')
    expectRefusal(
      await edit(ana, { check_in_id, ...onRing(90), checked_in_at: daysBack(ana.member.created_at, -3) }),
      422,
      'invalid_input',
      'checked_in_at',
    )
    expectRefusal(await edit(ana, { check_in_id: 'none', ...onRing(90) }), 404, 'not_found', 'check_in_id')
  })

  test('of somebody else is not found', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const { check_in_id } = (await ana.checkIn()).body.check_in
    expectRefusal(await edit(bea, { check_in_id, ...onRing(90) }), 404, 'not_found', 'check_in_id')
    await remove(bea, check_in_id)
    expect((await shares(ana, 'all')).body.check_ins).toBe(1)
  })

  test('by removal may come twice, also from two devices at once', async ({ server }) => {
    const ana = await aMember(server)
    const { check_in_id } = (await ana.checkIn(aCheckIn())).body.check_in
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(ana, check_in_id)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect((await shares(ana, 'all')).body.check_ins).toBe(0)
  })

  test('by removal lasts, however late another device sends it again', async ({ server }) => {
    const ana = await aMember(server)
    const sent = aCheckIn()
    const { check_in_id } = (await ana.checkIn(sent)).body.check_in
    await remove(ana, check_in_id)
    for (let times = 0; times < 2; ++times) expectRefusal(await ana.checkIn(sent), 404, 'not_found', 'event_uuid')
    expect((await shares(ana, 'all')).body.check_ins).toBe(0)
    expect((await (await aMember(server)).checkIn(sent)).status, 'of another member').toBe(201)
  })
})

describe('one check-in', () => {
  const path = '/authorized/history/check-in'

  test('is read by its id, as it stands', async ({ server }) => {
    const ana = await aMember(server)
    const { check_in } = (await ana.checkIn({ ...onRing(90), note: 'After a walk.', body_signs: [] })).body
    const read = () => ana.api.get<{ check_in: CheckIn }>(path, { check_in_id: check_in.check_in_id })
    expect((await read()).body.check_in).toEqual(check_in)
    await edit(ana, { check_in_id: check_in.check_in_id, ...onRing(270) })
    expect((await read()).body.check_in.state).toBe('overwhelm')
    await remove(ana, check_in.check_in_id)
    expectRefusal(await read(), 404, 'not_found', 'check_in_id')
  })

  test('is nobody else\u2019s, and asks for its id', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const { check_in } = (await ana.checkIn()).body
    const { check_in_id } = check_in
    expectRefusal(await bea.api.get(path, { check_in_id }), 404, 'not_found', 'check_in_id')
    expectRefusal(await aVisitor(server).api.get(path, { check_in_id }), 401, 'session_required')
    expectRefusal(await ana.api.get(path), 422, 'invalid_input', 'check_in_id')
  })
})

test('a year shows the state of each day', async ({ server }) => {
  const ana = await aMember(server)
  await ana.checkIn(onRing(30))
  await ana.checkIn(onRing(50))
  const year = Number(ana.member.created_at.slice(0, 4))
  const { body } = await ana.api.get<{ days: object[] }>('/authorized/history/year', { year })
  expect(body.days).toEqual([
    { day: ana.member.created_at.slice(0, 10), state: 'stillness', check_ins: 2, agreement: expect.any(Number) },
  ])
  expectRefusal(await ana.api.get('/authorized/history/year', { year: 12 }), 422, 'invalid_input', 'year')
})

test('a day stays what it was when the member travels', async ({ startServer }) => {
  const server = await startServer()
  await server.setClock('2027-03-02T16:00:00.000Z') // the 3rd in Tokyo
  const ana = await aMember(server, { tz: 'Asia/Tokyo' })
  await ana.checkIn()
  await ana.config({ tz: 'America/Los_Angeles' })
  const { body } = await ana.api.get<{ days: { day: string }[] }>('/authorized/history/year', { year: 2027 })
  expect(body.days.map((one) => one.day)).toEqual(['2027-03-03'])
})

test('readings are listed once they are done', async ({ server }) => {
  const ana = await aMember(server)
  const { body } = await ana.api.get('/authorized/history/readings')
  expect(body).toEqual({ readings: [], next: null })
})

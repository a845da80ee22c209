import type { Member } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { type Card, isDone, keepProfile, record, steer, tick } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface Day {
  day_number: number
  title: string
  article_id: string
  social_play: { title: string; text: string }
  exercise: { exercise: Card | null; is_instead: boolean }
  stillness: { exercise: Card | null; is_instead: boolean }
}
interface Program {
  program: {
    run: number
    day_number: number
    paused: boolean
    weeks: {
      week: number
      reflection_questions: string[]
      reflection: { answers: string[] } | null
      days: { day_number: number; practised_on: string | null; is_today: boolean }[]
    }[]
    earlier_runs: { run: number; days_practised: number }[]
  }
  today: Day
  member: Member
}

const read = async (person: Person) => (await person.api.get<Program>('/premium/authorized/program')).body
const open = (person: Person, day: number | string) =>
  person.api.get<{ program_day: Day }>('/premium/authorized/program/day', { day })
const reflect = (person: Person, changes: object = {}) =>
  person.api.post<{ reflection: { week: number; answers: string[] } }>('/premium/authorized/program/reflection', {
    event_uuid: crypto.randomUUID(),
    answers: ['a', '', 'c'],
    ...changes,
  })
const now = async (person: Person) => (await person.config()).body.member as Member

/** A member for whom days pass; the trial is long over before their story is. */
async function aStory(startServer: () => Promise<Server>, tz = 'Europe/Vienna') {
  const server = await startServer()
  await server.setClock('2027-03-24T11:00:00.000Z')
  const ana = await aMember(server, { tz })
  const day = (n: number) => server.setClock(new Date(Date.UTC(2027, 2, 24 + n, 11)).toISOString())
  return { ana, day }
}

test('has six weeks of seven days, and today in full', async ({ server }) => {
  const ana = await aMember(server)
  const { program, today, member } = await read(ana)
  expect(program.weeks.flatMap((week) => week.days.map((day) => day.day_number))).toEqual(
    Array.from({ length: 42 }, (_, i) => i + 1),
  )
  expect(program.weeks.every((week) => week.reflection_questions.length === 3)).toBe(true)
  expect(today.day_number).toBe(1)
  expect(today.title).toBe(member.program.title)
  expect(today.article_id).not.toBe('')
  expect(today.exercise.exercise?.exercise_id).toBeTruthy()
  expect(member.program).toMatchObject({ week: 1, day: 1, paused: false, finished: false })
})

test('goes on by days of practice and waits for the others, over a change of the clock', async ({ startServer }) => {
  const { ana, day } = await aStory(startServer)
  expect((await record(ana)).body.member.program.day).toBe(1)
  await day(1)
  expect((await now(ana)).program.day).toBe(2)
  await ana.checkIn() // practice, but not of the program
  await day(2)
  expect((await now(ana)).program.day).toBe(2)
  expect((await now(ana)).practice.days_practised).toBe(2)
})

describe('a day', () => {
  test('can be read ahead', async ({ server }) => {
    const ana = await aMember(server)
    expect((await open(ana, 42)).body.program_day.day_number).toBe(42)
  })

  test.for([0, 43, 'tomorrow'])('%s is refused', async (day, { server }) => {
    const ana = await aMember(server)
    expectRefusal(await open(ana, day), 422, 'invalid_input', 'day')
  })

  test('offers nothing that the safety profile rules out', async ({ server }) => {
    const ana = await aMember(server)
    await keepProfile(ana, { known: true, codes: [...'PHBLERGMVTKA'] })
    const { body } = await ana.api.get<{ exercises: { exercise: Card }[] }>('/premium/authorized/exercises')
    const safe = body.exercises.map((listed) => listed.exercise.exercise_id)
    for (let day = 1; day <= 42; day++) {
      const { exercise, stillness } = (await open(ana, day)).body.program_day
      for (const one of [exercise, stillness]) if (one.exercise) expect(safe).toContain(one.exercise.exercise_id)
    }
  })
})

describe('the plan of today', () => {
  test('is ticked off by hand and back again', async ({ server }) => {
    const ana = await aMember(server)
    const ticked = await tick(ana)
    expect(ticked.status).toBe(200)
    expect(isDone(ticked.body.member, 'social_play')).toBe(true)
    expect(ticked.body.member.practice.days_practised).toBe(1)
    const back = await tick(ana, { done: false })
    expect(isDone(back.body.member, 'social_play')).toBe(false)
    expect(back.body.member.practice.days_practised).toBe(0)
  })

  test('is not ticked again by a late repeat', async ({ server }) => {
    const ana = await aMember(server)
    const event_uuid = crypto.randomUUID()
    await tick(ana, { event_uuid })
    await tick(ana, { done: false })
    expect(isDone((await tick(ana, { event_uuid })).body.member, 'social_play')).toBe(false)
  })

  const refusals: [string, object, string][] = [
    ['a part that is none', { plan_item: 'check_in' }, 'plan_item'],
    ['an event id beyond 64 characters', { event_uuid: 'x'.repeat(65) }, 'event_uuid'],
    ['a day to come', { date: '2999-01-01' }, 'date'],
    ['a day long gone', { date: '2001-01-01' }, 'date'],
    ['a day that is none', { date: 'today' }, 'date'],
    ['a yes in words', { done: 'yes' }, 'done'],
  ]
  test.for(refusals)('refuses %s', async ([, changes, field], { server }) => {
    expectRefusal(await tick(await aMember(server), changes), 422, 'invalid_input', field)
  })
})

describe('pause and restart', () => {
  test('a pause holds the place and counts no day against anybody', async ({ startServer }) => {
    const { ana, day } = await aStory(startServer)
    await record(ana)
    await day(1)
    const paused = await steer(ana, 'pause')
    expect(paused.body.member).toMatchObject({ program: { day: 2, paused: true }, practice: { paused: true } })
    expect((await steer(ana, 'pause')).status).toBe(200)
    await day(2)
    expect((await steer(ana, 'resume')).body.member).toMatchObject({
      program: { day: 2, paused: false },
      practice: { days_practised: 1, paused: false },
    })
    expect((await steer(ana, 'resume')).status).toBe(200)
  })

  test('a restart is week 1 day 1 and keeps what was, unless asked not to', async ({ startServer }) => {
    const { ana, day } = await aStory(startServer)
    await record(ana)
    await day(1)
    await record(ana)
    await day(2)
    expect((await now(ana)).program.day).toBe(3)
    const restarted = await steer(ana, 'restart', { clear_existing_data: false })
    expect(restarted.body.member.program).toMatchObject({ week: 1, day: 1 })
    expect(restarted.body.member.practice.days_practised).toBe(2)
    await steer(ana, 'restart', { clear_existing_data: false })
    expect((await read(ana)).program).toMatchObject({ run: 2, earlier_runs: [{ run: 1, days_practised: 2 }] })
    await steer(ana, 'restart', { clear_existing_data: true })
    expect((await read(ana)).program).toMatchObject({ run: 2, earlier_runs: [] })
  })

  test('a restart told again after some practice begins nothing', async ({ startServer }) => {
    const { ana, day } = await aStory(startServer)
    await record(ana)
    await day(1)
    const event_uuid = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => steer(ana, 'restart', { event_uuid })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await record(ana)
    await day(2)
    const repeated = await steer(ana, 'restart', { event_uuid })
    expect(repeated.body.member.program).toMatchObject({ week: 1, day: 2 })
    expect((await read(ana)).program).toMatchObject({ run: 2 })
    expectRefusal(await steer(ana, 'restart', { event_uuid: '' }), 422, 'invalid_input', 'event_uuid')
    expectRefusal(await steer(ana, 'restart', { event_uuid: 'e'.repeat(65) }), 422, 'invalid_input', 'event_uuid')
  })

  test('clear_existing_data is yes or no', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(
      await steer(ana, 'restart', { clear_existing_data: 'all' }),
      422,
      'invalid_input',
      'clear_existing_data',
    )
    expectRefusal(await steer(ana, 'pause', { until: 'May' }), 422, 'invalid_input', 'until')
  })
})

describe('a reflection', () => {
  test('is kept for the current week and can be rewritten', async ({ server }) => {
    const ana = await aMember(server)
    const event_uuid = crypto.randomUUID()
    expect((await reflect(ana, { event_uuid })).body.reflection).toMatchObject({ week: 1, answers: ['a', '', 'c'] })
    await reflect(ana, { answers: ['b'] })
    await reflect(ana, { event_uuid, answers: ['late repeat'] })
    const { weeks } = (await read(ana)).program
    expect(weeks.map((week) => week.reflection?.answers)).toEqual([['b', '', ''], ...Array(5).fill(undefined)])
  })

  const refusals: [string, object, string][] = [
    ['of a week to come', { week: 2 }, 'week'],
    ['without an answer', { answers: [] }, 'answers'],
    ['with four answers', { answers: ['a', 'b', 'c', 'd'] }, 'answers'],
    ['with an endless answer', { answers: ['x'.repeat(4001)] }, 'answers'],
    ['with an event id beyond 64 characters', { event_uuid: 'x'.repeat(65) }, 'event_uuid'],
    ['with an answer that is a number', { answers: [1] }, 'answers[0]'],
  ]
  test.for(refusals)('%s is refused', async ([, changes, field], { server }) => {
    expectRefusal(await reflect(await aMember(server), changes), 422, 'invalid_input', field)
  })
})

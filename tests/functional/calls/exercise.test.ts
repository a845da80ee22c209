import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { aResult, isDone, keepProfile, type Listed, record } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'

interface Detail {
  exercise: { listed: Listed; steps: { repeat: number; steps: object[] }[]; length_seconds: number; script: string }
}

const library = (person: Person, query: Record<string, string | number> = {}) =>
  person.api.get<{ exercises: Listed[] }>('/premium/authorized/exercises', query)
const detail = (person: Person, exercise_id: string) =>
  person.api.get<Detail>('/premium/authorized/exercise', { exercise_id })
const effects = (person: Person) => person.api.get<{ exercises: Listed[] }>('/premium/authorized/exercises/effects')

describe('a result', () => {
  test('updates the plan, the practised days and the estimate', async ({ server }) => {
    const ana = await aMember(server)
    const { status, body } = await record(ana, { felt_effect: 2, plan_part: 'exercise' })
    expect(status).toBe(201)
    expect(isDone(body.member, 'exercise')).toBe(true)
    expect(isDone(body.member, 'stillness')).toBe(false)
    expect(body.member.practice.days_practised).toBe(1)
    // Grade A: (4 · 0.6 + 2) / 5
    expect(body.effect).toMatchObject({ effect: 0.88, n: 1, certainty: 0.2, times: 1 })
    expect((await effects(ana)).body.exercises[0]?.effect).toEqual(body.effect)
  })

  test('that was not finished is practice, and ticks nothing off', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await record(ana, { completed: false })
    expect(isDone(body.member, 'stillness')).toBe(false)
    expect(body.member.practice.days_practised).toBe(1)
  })

  test('sent again answers what was kept, and counts once', async ({ server }) => {
    const ana = await aMember(server)
    const sent = { ...aResult(), note: 'the first' }
    const first = await record(ana, sent)
    const again = await record(ana, { ...sent, note: 'the second', felt_effect: -2 })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.exercise_result).toEqual(first.body.exercise_result)
    expect(again.body.effect).toEqual(first.body.effect)
  })

  test('from two devices at once is one', async ({ server }) => {
    const ana = await aMember(server)
    const sent = aResult()
    const answers = await Promise.all(Array.from({ length: 8 }, () => record(ana, sent)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(7).fill(200), 201])
    expect((await effects(ana)).body.exercises[0]?.effect.times).toBe(1)
  })

  test('of another member is another', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const sent = aResult()
    await record(ana, sent)
    expect((await record(bea, sent)).status).toBe(201)
  })

  test('gets its effect from the moods where none was felt', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await record(ana, { felt_effect: null, mood_before: 40, mood_after: 65 })
    expect(body.effect).toMatchObject({ effect: 0.68, n: 1 })
    const silent = await record(ana, { felt_effect: null })
    expect(silent.body.effect).toMatchObject({ effect: 0.68, n: 1, times: 2 })
  })

  test('of yesterday is one of yesterday', async ({ server }) => {
    const ana = await aMember(server)
    const started_at = new Date(Date.parse(ana.member.created_at) - 24 * 3_600_000).toISOString()
    const { body } = await record(ana, { started_at })
    expect(body.exercise_result.date).toBe(started_at.slice(0, 10))
    expect(isDone(body.member, 'stillness')).toBe(false)
    expect(body.member.practice.days_practised).toBe(1)
  })

  const far = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const refusals: [string, object, string][] = [
    ['an event id beyond 64 characters', { event_uuid: 'x'.repeat(65) }, 'event_uuid'],
    ['a duration below nothing', { duration_s: -1 }, 'duration_s'],
    ['an effect beyond 2', { felt_effect: 3 }, 'felt_effect'],
    ['a slider beyond 100', { mood_before: 101 }, 'mood_before'],
    ['a place beyond the ring', { mood_after: 361, mood_scale: 'ring' }, 'mood_after'],
    ['a scale that is none', { mood_scale: 'kelvin' }, 'mood_scale'],
    ['the day after tomorrow', { started_at: far(2) }, 'started_at'],
    ['more than 60 days back', { started_at: far(-61) }, 'started_at'],
    ['a note beyond 2,000 characters', { note: 'n'.repeat(2001) }, 'note'],
    ['a duration in words', { duration_s: 'long' }, 'duration_s'],
    ['a part of the day that is none', { plan_part: 'reading' }, 'plan_part'],
  ]
  test.for(refusals)('is refused with %s', async ([, changes, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await record(ana, changes), 422, 'invalid_input', field)
    expect((await effects(ana)).body.exercises).toEqual([])
  })
})

test('a result of an exercise that nobody knows is refused', async ({ server }) => {
  const ana = await aMember(server)
  expectRefusal(await record(ana, { exercise_id: 'juggling' }), 404, 'not_found', 'exercise_id')
  expect((await effects(ana)).body.exercises).toEqual([])
})

describe('the library', () => {
  test('is listed by title and narrowed', async ({ server }) => {
    const ana = await aMember(server)
    const all = (await library(ana)).body.exercises
    expect(all.length).toBeGreaterThan(20)
    const titles = all.map((listed) => listed.exercise.title)
    expect(titles).toEqual([...titles].sort())
    const breaths = (await library(ana, { kind: 'breath', to: 'stillness', minutes: 5 })).body.exercises
    expect(breaths.length).toBeGreaterThan(0)
    expect(breaths.length).toBeLessThan(all.length)
    for (const { exercise } of breaths) expect(exercise.kind).toBe('breath')
  })

  test('shows what is not safe only where asked for, and marked', async ({ server }) => {
    const ana = await aMember(server)
    await keepProfile(ana, { known: true, codes: ['A'] })
    const hidden = (await library(ana)).body.exercises
    const shown = (await library(ana, { with_unsafe: 'true' })).body.exercises
    expect(shown.length).toBeGreaterThan(hidden.length)
    expect(hidden.every((listed) => listed.is_safe && listed.flags.length === 0)).toBe(true)
    const long = shown.find((listed) => listed.exercise.exercise_id === 'long-exhale')
    expect(long).toMatchObject({ is_safe: false, flags: [{ code: 'A' }] })
  })

  test.for([
    [{ from: 'heaven' }, 'from'],
    [{ to: 'hell' }, 'to'],
    [{ kind: 'magic' }, 'kind'],
    [{ minutes: 'few' }, 'minutes'],
    [{ colour: 'blue' }, 'colour'],
  ] as [Record<string, string>, string][])('refuses %o', async ([query, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await library(ana, query), 422, 'invalid_input', field)
  })
})

describe('one exercise', () => {
  test('comes with its steps and what stands against it', async ({ server }) => {
    const ana = await aMember(server)
    await keepProfile(ana, { known: true, codes: ['A'] })
    const { exercise } = (await detail(ana, 'long-exhale')).body
    expect(exercise.listed).toMatchObject({ is_safe: false, flags: [{ code: 'A' }] })
    expect(exercise.steps.some((group) => group.repeat > 1)).toBe(true)
    expect(exercise.length_seconds).toBeGreaterThan(60)
    expect(exercise.script.length).toBeGreaterThan(100)
  })

  test('that is not in the library is not found', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await detail(ana, 'juggling'), 404, 'not_found', 'exercise_id')
    expectRefusal(await ana.api.get('/premium/authorized/exercise'), 422, 'invalid_input', 'exercise_id')
  })
})

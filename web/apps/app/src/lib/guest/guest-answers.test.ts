import { beforeEach, describe, expect, test } from 'vitest'
import { visitorConfig } from '../../../../../testing/fake-api/words'
import { guestAnswer } from './guest-answers'
import { guestRecord, startAsGuest } from './guest-record'

const config = visitorConfig(new Date())

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, input?: object) {
  const query = method === 'GET' && input ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const body = method !== 'GET' ? { body: JSON.stringify(input ?? {}) } : {}
  const answer = await guestAnswer(
    new Request(`http://localhost/api${path}${query}`, { method, ...body }),
    path,
    () => config,
  )
  return { status: answer?.status, body: await answer?.json() }
}

describe('without an account', () => {
  beforeEach(startAsGuest)

  test('only exercises that suit everybody are offered', async () => {
    const { body } = await ask('GET', '/premium/authorized/exercises')
    const ids = body.exercises.map(({ exercise }: { exercise: { exercise_id: string } }) => exercise.exercise_id)
    expect(ids).toContain('five-senses')
    expect(ids).not.toContain('long-exhale')
    const { body: opened } = await ask('GET', '/premium/authorized/exercise', { exercise_id: 'five-senses' })
    expect(opened.exercise.length_seconds).toBeGreaterThan(30)
    expect(opened.exercise.steps.length).toBeGreaterThan(2)
  })

  test('a suggestion leads from here to there, and steps aside when it is passed over', async () => {
    const wish = { current_mood: 200, desired_mood: 30 }
    const { body } = await ask('POST', '/premium/authorized/recommendation/exercise', wish)
    const { exercise, from, to } = body.suggestion
    expect([from, to]).toEqual(['sympathetic', 'stillness'])
    expect(exercise.routes).toContainEqual({ from, to })
    const again = await ask('POST', '/premium/authorized/recommendation/exercise', {
      ...wish,
      passed_over: [exercise.exercise_id],
    })
    expect(again.body.suggestion.exercise.exercise_id).not.toBe(exercise.exercise_id)
  })

  test('an exercise done is kept once under its event id', async () => {
    const result = { event_uuid: 'e1', exercise_id: 'five-senses', duration_s: 90, completed: true }
    await ask('POST', '/premium/authorized/assessment/exercise', result)
    const { body } = await ask('POST', '/premium/authorized/assessment/exercise', { ...result, felt_effect: 1 })
    expect(guestRecord.read()?.events).toHaveLength(1)
    expect(guestRecord.read()?.events[0]?.body).toMatchObject({ felt_effect: 1 })
    expect(body.member.practice.days_practised).toBe(1)
  })

  test('a check-in can be looked back at, set right and taken back, and stays one', async () => {
    const checkIn = { arousal: 0, comfort: 1, body_signs: ['warm_hands'], checked_in_at: '2026-11-14T08:00:00.000Z' }
    await ask('POST', '/premium/authorized/assessment/check-in', { ...checkIn, event_uuid: 'c1', note: 'Tea' })
    const { body } = await ask('GET', '/authorized/history/check-ins')
    expect(body.next).toBeNull()
    expect(body.check_ins).toMatchObject([
      { check_in_id: 'c1', angle: 90, state: 'parasympathetic', note: 'Tea', day: '2026-11-14' },
    ])
    await ask('PUT', '/premium/authorized/assessment/check-in', {
      ...checkIn,
      check_in_id: 'c1',
      comfort: -1,
      note: '',
    })
    const edited = await ask('GET', '/authorized/history/check-in', { check_in_id: 'c1' })
    expect(edited.body.check_in).toMatchObject({ check_in_id: 'c1', angle: 270, state: 'overwhelm', note: '' })
    // An account would get the newer form, under the first id.
    expect(guestRecord.read()?.events.map(({ body: kept }) => kept)).toEqual([
      { ...checkIn, event_uuid: 'c1', comfort: -1 },
    ])
    await ask('PUT', '/premium/authorized/assessment/check-in/remove', { check_in_id: 'c1' })
    expect((await ask('GET', '/authorized/history/check-ins')).body.check_ins).toEqual([])
    expect((await ask('GET', '/authorized/history/check-in', { check_in_id: 'c1' })).status).toBe(404)
  })

  test('whatever else a member can do needs an account', async () => {
    expect(await ask('GET', '/authorized/account/sessions')).toMatchObject({
      status: 403,
      body: { error_code: 'account_required' },
    })
  })

  test('and with an account nothing is answered here', async () => {
    guestRecord.clear()
    expect((await ask('GET', '/premium/authorized/exercises')).status).toBeUndefined()
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { FakeApi } from '../../../../../testing/fake-api/fake-api'
import { answerWith } from '../../../../../testing/network'
import { stored } from '../device/stored'
import { type CarePlan, keepCarePlan } from '../help/care-plan'
import { pendingReadings } from '../outbox/readings'
import { GUEST_ID, guestRecord, keepGuestEvent, startAsGuest } from './guest-record'
import { takeAlong } from './take-along'

const CHECK_IN = 'POST /premium/authorized/assessment/check-in'
const EXERCISE = 'POST /premium/authorized/assessment/exercise'
const PLAN = {
  selected_goal: 'less_stress',
  selected_life_aspect: 'career_business',
  life_aspect_current_state: 'sympathetic',
  life_aspect_preferred_state: 'stillness',
} as const

let api: FakeApi

beforeEach(() => {
  api = new FakeApi()
  api.signIn({ onboarded: false })
  answerWith(api)
  startAsGuest()
})

const arrive = async () => {
  if (!api.member) throw new Error('nobody is signed in')
  await takeAlong(api.member)
  return api.member.member_id
}
const sentTo = (call: string) =>
  api.calls.filter(({ path }) => call === `POST ${path.slice('/api'.length)}`).map(({ body }) => body)

/** Each kind of thing that somebody without an account leaves behind on the device. */
describe('into the account comes', () => {
  test('every check-in, with its body signs, note and moment', async () => {
    const said = { arousal: 0.2, comfort: 0.8, body_signs: ['warm_hands'], note: 'after the walk' }
    const checkIn = { event_uuid: 'c1', checked_in_at: '2026-11-20T08:00:00.000Z', ...said }
    keepGuestEvent({ call: CHECK_IN, body: checkIn })
    await arrive()
    expect(sentTo(CHECK_IN)).toEqual([checkIn])
  })

  test('every exercise, with what it was like before and after', async () => {
    const result = { event_uuid: 'e1', exercise_id: 'five-senses', duration_s: 90, completed: true, mood_before: 30 }
    const body = { ...result, mood_after: 60, felt_effect: 1, started_at: '2026-11-20T09:00:00.000Z' }
    keepGuestEvent({ call: EXERCISE, body })
    await arrive()
    expect(sentTo(EXERCISE)).toEqual([body])
  })

  test('the answers of the first questions', async () => {
    const record = guestRecord.read()
    if (record) guestRecord.write({ ...record, plan: PLAN })
    await arrive()
    expect(api.member?.plan?.goal).toBe('less_stress')
  })

  test('every reading, waiting to be read by the server', async () => {
    const reading = { memberId: GUEST_ID, readingData: 'time_ms,red', context: 'morning' as const, tags: [] }
    await pendingReadings.keep({ ...reading, id: 'r1', measuredAt: '2026-11-20T07:00:00.000Z' })
    await pendingReadings.keep({ ...reading, id: 'r2', measuredAt: '2026-11-21T07:00:00.000Z' })
    const memberId = await arrive()
    expect((await pendingReadings.of(memberId)).map(({ id }) => id)).toEqual(['r1', 'r2'])
    expect(await pendingReadings.of(GUEST_ID)).toEqual([])
    for (const { id } of await pendingReadings.of(memberId)) await pendingReadings.remove(id)
  })

  test('the pace of the breath, which the server then keeps too', async () => {
    const pace = stored<object>('resonance')
    pace.write({ memberId: GUEST_ID, rate: 5.5, foundAt: '2026-11-20T08:00:00.000Z' })
    const memberId = await arrive()
    expect(pace.read()).toEqual({ memberId, rate: 5.5, foundAt: '2026-11-20T08:00:00.000Z' })
    expect(api.resonancePace).toEqual({ breaths_per_minute: 5.5, found_at: '2026-11-20T08:00:00.000Z' })
  })

  test('the place in an exercise', async () => {
    const place = stored<{ memberId: string; position: number }>('player_place')
    place.write({ memberId: GUEST_ID, position: 42_000 })
    const memberId = await arrive()
    expect(place.read()).toEqual({ memberId, position: 42_000 })
  })

  test('and the care plan stays where it was: on the device', async () => {
    keepCarePlan({ contacts: [], signs: 'I sleep in my clothes.', coping: '', places: '' })
    await arrive()
    expect(stored<CarePlan>('care_plan').read()?.signs).toBe('I sleep in my clothes.')
  })
})

describe('out of the account stays', () => {
  test('what another member kept on this device', async () => {
    const pace = stored<{ memberId: string; rate: number }>('resonance')
    pace.write({ memberId: 'somebody', rate: 5 })
    await arrive()
    expect(pace.read()?.memberId).toBe('somebody')
  })

  test('and nothing is taken along twice', async () => {
    const body = { event_uuid: 'c9', arousal: 0, comfort: 1, checked_in_at: '2026-11-20T08:00:00.000Z' }
    keepGuestEvent({ call: CHECK_IN, body })
    await arrive()
    await arrive()
    expect(sentTo(CHECK_IN)).toHaveLength(1)
  })
})

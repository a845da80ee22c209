import { describe, expect, test } from '../../support/fixtures'
import { aMember } from '../../support/person'
import { keepProfile, type Listed, recommend, record } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'
import { zoneAt } from '../../support/zones'

const wish = { current_mood: 'wound up', desired_mood: 'calm' }

describe('moods', () => {
  const said: [string, object, string, string][] = [
    ['words', { current_mood: 'calm', desired_mood: 'cheerful' }, 'stillness', 'play'],
    ['a slider', { current_mood: 215, desired_mood: 90.5 }, 'sympathetic', 'parasympathetic'],
    ['names of states', { current_mood: 'overwhelm', desired_mood: 'play' }, 'overwhelm', 'play'],
    ['a slip of the finger', { current_mood: 'cheerfull', desired_mood: 'clam' }, 'play', 'stillness'],
  ]
  test.for(said)('are understood as %s', async ([, body, from, to], { server }) => {
    const ana = await aMember(server)
    const { status, body: answer } = await recommend(ana, body)
    expect(status).toBe(200)
    expect([answer.current_mood.state, answer.desired_mood.state]).toEqual([from, to])
    expect([answer.suggestion.from, answer.suggestion.to]).toEqual([from, to])
    expect(answer.suggestion.stage_text).not.toBe('')
  })

  test('are asked back where they are not understood', async ({ server }) => {
    const ana = await aMember(server)
    const answer = await recommend(ana, { ...wish, current_mood: 'xyzzyx' })
    expectRefusal(answer, 422, 'invalid_input', 'current_mood')
    expect((answer.body as unknown as { error_message: string }).error_message).toMatch(/Did you mean ".+", ".+", ".+"/)
  })

  test('come from the newest check-in where they are left out', async ({ server }) => {
    const ana = await aMember(server, { tz: zoneAt(10) })
    expectRefusal(await recommend(ana, {}), 422, 'invalid_input', 'current_mood')
    await ana.checkIn({ comfort: -1, arousal: 0 })
    const { body } = await recommend(ana, {})
    expect([body.suggestion.from, body.suggestion.to]).toEqual(['overwhelm', 'play'])
  })
})

describe('the suggestion', () => {
  test('says why, and has an alternative of another kind', async ({ server }) => {
    const ana = await aMember(server)
    const { exercise, alternative, reasons } = (await recommend(ana, wish)).body.suggestion
    expect(alternative?.kind).not.toBe(exercise.kind)
    expect(reasons.map((reason) => reason.name)).toContain('fit')
    for (const { text, weight, value } of reasons) {
      expect(text).toMatch(/^[A-Z].*\.$/)
      expect(weight * value).toBeLessThanOrEqual(1)
    }
  })

  test('is the same again, and stands in the snapshot', async ({ server }) => {
    const ana = await aMember(server)
    const first = await recommend(ana, wish)
    const second = await recommend(ana, wish)
    expect(second.body.suggestion).toEqual(first.body.suggestion)
    expect((await ana.config()).body.member?.suggestion).toEqual(first.body.suggestion)
  })

  test('follows a check-in from a dysregulated state without being asked', async ({ server }) => {
    const ana = await aMember(server, { tz: zoneAt(10) })
    expect(ana.member.suggestion).toBeNull()
    const regulated = await ana.checkIn()
    expect(regulated.body.member.suggestion).toBeNull()
    const { body } = await ana.checkIn({ comfort: -0.9, arousal: 0.2 })
    expect(body.member.suggestion).toMatchObject({ from: 'overwhelm', to: 'play' })
  })

  test('points nobody to Play late in the evening', async ({ server }) => {
    const ana = await aMember(server, { tz: zoneAt(22) })
    const { body } = await ana.checkIn({ comfort: -0.9, arousal: 0.2 })
    expect(body.member.suggestion).toMatchObject({ from: 'overwhelm', to: 'parasympathetic' })
  })

  test('passes over what the member does not want just now, and what was done today', async ({ server }) => {
    const ana = await aMember(server)
    const first = (await recommend(ana, wish)).body.suggestion.exercise.exercise_id
    const second = (await recommend(ana, { ...wish, passed_over: [first] })).body.suggestion.exercise.exercise_id
    expect(second).not.toBe(first)
    await record(ana, { exercise_id: first })
    expect((await recommend(ana, wish)).body.suggestion.exercise.exercise_id).not.toBe(first)
  })

  test('fits the minutes', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await recommend(ana, { ...wish, minutes_available: 1, positions: ['standing'] })
    const card = body.suggestion.exercise as unknown as { minutes: { shortest: number }; positions: string[] }
    expect(card.minutes.shortest).toBeLessThanOrEqual(1)
    expect(card.positions).toContain('standing')
  })
})

describe('what the safety profile rules out', () => {
  const codes = [...'PHBLERGMVTKA']

  test('is never suggested, whatever the mood', async ({ server }) => {
    const ana = await aMember(server)
    await keepProfile(ana, { known: true, codes })
    const { body } = await ana.api.get<{ exercises: Listed[] }>('/premium/authorized/exercises')
    const safe = body.exercises.map((listed) => listed.exercise.exercise_id)
    expect(safe.length).toBeGreaterThan(3)
    for (const from of [30, 90, 150, 210, 270, 330]) {
      for (const to of [30, 90, 150]) {
        const { suggestion } = (await recommend(ana, { current_mood: from, desired_mood: to })).body
        expect(safe).toContain(suggestion.exercise.exercise_id)
        if (suggestion.alternative) expect(safe).toContain(suggestion.alternative.exercise_id)
      }
    }
  })
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['a mood of no kind', { ...wish, current_mood: true }, 'current_mood'],
    ['a place beyond the ring', { ...wish, desired_mood: 361 }, 'desired_mood'],
    ['no minutes at all', { ...wish, minutes_available: 0 }, 'minutes_available'],
    ['minutes in words', { ...wish, minutes_available: 'five' }, 'minutes_available'],
    ['a position that nobody takes', { ...wish, positions: ['floating'] }, 'positions[0]'],
    ['surroundings that are none', { ...wish, surroundings: ['mars'] }, 'surroundings[0]'],
    ['a field that nobody knows', { ...wish, mood: 'calm' }, 'mood'],
  ]
  test.for(refusals)('%s', async ([, body, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await recommend(ana, body), 422, 'invalid_input', field)
    expect((await ana.config()).body.member?.suggestion).toBeNull()
  })
})

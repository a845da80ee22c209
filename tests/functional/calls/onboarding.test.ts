import type { Config, Member, Personalization } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const answers: Personalization = {
  selected_goal: 'less_stress',
  selected_life_aspect: 'career_business',
  life_aspect_current_state: 'overwhelm',
  life_aspect_preferred_state: 'stillness',
}

const begin = (person: Person) =>
  person.api.post<{ onboarding: Config['onboarding']; member: Member }>('/authorized/assessment/onboarding')

const personalize = (person: Person, changes: object = {}) =>
  person.api.post<{ member: Member }>('/authorized/assessment/onboarding/personalize', { ...answers, ...changes })

test('the questions are those of the configuration', async ({ server }) => {
  const ana = await aMember(server)
  const { status, body } = await begin(ana)
  expect(status).toBe(200)
  expect(body.onboarding).toEqual((await ana.config()).body.onboarding)
  expect(body.member).toMatchObject({ onboarded: false, plan: null })
})

test('the answers become the first plan', async ({ server }) => {
  const ana = await aMember(server)
  const { status, body } = await personalize(ana)
  expect(status).toBe(200)
  expect(body.member.onboarded).toBe(true)
  expect(body.member.plan).toMatchObject({
    goal: 'less_stress',
    life_aspect: 'career_business',
    current_state: 'overwhelm',
    preferred_state: 'stillness',
    target_state: 'play',
  })
  expect(body.member.program).toMatchObject({ week: 1, day: 1 })
})

test('answering again replaces the plan', async ({ server }) => {
  const ana = await aMember(server)
  await personalize(ana)
  await personalize(ana, { selected_goal: 'better_sleep', life_aspect_current_state: 'dorsal_vagal' })
  expect((await begin(ana)).body.member.plan).toMatchObject({
    goal: 'better_sleep',
    current_state: 'dorsal_vagal',
    target_state: 'parasympathetic',
  })
})

test('the same answers twice are harmless', async ({ server }) => {
  const ana = await aMember(server)
  const first = await personalize(ana)
  const second = await personalize(ana)
  expect(second.body.member.plan).toEqual(first.body.member.plan)
})

test("another member's plan is not touched", async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  await personalize(ana)
  expect((await begin(bea)).body.member.plan).toBeNull()
})

describe('refused by name', () => {
  test.for(Object.keys(answers))('%s that is not on the list', async (field, { server }) => {
    const ana = await aMember(server)
    expectRefusal(await personalize(ana, { [field]: 'world peace' }), 422, 'invalid_input', field)
    expect((await begin(ana)).body.member.onboarded).toBe(false)
  })
})

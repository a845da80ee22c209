import type { paths as MemberPaths } from '../../../web/packages/api/src/generated/member'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { quizResultFile as fileOf, takeQuiz as take } from '../../support/quiz'
import { expectRefusal } from '../../support/refusals'
import { quizAnswers } from '../../support/valid-bodies'

type Discovery = MemberPaths['/authorized/assessment/discovery']
type Attached = Discovery['post']['responses'][200]['content']['application/json']
type Listed = Discovery['get']['responses'][200]['content']['application/json']

const discovery = '/authorized/assessment/discovery'
const attach = (person: Person, body: object) => person.api.post<Attached>(discovery, body)
const list = (person: Person) => person.api.get<Listed>(discovery)

const days = (count: number) => new Date(Date.now() + count * 24 * 3600_000).toISOString()

describe('made part of an account', () => {
  test('by its key it begins the first plan', async ({ server }) => {
    const { body: taken } = await take(aVisitor(server))
    const ana = await aMember(server)
    const { status, body } = await attach(ana, { quiz_result_key: taken.quiz_result_key })
    expect(status).toBe(200)
    expect(body.quiz_result_key).toBe(taken.quiz_result_key)
    expect(body.result).toEqual(taken.result)
    expect(body.member.onboarded).toBe(true)
    const { body: config } = await ana.config()
    expect(config.member?.plan).toMatchObject({
      life_aspect: 'love_relationship',
      current_state: 'sympathetic',
      preferred_state: 'parasympathetic',
      target_state: 'stillness',
    })
    expect(config.onboarding.goals.map(({ key }) => key)).toContain(config.member?.plan?.goal)
  })

  test('passed through as the public file gave it', async ({ server }) => {
    const { body: taken } = await take(aVisitor(server))
    const file = await (await fileOf(server, taken.quiz_result_key)).json()
    const ana = await aMember(server)
    expect((await attach(ana, file)).body.result).toEqual(taken.result)
  })

  test('as the answers themselves, also when the key is gone', async ({ server }) => {
    const ana = await aMember(server)
    const answers = quizAnswers('dorsal_vagal')
    const one = await attach(ana, { answers })
    const again = await attach(ana, { quiz_result_key: 'swept-long-ago', answers })
    expect(one.body.result.starting_state).toBe('dorsal_vagal')
    expect(again.body.quiz_result_key).toBe(one.body.quiz_result_key)
    expect((await list(ana)).body.quiz_results).toHaveLength(1)
  })

  test('twice, also at once, is harmless', async ({ server }) => {
    const { body: taken } = await take(aVisitor(server))
    const ana = await aMember(server)
    const all = await Promise.all(
      Array.from({ length: 6 }, () => attach(ana, { quiz_result_key: taken.quiz_result_key })),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await list(ana)).body.quiz_results).toHaveLength(1)
  })

  test('does not undo what was answered afterwards', async ({ server }) => {
    const { body: taken } = await take(aVisitor(server))
    const ana = await aMember(server)
    await attach(ana, { quiz_result_key: taken.quiz_result_key })
    await ana.api.post('/authorized/assessment/onboarding/personalize', {
      selected_goal: 'better_sleep',
      selected_life_aspect: 'environment',
      life_aspect_current_state: 'play',
      life_aspect_preferred_state: 'stillness',
    })
    const { body } = await attach(ana, { quiz_result_key: taken.quiz_result_key })
    expect(body.member.plan).toMatchObject({ goal: 'better_sleep', current_state: 'play' })
  })

  test('is listed for its member alone, newest first', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const first = await attach(ana, { answers: quizAnswers('play') })
    const second = await attach(ana, { answers: quizAnswers('overwhelm') })
    const { status, body } = await list(ana)
    expect(status).toBe(200)
    const keys = body.quiz_results.map(({ quiz_result_key }) => quiz_result_key)
    expect(new Set(keys)).toEqual(new Set([first.body.quiz_result_key, second.body.quiz_result_key]))
    const moments = body.quiz_results.map(({ result }) => result.taken_at)
    expect(moments).toEqual([...moments].sort().reverse())
    expect((await list(bea)).body.quiz_results).toEqual([])
  })

  test('is refused for a second account', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const { body: taken } = await take(ana)
    await attach(ana, { quiz_result_key: taken.quiz_result_key })
    expectRefusal(await attach(bea, { quiz_result_key: taken.quiz_result_key }), 409, 'conflict', 'quiz_result_key')
    expect((await bea.config()).body.member?.onboarded).toBe(false)
  })

  test('is refused where nothing fits', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await attach(ana, {}), 422, 'invalid_input', 'quiz_result_key')
    expectRefusal(await attach(ana, { quiz_result_key: 'none' }), 404, 'not_found', 'quiz_result_key')
    expectRefusal(await attach(ana, { quiz_result_key: 1 }), 422, 'invalid_input', 'quiz_result_key')
    expectRefusal(await attach(ana, { answers: [] }), 422, 'invalid_input', 'answers')
    const broken = { ...quizAnswers(), habits: ['none'] }
    expectRefusal(await attach(ana, { answers: broken }), 422, 'invalid_input', 'answers.habits')
  })

  test('stays as long as the account, also beyond 180 days', async ({ startServer }) => {
    const server = await startServer()
    const { body: taken } = await take(aVisitor(server))
    const ana = await aMember(server)
    await attach(ana, { quiz_result_key: taken.quiz_result_key })
    expect((await fileOf(server, taken.quiz_result_key)).status).toBe(200)
    await server.setClock(days(181))
    await server.runJobs()
    expect((await fileOf(server, taken.quiz_result_key)).status).toBe(200)
  })
})

test('what nobody kept is forgotten after 180 days', async ({ startServer }) => {
  const server = await startServer()
  const { body: taken } = await take(aVisitor(server))
  await server.setClock(days(179))
  await server.runJobs()
  expect((await fileOf(server, taken.quiz_result_key)).status).toBe(200)
  await server.setClock(days(182))
  await server.runJobs()
  expect((await fileOf(server, taken.quiz_result_key)).status).toBe(404)
})

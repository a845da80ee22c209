import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchDiscoveryQuiz, fetchQuizResult } from '../../../web/packages/api/src/files'
import { contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'
import { contentFolder } from '../../support/paths'
import { aMember, aVisitor } from '../../support/person'
import { quizResultFile as fileOf, takeQuiz as take } from '../../support/quiz'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'
import { quizAnswers } from '../../support/valid-bodies'

const questionsOf = (server: Server, query = '', headers: Record<string, string> = {}) =>
  fetch(`${server.main}/content/quiz/discovery.json${query}`, { headers })

describe('the questions', () => {
  test('are those of the specification, and the rules stay on the server', async ({ server }) => {
    const response = await questionsOf(server)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    const quiz = await fetchDiscoveryQuiz(`${server.main}/content`)
    expect(await response.json()).toEqual(quiz)
    const keys = (section: { options: { key: string }[] }) => section.options.map(({ key }) => key)
    expect(quiz.pages.map(({ life_aspect }) => life_aspect)).toEqual(
      (await aVisitor(server).config()).body.onboarding.life_aspects.map(({ key }) => key),
    )
    for (const page of quiz.pages) {
      expect(page.answers).toHaveLength(6)
      expect(page.preferred).toHaveLength(3)
    }
    expect(keys(quiz.symptoms)).toHaveLength(10)
    expect(keys(quiz.habits)).toHaveLength(8)
    expect(keys(quiz.sliders)).toEqual(['sleep_quality', 'diet_quality', 'water_intake', 'overall_peace'])
    expect(JSON.stringify(quiz)).not.toContain('points')
  })

  test('are asked about again and not sent again while they are the same', async ({ server }) => {
    const first = await questionsOf(server)
    const tag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Cache-Control')).toContain('no-cache')
    const again = await questionsOf(server, '', { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('come in a language that has words for them', async ({ startServer }) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenkeel-quiz-'))
    cpSync(contentFolder, folder, { recursive: true })
    mkdirSync(join(folder, 'locales/xx/quiz'), { recursive: true })
    writeFileSync(join(folder, 'locales/xx/language.yaml'), 'name: Xxish\nright_to_left: false\n')
    const headline = 'Hier beginnst du'
    writeFileSync(
      join(folder, 'locales/xx/quiz/discovery.yaml'),
      `title: Wo stehst du gerade?\nresults: {sympathetic: {headline: ${headline}}}\n`,
    )
    const server = await startServer({ flags: { '--content': folder } })
    const inHeader = await (await questionsOf(server, '', { 'Accept-Language': 'xx-AT, en;q=0.5' })).json()
    expect(inHeader).toMatchObject({ language_code: 'xx', title: 'Wo stehst du gerade?' })
    expect(inHeader.languages).toContain('xx')
    const asked = await questionsOf(server, '?language_code=xx', { 'Accept-Language': 'en' })
    expect((await asked.json()).title).toBe('Wo stehst du gerade?')
    expect((await (await questionsOf(server)).json()).language_code).toBe('en')
    const { body } = await take(aVisitor(server), { ...quizAnswers(), language_code: 'xx' })
    expect(body.result).toMatchObject({ language_code: 'xx', headline })
    rmSync(folder, { recursive: true, force: true })
  })
})

describe('a visitor', () => {
  test('gets a key and what the answers come to', async ({ server }) => {
    const { status, body } = await take(aVisitor(server))
    expect(status).toBe(201)
    expect(body.quiz_result_key).toMatch(/^[\w-]{43}$/)
    const { result } = body
    expect(result).toMatchObject({
      starting_state: 'sympathetic',
      target_state: 'stillness',
      preferred_state: 'parasympathetic',
      focus_life_aspect: 'love_relationship',
      language_code: 'en',
    })
    expect(result.regulation).toBeLessThan(50)
    expect(result.angle).toBeGreaterThan(180)
    expect(result.angle).toBeLessThan(240)
    expect(result.reasons[0]).toMatchObject({ kind: 'life_aspects', text: expect.stringContaining('6 of 7') })
    expect(result.first_steps).toHaveLength(3)
    expect(result.exercises).toHaveLength(3)
    expect(result.articles).toHaveLength(3)
    expect(result.life_aspects).toHaveLength(7)
    expect(result.symptoms.map(({ key }) => key)).toEqual(['fatigue', 'anxiety'])
    expect(result.habits_done.map(({ key }) => key)).toEqual(['exercise'])
    expect(result.habits_missing).toHaveLength(7)
    expect(result.care_notes.length).toBeGreaterThan(0)
    expect(result.stage.title).not.toBe('')
  })

  test.for([
    ['stillness', 'parasympathetic'],
    ['parasympathetic', 'play'],
    ['play', 'parasympathetic'],
    ['sympathetic', 'stillness'],
    ['overwhelm', 'play'],
    ['dorsal_vagal', 'parasympathetic'],
  ] as const)('who answers %s throughout starts there and is pointed to %s', async ([state, target], { server }) => {
    const { body } = await take(aVisitor(server), quizAnswers(state))
    expect(body.result).toMatchObject({ starting_state: state, target_state: target })
    expect(body.result.headline).toMatch(/^You are starting from /)
  })

  test('who sends it again gets the same key, and another visit another', async ({ server }) => {
    const answers = quizAnswers()
    const first = await take(aVisitor(server), answers)
    const again = await take(aVisitor(server), answers)
    expect(again.body).toEqual(first.body)
    expect((await take(aVisitor(server))).body.quiz_result_key).not.toBe(first.body.quiz_result_key)
  })

  test('who sends it eight times at once gets one key', async ({ server }) => {
    const answers = quizAnswers()
    const visitor = aVisitor(server)
    const all = await Promise.all(Array.from({ length: 8 }, () => take(visitor, answers)))
    expect(new Set(all.map(({ body }) => body.quiz_result_key)).size).toBe(1)
  })

  test('can send the boxes in any order', async ({ server }) => {
    const answers = quizAnswers()
    const one = await take(aVisitor(server), answers)
    const turned = { ...answers, symptoms: [...answers.symptoms].reverse() }
    expect((await take(aVisitor(server), turned)).body).toEqual(one.body)
  })

  test('finds the result again by its key, as a file that is asked about each time', async ({ server }) => {
    const { body } = await take(aVisitor(server))
    const file = await fileOf(server, body.quiz_result_key)
    expect(file.status).toBe(200)
    const held = await file.json()
    contract('service').check('GET', `/quiz-results/${body.quiz_result_key}.json`, 200, held)
    expect(held).toEqual(body)
    expect(await fetchQuizResult(server.service, body.quiz_result_key)).toEqual(body)
    expect(file.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(file.headers.get('X-Robots-Tag')).toBe('noindex')
    const again = await fileOf(server, body.quiz_result_key, { 'If-None-Match': file.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test.for(['none.json', 'none', '.json', `${'a'.repeat(43)}.json`])(
    'finds nothing under %s',
    async (name, { server }) => {
      const answer = await fetch(`${server.service}/quiz-results/${name}`)
      expectRefusal({ status: answer.status, headers: answer.headers, body: await answer.json() }, 404, 'not_found')
    },
  )
})

describe('refused by name', () => {
  const wrong: [string, object, string][] = [
    ['no event id', { event_uuid: undefined }, 'event_uuid'],
    ['an event id that can be guessed', { event_uuid: '1' }, 'event_uuid'],
    ['an event id of another type', { event_uuid: 1 }, 'event_uuid'],
    ['no pages', { life_aspects: undefined }, 'life_aspects'],
    ['pages of another type', { life_aspects: [] }, 'life_aspects'],
    ['a page of another type', { life_aspects: { environment: 'play' } }, 'life_aspects.environment'],
    ['symptoms of another type', { symptoms: 'anxiety' }, 'symptoms'],
    ['a symptom of another type', { symptoms: [1] }, 'symptoms[0]'],
    ['an unknown symptom', { symptoms: ['hiccups'] }, 'symptoms'],
    ['a symptom ticked twice', { symptoms: ['anxiety', 'anxiety'] }, 'symptoms'],
    ['no habits', { habits: undefined }, 'habits'],
    ['an unknown habit', { habits: ['anxiety'] }, 'habits'],
    ['sliders of another type', { sliders: 5 }, 'sliders'],
    ['a slider of another type', { sliders: { sleep_quality: 'well' } }, 'sliders.sleep_quality'],
    ['a slider between two steps', { sliders: { sleep_quality: 5.5 } }, 'sliders.sleep_quality'],
    ['a slider not moved', { sliders: { sleep_quality: 5 } }, 'sliders.diet_quality'],
    ['a language of another type', { language_code: 1 }, 'language_code'],
    ['a field that nobody knows', { surprise: 1 }, 'surprise'],
  ]
  test.for(wrong)('%s', async ([, change, field], { server }) => {
    expectRefusal(await take(aVisitor(server), { ...quizAnswers(), ...change }), 422, 'invalid_input', field)
  })

  test('what stands deeper', async ({ server }) => {
    const answers = quizAnswers()
    const { environment, ...others } = answers.life_aspects
    const withPages = (life_aspects: object) => take(aVisitor(server), { ...answers, life_aspects })
    const page = (changes: object) => withPages({ ...others, environment: { ...environment, ...changes } })
    expectRefusal(await withPages(others), 422, 'invalid_input', 'life_aspects.environment')
    expectRefusal(
      await withPages({ ...answers.life_aspects, garden: environment }),
      422,
      'invalid_input',
      'life_aspects.garden',
    )
    const inside = 'life_aspects.environment'
    expectRefusal(await page({ current_state: 'glad' }), 422, 'invalid_input', `${inside}.current_state`)
    expectRefusal(await page({ current_state: 7 }), 422, 'invalid_input', `${inside}.current_state`)
    expectRefusal(await page({ preferred_state: 'overwhelm' }), 422, 'invalid_input', `${inside}.preferred_state`)
    expectRefusal(await page({ why: 'so' }), 422, 'invalid_input', `${inside}.why`)
    for (const sleep_quality of [-1, 11]) {
      const sliders = { ...answers.sliders, sleep_quality }
      expectRefusal(
        await take(aVisitor(server), { ...answers, sliders }),
        422,
        'invalid_input',
        'sliders.sleep_quality',
      )
    }
  })

  test('other answers under the same event id', async ({ server }) => {
    const answers = quizAnswers()
    await take(aVisitor(server), answers)
    expectRefusal(await take(aVisitor(server), { ...answers, habits: [] }), 409, 'conflict', 'event_uuid')
  })

  test('too many from one address', async ({ server }) => {
    const visitor = aVisitor(server)
    const answers = quizAnswers()
    for (let sent = 0; sent < 60; sent++) await take(visitor, answers)
    const refused = await take(visitor, answers)
    expectRefusal(refused, 429, 'too_many_requests')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test("a member's call without the CSRF token", async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await take(ana, quizAnswers(), { 'X-CSRF-Token': '_missing' }), 403, 'csrf_error')
  })
})

import { complete, idsOf, recommend, search, start, test } from '../../support/articles'
import { describe, expect } from '../../support/fixtures'
import { aMember } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

describe('the search', () => {
  test.for([
    ['calm', ['calm-hands', 'the-nerve']],
    ['CALM hands', ['calm-hands', 'the-nerve']],
    ['breath', ['calm-hands']],
    ['vagsu', ['the-nerve']],
    ['strase', ['strasse']],
    ['korper', ['strasse']],
    ['zebra', []],
  ] as [string, string[]][])('for "%s"', async ([query, ids], { server }) => {
    expect(idsOf(await search(await aMember(server), query))).toEqual(ids)
  })

  test('marks where the words stand', async ({ server }) => {
    const { body } = await search(await aMember(server), 'calm')
    const [first] = body.articles
    expect(first?.highlights[0]).toEqual({
      field: 'title',
      pieces: [
        { text: 'Calm', is_match: true },
        { text: ' hands', is_match: false },
      ],
      is_cut_before: false,
      is_cut_after: false,
    })
    expect(first?.highlights[1]?.pieces.filter((piece) => piece.is_match)).toEqual([{ text: 'calm', is_match: true }])
    expect(first?.reason).toBeNull()
  })

  test('stays in a category or a tag', async ({ server }) => {
    const ana = await aMember(server)
    expect(idsOf(await search(ana, 'calm', { category_tag: 'nervous_system' }))).toEqual(['the-nerve'])
    expect(idsOf(await search(ana, 'calm', { category_tag: 'test' }))).toHaveLength(2)
  })

  test('comes in pages', async ({ server }) => {
    const ana = await aMember(server)
    const first = await search(ana, 'filler')
    expect(first.body.total).toBe(25)
    const second = await search(ana, 'filler', { cursor: first.body.next_cursor })
    expect([first.body.articles.length, second.body.articles.length]).toEqual([20, 5])
    expect(second.body.next_cursor).toBeNull()
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(25)
  })

  test('wants a word', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await recommend(ana, { is_search: true }), 422, 'invalid_input', 'query_text')
    expectRefusal(await search(ana, ' !? '), 422, 'invalid_input', 'query_text')
    expectRefusal(await search(ana, 'x'.repeat(201)), 422, 'invalid_input', 'query_text')
    expectRefusal(await search(ana, 'calm', { cursor: 'abc' }), 422, 'invalid_input', 'cursor')
    expectRefusal(await search(ana, 'calm', { category_tag: 'cooking' }), 422, 'invalid_input', 'category_tag')
    expectRefusal(await recommend(ana, { is_search: 'yes' }), 422, 'invalid_input', 'is_search')
    expectRefusal(await recommend(ana, { page: 2 }), 422, 'invalid_input', 'page')
  })

  test('takes every sign for a sign', async ({ server }) => {
    const ana = await aMember(server)
    for (const query of ['calm" OR "', "calm' | '", 'calm*', 'NEAR(calm)', 'calm & !hands', '(calm']) {
      expect((await search(ana, query)).status).toBe(200)
    }
  })
})

describe('the picks', () => {
  test('begin with what helps where the member was at the last check-in', async ({ server }) => {
    const ana = await aMember(server)
    await ana.checkIn({ comfort: -1, arousal: 0 }) // overwhelm
    const { body } = await recommend(ana)
    expect(body.articles[0]).toMatchObject({
      article: { article_id: 'the-nerve' },
      reason: 'It helps in Overwhelm, where you were at your last check-in.',
      highlights: [],
    })
    expect(body.total).toBe(29)
  })

  test('know the part of life that was chosen and what was read', async ({ server }) => {
    const ana = await aMember(server)
    await ana.api.post('/authorized/assessment/onboarding/personalize', {
      selected_goal: 'less_stress',
      selected_life_aspect: 'money_finance',
      life_aspect_current_state: 'stillness',
      life_aspect_preferred_state: 'play',
    })
    expect(idsOf(await recommend(ana))[0]).toBe('money')
    const { event_uuid } = (await start(ana, 'strasse')).body
    await complete(ana, { article_id: 'strasse', event_uuid })
    const { body } = await recommend(ana, { cursor: '20' })
    expect(body.articles.at(-1)?.article).toMatchObject({ article_id: 'strasse' })
    expect(body.articles.at(-1)?.article.completed_at).not.toBeNull()
  })

  test('of a category are all of that category', async ({ server }) => {
    expect(idsOf(await recommend(await aMember(server), { category_tag: 'movement' }))).toEqual(['strasse'])
    expect(idsOf(await recommend(await aMember(server), { category_tag: 'sleep' }))).toEqual([])
  })
})

import { contentWithArticles } from '../../support/article-content'
import { complete, content, idsOf, type Reply, rate, recommend, search, start, test } from '../../support/articles'
import { describe, expect } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

type Detail = Reply<'/authorized/article', 'get'>
type History = Reply<'/authorized/articles/history', 'get'>
type Categories = Reply<'/authorized/articles/categories', 'get'>

describe('the public file of an article', () => {
  const fetchFile = (server: Server, name: string) => fetch(`${server.main}/content/learn/json/${name}`)

  test('says everything about it and is never cached', async ({ server }) => {
    const response = await fetchFile(server, 'the-nerve.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    const file = (await response.json()) as Record<string, unknown>
    expect(file).toMatchObject({
      article_id: 'the-nerve',
      title: 'The long nerve',
      category: 'nervous_system',
      level: 'start',
      reading_minutes: 1,
      states: ['overwhelm'],
      related_exercises: ['long-exhale'],
      references: [{ text: 'Someone 2022', doi: '10.1/x', is_checked: true }],
    })
    expect(file.body_html).toContain('<h2>The vagus</h2>')
    expect(file.body_html).not.toContain('<script')
  })

  test('lists all of them as index.json', async ({ server }) => {
    const list = await (await fetchFile(server, 'index.json')).json()
    expect(list.articles).toHaveLength(29)
    expect(list.categories.find((category: { key: string }) => category.key === 'breath')).toEqual({
      key: 'breath',
      title: 'Breath',
      articles: 26,
    })
  })

  test.for(['nobody.json', 'the-nerve', 'the-nerve.html', '.json', 'The-Nerve.json'])(
    '%s is not there',
    async (name, { server }) => {
      const response = await fetchFile(server, name)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error_code: 'not_found' })
    },
  )
})

describe('reading an article', () => {
  test('begins with an event, ends with it and is rated by it', async ({ server }) => {
    const ana = await aMember(server)
    const started = await start(ana, 'strasse')
    expect(started.status).toBe(201)
    const named = { article_id: 'strasse', event_uuid: started.body.event_uuid }
    const completed = await complete(ana, named)
    expect(completed.body.event).toMatchObject({ ...named, article_rating: null })
    expect(completed.body.event.completed_at).not.toBeNull()
    await rate(ana, { ...named, article_rating: 2 })
    expect((await rate(ana, { ...named, article_rating: 5 })).body.event.article_rating).toBe(5)
    const detail = await ana.api.get<Detail>('/authorized/article', { article_id: 'strasse' })
    expect(detail.body).toMatchObject({ article_rating: 5, completed_at: completed.body.event.completed_at })
    expect(detail.body.article.body_html).toContain('Ruhiges Gehen')
  })

  test('goes on where it is open, from any device', async ({ server }) => {
    const ana = await aMember(server)
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(ana, 'money')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(7).fill(200), 201])
    expect(new Set(answers.map((answer) => answer.body.event_uuid)).size).toBe(1)
  })

  test('begun with an event id opens nothing new when that is sent again after the end', async ({ server }) => {
    const ana = await aMember(server)
    const event_uuid = crypto.randomUUID()
    const named = { article_id: 'money', event_uuid }
    const first = await start(ana, 'money', event_uuid)
    expect(first).toMatchObject({ status: 201, body: { event_uuid } })
    await complete(ana, named)
    const again = await start(ana, 'money', event_uuid)
    expect(again).toMatchObject({ status: 200, body: { event_uuid, event: { completed_at: expect.any(String) } } })
    const { body } = await ana.api.get<{ history: object[] }>('/authorized/articles/history')
    expect(body.history).toHaveLength(1)
    expect((await start(ana, 'money')).body.event_uuid).not.toBe(event_uuid)
  })

  test('that is open already goes on with its own event, whatever the client sends', async ({ server }) => {
    const ana = await aMember(server)
    const open = await start(ana, 'money')
    expect((await start(ana, 'money', crypto.randomUUID())).body.event_uuid).toBe(open.body.event_uuid)
  })

  test.for([[''], ['e'.repeat(65)]])('refuses the event id "%s"', async ([event_uuid], { server }) => {
    expectRefusal(await start(await aMember(server), 'money', event_uuid), 422, 'invalid_input', 'event_uuid')
  })

  test('refuses the event id of another article', async ({ server }) => {
    const ana = await aMember(server)
    const { event_uuid } = (await start(ana, 'money')).body
    expectRefusal(await start(ana, 'strasse', event_uuid), 422, 'invalid_input', 'event_uuid')
  })

  test('is completed once, however often it is said', async ({ server }) => {
    const ana = await aMember(server)
    const { event_uuid } = (await start(ana, 'money')).body
    const named = { article_id: 'money', event_uuid }
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(ana, named)))
    expect(new Set(answers.map((answer) => answer.body.event.completed_at)).size).toBe(1)
    expect((await start(ana, 'money')).body.event_uuid).not.toBe(event_uuid)
  })

  test('needs an article and an event of the same member', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const { event_uuid } = (await start(ana, 'money')).body
    expectRefusal(await start(ana, 'nobody'), 404, 'not_found', 'article_id')
    expectRefusal(await complete(ana, { article_id: 'nobody', event_uuid }), 404, 'not_found', 'article_id')
    expectRefusal(await complete(ana, { article_id: 'strasse', event_uuid }), 404, 'not_found', 'event_uuid')
    expectRefusal(await complete(bea, { article_id: 'money', event_uuid }), 404, 'not_found', 'event_uuid')
    const rating = { article_id: 'money', event_uuid, article_rating: 3 }
    expectRefusal(await rate(bea, rating), 404, 'not_found', 'event_uuid')
    expectRefusal(await rate(ana, { ...rating, article_rating: 6 }), 422, 'invalid_input', 'article_rating')
    expectRefusal(await rate(ana, { ...rating, article_rating: 'good' }), 422, 'invalid_input', 'article_rating')
    expectRefusal(await rate(ana, { ...rating, stars: 5 }), 422, 'invalid_input', 'stars')
    expectRefusal(await ana.api.get('/authorized/article', { article_id: 'nobody' }), 404, 'not_found', 'article_id')
    expectRefusal(await ana.api.get('/authorized/article'), 422, 'invalid_input', 'article_id')
  })
})

describe('the article of the day', () => {
  const dailyOf = async (person: Person) => (await person.config()).body.member?.daily_article

  test('stays the same all day, is ticked off, and another comes tomorrow', async ({ startServer }) => {
    const { folder, remove } = contentWithArticles(content)
    const server = await startServer({ flags: { '--content': folder } })
    await server.setClock('2027-03-02T08:00:00.000Z')
    const ana = await aMember(server, { tz: 'Europe/Berlin' })
    const daily = await dailyOf(ana)
    expect(daily).toMatchObject({ is_completed: false, reading_minutes: 1 })
    const article_id = daily?.article_id as string
    const { event_uuid } = (await start(ana, article_id)).body
    const completed = await complete(ana, { article_id, event_uuid, is_daily_learn_article: true })
    expect(completed.body.event.is_daily_learn_article).toBe(true)
    expect(completed.body.member.daily_article).toMatchObject({ article_id, is_completed: true })
    expect(completed.body.member.practice.days_practised).toBe(1)
    await server.setClock('2027-03-02T22:59:00.000Z')
    expect(await dailyOf(ana)).toMatchObject({ article_id, is_completed: true })
    await server.setClock('2027-03-02T23:01:00.000Z') // midnight in Berlin
    const next = await dailyOf(ana)
    expect(next?.article_id).not.toBe(article_id)
    expect(next?.is_completed).toBe(false)
    remove()
  })

  test('is not what the client only claims to be it', async ({ server }) => {
    const ana = await aMember(server)
    const other = (await dailyOf(ana))?.article_id === 'money' ? 'strasse' : 'money'
    const { event_uuid } = (await start(ana, other)).body
    const { body } = await complete(ana, { article_id: other, event_uuid, is_daily_learn_article: true })
    expect(body.event.is_daily_learn_article).toBe(false)
    expect(body.member.practice.days_practised).toBe(0)
  })
})

describe('what was read', () => {
  test("is listed newest first, the member's own only", async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    await start(ana, 'money')
    await start(ana, 'strasse')
    await start(bea, 'the-nerve')
    const { body } = await ana.api.get<History>('/authorized/articles/history')
    expect(body.history.map((entry) => entry.event.article_id)).toEqual(['strasse', 'money'])
    expect(body.history[0]?.article?.title).toBe('Auf der Straße')
    expect(body.next).toBeNull()
  })

  test('comes in pages of 50', async ({ server }) => {
    const ana = await aMember(server)
    for (let i = 0; i < 52; i++) {
      const { event_uuid } = (await start(ana, 'money')).body
      await complete(ana, { article_id: 'money', event_uuid })
    }
    const first = (await ana.api.get<History>('/authorized/articles/history')).body
    const second = (await ana.api.get<History>('/authorized/articles/history', { before: first.next ?? '' })).body
    expect([first.history.length, second.history.length]).toEqual([50, 2])
    const events = [...first.history, ...second.history].map((entry) => entry.event.event_uuid)
    expect(new Set(events).size).toBe(52)
  })

  test('has no other places', async ({ server }) => {
    const ana = await aMember(server)
    const history = (query: Record<string, string | number>) => ana.api.get('/authorized/articles/history', query)
    expectRefusal(await history({ before: 'top' }), 422, 'invalid_input', 'before')
    expectRefusal(await history({ limit: 201 }), 422, 'invalid_input', 'limit')
    expectRefusal(await history({ page: 2 }), 422, 'invalid_input', 'page')
  })
})

test('the categories are told in their order', async ({ server }) => {
  const ana = await aMember(server)
  const { body } = await ana.api.get<Categories>('/authorized/articles/categories')
  expect(body.categories.map((category) => category.key).slice(0, 3)).toEqual(['states', 'nervous_system', 'hrv'])
  expect(body.categories.find((category) => category.key === 'movement')?.articles).toBe(1)
})

test('articles need no premium', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.setClock(new Date(Date.parse(ana.member.premium.ends_at ?? '') + 1000).toISOString())
  expect((await recommend(ana)).status).toBe(200)
  expectRefusal(await aVisitor(server).api.post('/authorized/recommendation/article'), 401, 'session_required')
})

test('a restart finds new content and forgets what is gone', async ({ startServer }) => {
  const before = contentWithArticles(content)
  const after = contentWithArticles({ strasse: { title: 'Zebra crossing' } })
  const server = await startServer({ flags: { '--content': before.folder } })
  await server.stop()
  await server.restart({ '--content': after.folder })
  const ana = await aMember(server)
  expect(idsOf(await search(ana, 'zebra'))).toEqual(['strasse'])
  expect(idsOf(await search(ana, 'calm'))).toEqual([])
  before.remove()
  after.remove()
})

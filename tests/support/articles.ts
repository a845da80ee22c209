import { inject } from 'vitest'
import type { paths } from '../../web/packages/api/src/generated/member'
import { contentWithArticles } from './article-content'
import type { Answer } from './client'
import { test as base } from './fixtures'
import type { Person } from './person'
import { Server } from './server'

/** The body of a call's 200. */
export type Reply<Path extends keyof paths, Method extends 'get' | 'post'> = paths[Path][Method] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never
type Recommendation = Reply<'/authorized/recommendation/article', 'post'>
type Started = Reply<'/authorized/assessment/article/start', 'post'>
type Completed = Reply<'/authorized/assessment/article/completion', 'post'>

const many = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`extra-${i + 10}`, { body: 'Filler text.' }]))

/** Four articles to find and to tell apart, and enough others for a second page. */
export const content = {
  ...many,
  'calm-hands': { title: 'Calm hands', body: 'Warm hands show a calm body. Breathing out **slowly** helps.' },
  'the-nerve': {
    title: 'The long nerve',
    category: 'nervous_system',
    states: ['overwhelm'],
    body: '## The vagus\n\nThe vagus nerve slows the heart. Calm is not the goal. <script>alert(1)</script>',
  },
  strasse: { title: 'Auf der Straße', category: 'movement', body: 'Ruhiges Gehen, ruhiger Körper.' },
  money: { title: 'Money worries', category: 'life_aspects', life_aspects: ['money_finance'] },
}

/** `test` with one server for all tests of a file, on these articles. */
export const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { folder, remove } = contentWithArticles(content)
  const server = await Server.start({ postgresUrl: inject('postgresUrl'), flags: { '--content': folder } })
  onCleanup(async () => {
    await server.remove()
    remove()
  })
  return server
})

export const start = (person: Person, article_id: string, event_uuid?: string): Promise<Answer<Started>> =>
  person.api.post('/authorized/assessment/article/start', { article_id, event_uuid })
export const complete = (person: Person, body: object): Promise<Answer<Completed>> =>
  person.api.post('/authorized/assessment/article/completion', body)
export const rate = (person: Person, body: object): Promise<Answer<Completed>> =>
  person.api.post('/authorized/assessment/article/rating', body)
export const recommend = (person: Person, body: object = {}): Promise<Answer<Recommendation>> =>
  person.api.post('/authorized/recommendation/article', body)
export const search = (person: Person, query_text: string, more: object = {}) =>
  recommend(person, { is_search: true, query_text, ...more })
export const idsOf = (answer: Answer<Recommendation>) => answer.body.articles.map((found) => found.article.article_id)

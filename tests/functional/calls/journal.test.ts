import type { Member } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Thread {
  journal_thread_id: string
  life_aspect: string
  life_aspect_current_state: string
  unread: number
}
interface Message {
  journal_thread_message_id: string
  author: string
  body: string
  reaction_name: string | null
}
interface Opened {
  thread: Thread
  messages: Message[]
  member: Member
}

const path = '/premium/authorized/journal/thread'
const open = (person: Person, more: object = {}) =>
  person.api.post<Opened>(path, {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
    ...more,
  })
const read = (person: Person, journal_thread_id: string, more: Record<string, string> = {}) =>
  person.api.get<Opened & { next: string | null }>(path, { journal_thread_id, ...more })
const threads = (person: Person, query: Record<string, string> = {}) =>
  person.api.get<{ threads: Thread[]; next: string | null; member: Member }>(
    '/premium/authorized/journal/threads',
    query,
  )
const react = (person: Person, opened: Opened, reaction_name: string) =>
  person.api.post<{ message: Message }>('/premium/authorized/journal/thread/message/reaction', {
    journal_thread_id: opened.thread.journal_thread_id,
    journal_thread_message_id: opened.messages[0]?.journal_thread_message_id,
    reaction_name,
  })
const markRead = (person: Person, journal_thread_id: string) =>
  person.api.post<{ member: Member }>('/premium/authorized/journal/thread/read', { journal_thread_id })

describe('opening a thread', () => {
  test('brings a first message of the guide, which is unread until it was seen', async ({ server }) => {
    const ana = await aMember(server)
    const { status, body } = await open(ana)
    expect(status).toBe(201)
    expect(body.thread).toMatchObject({ life_aspect: 'environment', life_aspect_current_state: 'play', unread: 1 })
    expect(body.messages).toMatchObject([{ author: 'guide', body: expect.stringMatching(/\?$/), reaction_name: null }])
    expect(body.member.unread_journal).toBe(1)
    const seen = await markRead(ana, body.thread.journal_thread_id)
    expect(seen.body.member.unread_journal).toBe(0)
    expect((await read(ana, body.thread.journal_thread_id)).body.thread.unread).toBe(0)
  })

  test('again on the same day is the same thread, with another event id another', async ({ server }) => {
    const ana = await aMember(server)
    const first = await open(ana)
    const again = await open(ana)
    expect(again.status).toBe(200)
    expect(again.body.thread).toEqual(first.body.thread)
    expect(again.body.messages).toEqual(first.body.messages)
    const event_uuid = crypto.randomUUID()
    expect((await open(ana, { event_uuid })).status).toBe(201)
    expect((await open(ana, { event_uuid })).status).toBe(200)
    expect((await threads(ana)).body.threads).toHaveLength(2)
  })

  test('from two devices at once is one thread', async ({ server }) => {
    const ana = await aMember(server)
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(ana)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect((await threads(ana)).body.threads).toHaveLength(1)
  })

  test('of another member is theirs', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const { body } = await open(ana)
    expect((await open(bea)).status).toBe(201)
    const hers = body.thread.journal_thread_id
    expectRefusal(await read(bea, hers), 404, 'not_found', 'journal_thread_id')
    expectRefusal(await markRead(bea, hers), 404, 'not_found', 'journal_thread_id')
    expectRefusal(await react(bea, body, 'heart'), 404, 'not_found', 'journal_thread_message_id')
  })

  test.for([
    ['an aspect that nobody knows', { selected_life_aspect: 'garden' }, 'selected_life_aspect'],
    ['a state that is none', { selected_life_aspect_current_state: 'bored' }, 'selected_life_aspect_current_state'],
    ['a number for a state', { selected_life_aspect_current_state: 3 }, 'selected_life_aspect_current_state'],
    ['what does not exist', { mood: 'fine' }, 'mood'],
  ] as const)('refused: %s', async ([, more, field], { server }) => {
    expectRefusal(await open(await aMember(server), more), 422, 'invalid_input', field)
  })
})

describe('a reaction', () => {
  test('is one per message, stays when repeated, and can be taken back', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await open(ana)
    for (const name of ['heart', 'thanks', 'hug', 'insight', 'smile', 'smile']) {
      expect((await react(ana, body, name)).body.message.reaction_name).toBe(name)
    }
    expect((await read(ana, body.thread.journal_thread_id)).body.messages[0]?.reaction_name).toBe('smile')
    for (const _ of [1, 2]) expect((await react(ana, body, 'none')).body.message.reaction_name).toBeNull()
  })

  test('of two devices at once is one of them', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await open(ana)
    const answers = await Promise.all(['heart', 'hug', 'heart', 'hug'].map((name) => react(ana, body, name)))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    const [message] = (await read(ana, body.thread.journal_thread_id)).body.messages
    expect(['heart', 'hug']).toContain(message?.reaction_name)
  })

  test('refused: one that is not in the set', async ({ server }) => {
    const ana = await aMember(server)
    expectRefusal(await react(ana, (await open(ana)).body, 'anger'), 422, 'invalid_input', 'reaction_name')
  })
})

test('the list comes in pages, those opened last first', async ({ server }) => {
  const ana = await aMember(server)
  for (const state of ['play', 'stillness', 'overwhelm']) await open(ana, { selected_life_aspect_current_state: state })
  const first = (await threads(ana, { limit: '2' })).body
  expect(first.threads.map((thread) => thread.life_aspect_current_state)).toEqual(['overwhelm', 'stillness'])
  const rest = (await threads(ana, { before: first.next ?? '' })).body
  expect(rest.threads.map((thread) => thread.life_aspect_current_state)).toEqual(['play'])
  expect(rest.next).toBeNull()
  expect(rest.member.unread_journal).toBe(3)
  expectRefusal(await threads(ana, { limit: '51' }), 422, 'invalid_input', 'limit')
})

test('what the guide says stands in no log', async ({ startServer }) => {
  const server = await startServer()
  const { body } = await open(await aMember(server))
  expect(server.said).not.toContain(body.messages[0]?.body)
})

import type { Member } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface Message {
  journal_thread_message_id: string
  author: string
  body: string
  sent_at: string
}
interface Page {
  thread: { journal_thread_id: string; last_message_at: string; unread: number }
  messages: Message[]
  member: Member
}

const path = '/journal-thread/chat-update'
const threadPath = '/premium/authorized/journal/thread'
const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

async function aWriter(server: Server): Promise<{ ana: Person; thread: string }> {
  const ana = await aMember(server)
  const opened = await ana.api.post<Page>(threadPath, {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  })
  return { ana, thread: opened.body.thread.journal_thread_id }
}

const write = (person: Person, journal_thread_id: string, more: object = {}) =>
  person.service.post<{ messages: Message[]; member: Member }>(path, {
    journal_thread_id,
    event_uuid: crypto.randomUUID(),
    body: 'A quiet day.',
    ...more,
  })

const read = (person: Person, journal_thread_id: string) => person.api.get<Page>(threadPath, { journal_thread_id })

describe('an entry', () => {
  test('is kept as it was written and stands in the conversation', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    const body = '  Two lines,\nand a heart 💚 '
    const written = await write(ana, thread, { body })
    expect(written.status).toBe(201)
    expect(written.body.messages).toMatchObject([{ author: 'member', body, reaction_name: null }])
    const { messages, thread: after } = (await read(ana, thread)).body
    expect(messages.map(({ author }) => author).sort()).toEqual(['guide', 'member'])
    expect(messages.find(({ author }) => author === 'member')).toEqual(written.body.messages[0])
    expect(after.last_message_at).toBe(written.body.messages[0]?.sent_at)
    expect(after.unread).toBe(1)
  })

  test('sent again is the one that was kept, whatever it says now', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    const event_uuid = crypto.randomUUID()
    const first = await write(ana, thread, { event_uuid })
    const again = await write(ana, thread, { event_uuid, body: 'Something else.' })
    expect(again.status).toBe(200)
    expect(again.body.messages).toEqual(first.body.messages)
    expect((await read(ana, thread)).body.messages).toHaveLength(2)
  })

  test('sent many times at once is kept once', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    const event_uuid = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => write(ana, thread, { event_uuid })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect((await read(ana, thread)).body.messages).toHaveLength(2)
  })

  test('that waited for a connection keeps the moment at which it was written', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    const before = (await read(ana, thread)).body.thread.last_message_at
    const written_at = ago(30)
    expect((await write(ana, thread, { written_at })).body.messages[0]?.sent_at).toBe(written_at)
    expect((await read(ana, thread)).body.thread.last_message_at).toBe(before)
  })

  test('of tomorrow, by a clock that is ahead, is taken for one of now', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    const { status, body } = await write(ana, thread, { written_at: ago(-24) })
    expect(status).toBe(201)
    expect(Date.parse(body.messages[0]?.sent_at ?? '')).toBeLessThanOrEqual(Date.now())
  })

  test('may be as long in letters of two bytes as in letters of one', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    expect((await write(ana, thread, { body: 'س'.repeat(10_000) })).status).toBe(201)
  })

  test('is found by its words', async ({ server }) => {
    const { ana, thread } = await aWriter(server)
    await write(ana, thread, { body: 'The neighbour played the cello.' })
    const found = await ana.api.get<{ hits: { author: string }[] }>('/premium/authorized/journal/search', {
      query_text: 'cello',
    })
    expect(found.body.hits).toMatchObject([{ author: 'member' }])
  })

  test('asks for no membership', async ({ startServer }) => {
    const server = await startServer()
    const { ana, thread } = await aWriter(server)
    await server.setClock(new Date(Date.now() + 4 * 24 * HOUR).toISOString())
    expectRefusal(await read(ana, thread), 402, 'premium_required')
    expect((await write(ana, thread)).status).toBe(201)
  })
})

describe('refused', () => {
  test.for([
    ['without words', { body: ' \n ' }, 'body'],
    ['with too many words', { body: 'ä'.repeat(10_001) }, 'body'],
    ['of long ago', { written_at: ago(61 * 24) }, 'written_at'],
    ['of another kind', { body: 5 }, 'body'],
    ['without an event', { event_uuid: undefined }, 'event_uuid'],
    ['with more than it can have', { author: 'guide' }, 'author'],
  ] as const)('an entry %s', async ([, more, field], { server }) => {
    const { ana, thread } = await aWriter(server)
    expectRefusal(await write(ana, thread, more), 422, 'invalid_input', field)
    expect((await read(ana, thread)).body.messages).toHaveLength(1)
  })

  test('an entry in the conversation of somebody else', async ({ server }) => {
    const { thread } = await aWriter(server)
    const bo = await aMember(server)
    expectRefusal(await write(bo, thread), 404, 'not_found', 'journal_thread_id')
  })

  test('whoever is not signed in, and whoever brings a wrong CSRF token', async ({ server }) => {
    expectRefusal(await write(aVisitor(server), 'none'), 401, 'session_required')
    const { ana, thread } = await aWriter(server)
    const entry = { journal_thread_id: thread, event_uuid: crypto.randomUUID(), body: 'No.' }
    const forged = await ana.service.post(path, entry, { 'X-CSRF-Token': '_missing' })
    expectRefusal(forged, 403, 'csrf_error')
  })
})

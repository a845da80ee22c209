import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Hit {
  journal_thread_id: string
  journal_thread_message_id: string
  life_aspect: string
  author: string
  pieces: { text: string; is_match: boolean }[]
  is_cut_before: boolean
}
interface Opened {
  thread: { journal_thread_id: string }
  messages: { journal_thread_message_id: string; body: string }[]
}

/** A conversation about a part of life, and its first line. */
async function open(person: Person, selected_life_aspect: string) {
  const body = { selected_life_aspect, selected_life_aspect_current_state: 'play' }
  const answer = await person.api.post<Opened>('/premium/authorized/journal/thread', body)
  const [first] = answer.body.messages
  if (!first) throw new Error('the guide said nothing')
  return { threadId: answer.body.thread.journal_thread_id, ...first }
}

const search = (person: Person, query: Record<string, string>) =>
  person.api.get<{ hits: Hit[]; next: string | null }>('/premium/authorized/journal/search', query)

const longestWord = (text: string) =>
  (text.match(/[a-z]+/gi) ?? []).reduce((one, other) => (other.length > one.length ? other : one), '')

describe('what a journal says', () => {
  test('is found by the beginning of a word, in any case, with the place where it stands', async ({ server }) => {
    const ana = await aMember(server)
    const line = await open(ana, 'environment')
    const word = longestWord(line.body)
    for (const query_text of [word, word.toUpperCase(), word.slice(0, -1)]) {
      const { status, body } = await search(ana, { query_text })
      expect(status).toBe(200)
      expect(body.hits).toMatchObject([
        {
          journal_thread_id: line.threadId,
          journal_thread_message_id: line.journal_thread_message_id,
          life_aspect: 'environment',
          author: 'guide',
        },
      ])
      const [hit] = body.hits
      expect(hit?.pieces.filter(({ is_match }) => is_match).map(({ text }) => text)).toContain(word)
      expect(line.body).toContain(hit?.pieces.map(({ text }) => text).join(''))
      expect(body.next).toBeNull()
    }
  })

  test('is found only where every word is', async ({ server }) => {
    const ana = await aMember(server)
    const line = await open(ana, 'environment')
    expect((await search(ana, { query_text: `${longestWord(line.body)} walrus` })).body.hits).toEqual([])
  })

  test('comes newest first and in pages', async ({ server }) => {
    const ana = await aMember(server)
    const older = await open(ana, 'environment')
    const newer = await open(ana, 'money_finance')
    const shared = older.body.match(/[a-z]+/gi)?.find((word) => newer.body.toLowerCase().includes(word.toLowerCase()))
    expect(shared).toBeDefined()
    const query_text = String(shared)
    const whole = (await search(ana, { query_text })).body.hits.map((hit) => hit.journal_thread_id)
    expect(whole).toEqual([newer.threadId, older.threadId])
    const first = (await search(ana, { query_text, limit: '1' })).body
    const second = (await search(ana, { query_text, limit: '1', before: String(first.next) })).body
    expect([...first.hits, ...second.hits].map((hit) => hit.journal_thread_id)).toEqual(whole)
    expect(second.next).toBeNull()
  })

  test('is looked for in silence: no word of a query is logged', async ({ server }) => {
    await search(await aMember(server), { query_text: 'verysecretwalrus' })
    expect(server.said).toContain('/premium/authorized/journal/search')
    expect(server.said).not.toContain('verysecretwalrus')
  })

  test('is the member\u2019s own', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const line = await open(ana, 'environment')
    expect((await search(bea, { query_text: longestWord(line.body) })).body.hits).toEqual([])
  })
})

test.for([
  [{ query_text: '' }, 'query_text'],
  [{ query_text: ' ?! ' }, 'query_text'],
  [{ query_text: 'a'.repeat(201) }, 'query_text'],
  [{}, 'query_text'],
  [{ query_text: 'calm', limit: '0' }, 'limit'],
  [{ query_text: 'calm', limit: '21' }, 'limit'],
  [{ query_text: 'calm', page: '2' }, 'page'],
] as const)('%o is refused by name', async ([query, field], { server }) => {
  expectRefusal(await search(await aMember(server), query), 422, 'invalid_input', field)
})

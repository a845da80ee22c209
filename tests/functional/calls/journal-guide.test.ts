// More than 300 lines: one conversation with the guide, from its notices to its end.
import { readFileSync } from 'node:fs'
import type { Member } from '../../../web/packages/api/src/types'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface Message {
  journal_thread_message_id: string
  author: string
  body: string
  exercise_id: string | null
  is_safety_reply: boolean
}
interface Answer {
  messages: Message[]
  guide_needs_acknowledgement: boolean
  member: Member
}
interface Notices {
  version: string
  is_acknowledged: boolean
  country: string | null
  notices: { id: string; when: string; questions: { id: string }[] }[]
}

const chat = '/journal-thread/chat-update'
const threadPath = '/premium/authorized/journal/thread'
const noticesPath = '/authorized/journal/notices'

const openThread = async (person: Person, aspect = 'environment') => {
  const { body } = await person.api.post<{ thread: { journal_thread_id: string }; messages: Message[] }>(threadPath, {
    selected_life_aspect: aspect,
    selected_life_aspect_current_state: 'play',
  })
  return body.thread.journal_thread_id
}

const acknowledge = (person: Person, more: object = {}) =>
  person.api.post<Notices>(noticesPath, { version: '2', is_adult: true, has_understood: true, country: 'GB', ...more })

async function aConversation(server: Server) {
  const ana = await aMember(server)
  const thread = await openThread(ana)
  const { version } = (await ana.api.get<Notices>(noticesPath)).body
  expect((await acknowledge(ana, { version })).status).toBe(200)
  const say = (body: string, more: object = {}) =>
    ana.service.post<Answer>(chat, { journal_thread_id: thread, event_uuid: crypto.randomUUID(), body, ...more })
  return { ana, thread, say }
}

const guides = (answer: { body: Answer }) => answer.body.messages.filter(({ author }) => author === 'guide')
const words = (answer: { body: Answer }) =>
  guides(answer)
    .map(({ body }) => body)
    .join('\n')
const inThread = async (person: Person, journal_thread_id: string) =>
  (await person.api.get<{ messages: Message[] }>(threadPath, { journal_thread_id })).body.messages

const isCalm = (exercise: string) =>
  readFileSync(new URL(`../../../content/exercises/${exercise}.yaml`, import.meta.url), 'utf8').includes(
    'calm_enough_for_distress: true',
  )

/** A day on which nothing is wrong. */
const PLAIN = 'I walked to the market and bought plums.'
const DARK = 'I want to kill myself.'
/** However it is worded: level2_ask of content/safety/responses.yaml. */
const DIRECT = /killing yourself|ending your life|about suicide/

describe('the guide', () => {
  test('answers what was written, and what it said stands in the conversation', async ({ server }) => {
    const { ana, thread, say } = await aConversation(server)
    const answer = await say(PLAIN)
    expect(answer.status).toBe(201)
    expect(answer.body.messages[0]).toMatchObject({ author: 'member', body: PLAIN, is_safety_reply: false })
    expect(guides(answer).length).toBeGreaterThanOrEqual(1)
    expect(guides(answer).length).toBeLessThanOrEqual(2)
    expect(guides(answer).every(({ is_safety_reply }) => !is_safety_reply)).toBe(true)
    expect((await inThread(ana, thread)).slice(1)).toEqual(answer.body.messages)
  })

  test('answers an entry once, however often it is sent', async ({ server }) => {
    const { ana, thread, say } = await aConversation(server)
    const event_uuid = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(PLAIN, { event_uuid })))
    const again = await say(PLAIN, { event_uuid })
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    for (const answer of answers) expect(answer.body.messages).toEqual(again.body.messages)
    expect(await inThread(ana, thread)).toHaveLength(1 + again.body.messages.length)
  })

  test('does not say a thing twice in a conversation', async ({ server }) => {
    const { say } = await aConversation(server)
    const said = new Set<string>()
    for (let i = 0; i < 12; i++) {
      for (const { body } of guides(
        await say(`${PLAIN} Then, ${i} times, I looked at the river and thought of home.`),
      )) {
        expect(said, body).not.toContain(body)
        said.add(body)
      }
    }
    expect(said.size).toBeGreaterThanOrEqual(12)
  })

  test('keeps silent until the member knows what it is, but not in danger', async ({ server }) => {
    const ana = await aMember(server)
    const journal_thread_id = await openThread(ana)
    const say = (body: string) =>
      ana.service.post<Answer>(chat, { journal_thread_id, event_uuid: crypto.randomUUID(), body })
    const silence = await say(PLAIN)
    expect(guides(silence)).toEqual([])
    expect(silence.body.guide_needs_acknowledgement).toBe(true)
    const alarm = await say(DARK)
    expect(guides(alarm).every(({ is_safety_reply }) => is_safety_reply)).toBe(true)
    expect(alarm.body.guide_needs_acknowledgement).toBe(false)
  })

  test('says so when it waits to be acknowledged, also at the end of its events', async ({ server }) => {
    const ana = await aMember(server)
    const journal_thread_id = await openThread(ana)
    const done = async () => {
      const entry = { journal_thread_id, event_uuid: crypto.randomUUID(), body: PLAIN }
      const { text } = await ana.service.postForEvents(chat, entry)
      const [, data = '{}'] = /event: done\ndata: (.*)\n/.exec(text) ?? []
      return (JSON.parse(data) as Answer).guide_needs_acknowledgement
    }
    expect(await done()).toBe(true)
    const { version } = (await ana.api.get<Notices>(noticesPath)).body
    await acknowledge(ana, { version })
    expect(await done()).toBe(false)
  })

  test('has no small talk for what was written long ago without a connection', async ({ server }) => {
    const { say } = await aConversation(server)
    const written_at = new Date(Date.now() - 5 * 3_600_000).toISOString()
    expect(guides(await say(PLAIN, { written_at }))).toEqual([])
    expect(guides(await say(DARK, { written_at })).length).toBeGreaterThan(0)
  })

  test('takes it when it is told that it missed', async ({ server }) => {
    const { say } = await aConversation(server)
    await say(PLAIN)
    const answer = await say('That is not what I meant.', { remark: 'not_meant' })
    expect(guides(answer).length).toBeGreaterThan(0)
    expectRefusal(await say('No.', { remark: 'nonsense' }), 422, 'invalid_input', 'remark')
  })
})

describe('in distress', () => {
  test('an exercise and a choice are offered, without alarm', async ({ server }) => {
    const { say } = await aConversation(server)
    const answer = await say('I am overwhelmed, everything is so heavy today, I cannot stop crying.')
    expect(guides(answer)).toHaveLength(3)
    expect(guides(answer).filter(({ exercise_id }) => exercise_id)).toHaveLength(1)
    expect(guides(answer).every(({ is_safety_reply }) => !is_safety_reply)).toBe(true)
    expect(words(answer)).not.toMatch(/\d{3}/)
  })
})

describe('in danger', () => {
  test('fixed lines answer, with the numbers of the member’s country', async ({ server }) => {
    const { say } = await aConversation(server)
    const answer = await say(DARK)
    expect(guides(answer).every(({ is_safety_reply }) => is_safety_reply)).toBe(true)
    expect(words(answer)).toContain('116 123')
  })

  test('an emergency begins with the emergency number', async ({ server }) => {
    const { say } = await aConversation(server)
    const answer = await say('I have the pills in my hand and I am going to take them all tonight. Goodbye.')
    expect(guides(answer)[0]?.body).toContain('999')
  })

  test('two devices that write at once are asked the direct question once', async ({ server }) => {
    const { ana, thread, say } = await aConversation(server)
    await Promise.all([say("I don't want to be here anymore."), say("I don't want to be here anymore, really.")])
    const asked = (await inThread(ana, thread)).filter(({ author, body }) => author === 'guide' && DIRECT.test(body))
    expect(asked).toHaveLength(1)
  })

  test('the next conversation asks how it is now, until it is clear', async ({ server }) => {
    const { ana, say } = await aConversation(server)
    await say(DARK)
    const begin = async (aspect: string) => {
      const journal_thread_id = await openThread(ana, aspect)
      const [first] = await inThread(ana, journal_thread_id)
      const answer = (body: string) =>
        ana.service.post<Answer>(chat, { journal_thread_id, event_uuid: crypto.randomUUID(), body })
      return { asks: first?.is_safety_reply, words: first?.body, answer }
    }
    const next = await begin('career_business')
    expect(next.asks).toBe(true)
    expect(next.words).toContain('?')
    expect(words(await next.answer('Nothing helps.'))).not.toBe('')
    const again = await begin('family_friends')
    expect(again.asks).toBe(true)
    await again.answer('They are gone, completely.')
    expect((await begin('health_well_being')).asks).toBe(false)
  })

  test('only calm exercises are suggested', async ({ server }) => {
    const { ana, say } = await aConversation(server)
    await ana.api.post('/authorized/safety_profile', { known: true, codes: [] })
    const suggested = async () => {
      const passed_over: string[] = []
      for (let i = 0; i < 5; i++) {
        const { body } = await ana.api.post<{ suggestion: { exercise: { exercise_id: string } } }>(
          '/premium/authorized/recommendation/exercise',
          { current_mood: 210, desired_mood: 90, passed_over },
        )
        passed_over.push(body.suggestion.exercise.exercise_id)
      }
      return passed_over
    }
    expect((await suggested()).every(isCalm)).toBe(false)
    await say(DARK)
    expect((await suggested()).every(isCalm)).toBe(true)
  })

  test('asks for no membership', async ({ startServer }) => {
    const server = await startServer()
    const { say } = await aConversation(server)
    await server.setClock(new Date(Date.now() + 4 * 86_400_000).toISOString())
    expect(words(await say(DARK))).toContain('116 123')
  })
})

describe('as events', () => {
  const listen = (person: Person, body: object) => person.service.postForEvents(chat, body)
  const eventsIn = (text: string) =>
    text
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [event, data] = block.split('\n')
        return { name: event?.slice('event: '.length), data: JSON.parse(data?.slice('data: '.length) ?? 'null') }
      })

  test('the entry comes first, then each message in pieces and whole, then the member', async ({ server }) => {
    const { ana, thread } = await aConversation(server)
    const entry = { journal_thread_id: thread, event_uuid: crypto.randomUUID(), body: PLAIN }
    const { status, type, text } = await listen(ana, entry)
    expect(status).toBe(201)
    expect(type).toBe('text/event-stream')
    const events = eventsIn(text)
    expect(events[0]).toMatchObject({ name: 'message', data: { message: { author: 'member', body: PLAIN } } })
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { member: { member_id: expect.any(String) } } })
    let told = ''
    for (const { name, data } of events.slice(1, -1)) {
      if (name === 'piece') told += data.text
      else {
        expect(name).toBe('message')
        expect(data.message.body).toBe(told)
        told = ''
      }
    }
    const again = await ana.service.post<Answer>(chat, entry)
    const whole = events.filter(({ name }) => name === 'message').map(({ data }) => data.message)
    expect(again.body.messages).toEqual(whole)
  })

  test('a refusal is JSON all the same', async ({ server }) => {
    const { ana, thread } = await aConversation(server)
    const { status, type } = await listen(ana, { journal_thread_id: thread, event_uuid: crypto.randomUUID(), body: '' })
    expect(status).toBe(422)
    expect(type).toBe('application/json')
  })
})

describe('what the member is told first', () => {
  test('is read, acknowledged once, and brings the country', async ({ server }) => {
    const ana = await aMember(server)
    const before = (await ana.api.get<Notices>(noticesPath)).body
    expect(before).toMatchObject({ is_acknowledged: false, country: null })
    expect(before.notices.map(({ id }) => id)).toContain('before-first-message')
    expect(before.notices.map(({ id }) => id)).not.toContain('where-words-go-model')
    expect(before.notices.map(({ id }) => id)).not.toContain('trainer')
    expect(before.notices.map(({ id }) => id)).toContain('formal-notice')
    const after = (await acknowledge(ana, { version: before.version, country: 'at' })).body
    expect(after).toMatchObject({ is_acknowledged: true, country: 'AT', member: { country_code: 'AT' } })
    expect(after.notices.map(({ id }) => id)).not.toContain('formal-notice')
    const again = (await acknowledge(ana, { version: before.version, country: 'CH' })).body
    expect(again).toMatchObject({ country: 'CH', acknowledged_at: expect.any(String) })
    expect((again as unknown as { acknowledged_at: string }).acknowledged_at).toBe(
      (after as unknown as { acknowledged_at: string }).acknowledged_at,
    )
  })

  test.for([
    [{ version: '0' }, 'version'],
    [{ is_adult: false }, 'is_adult'],
    [{ has_understood: false }, 'has_understood'],
    [{ country: '' }, 'country'],
    [{ country: 'Utopia' }, 'country'],
  ] as const)('is refused with %o', async ([more, field], { server }) => {
    const ana = await aMember(server)
    const { version } = (await ana.api.get<Notices>(noticesPath)).body
    expectRefusal(await acknowledge(ana, { version, ...more }), 422, 'invalid_input', field)
    expect((await ana.api.get<Notices>(noticesPath)).body.is_acknowledged).toBe(false)
  })

  test('is for members', async ({ server }) => {
    expectRefusal(await aVisitor(server).api.get(noticesPath), 401, 'session_required')
  })
})

import type { JournalAnswer, JournalMessage } from '@evenkeel/api'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CHAT, field, log, openConversation, revealing, say, wishForLessMotion } from '../../../../testing/conversing'
import { asEvents } from '../../../../testing/fake-api/events'
import type { FakeApi } from '../../../../testing/fake-api/fake-api'
import { eventsByHand, inEvents, network } from '../../../../testing/network'
import { SLOW } from '../../../../testing/practising'
import { allEntries } from '../lib/outbox/entries'

vi.setConfig({ testTimeout: 30_000 })

/** What the fake would answer to an entry, for a test that hands it out itself. */
const answerTo = (api: FakeApi, entry: object) => api.answer(CHAT, entry as never).body as JournalAnswer

/** Takes the answers of the service out of the fake's hands. */
function answerBy(handle: (entry: object, wantsEvents: boolean) => Response | Promise<Response>) {
  network.use(
    http.post(`*${CHAT}`, async ({ request }) =>
      handle((await request.json()) as object, request.headers.get('Accept') === 'text/event-stream'),
    ),
  )
}

afterEach(() => void vi.unstubAllGlobals())

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

describe('an answer of the guide', () => {
  test('is read out word by word, and is told whole to who listens', async () => {
    const { user, api } = openConversation()
    const stream = eventsByHand()
    let whole: JournalAnswer | undefined
    answerBy((entry) => {
      whole = answerTo(api, entry)
      return stream.response()
    })
    await say(user, 'A long day.')
    expect(within(log()).getByText('A long day.')).toBeVisible()
    expect(await screen.findByText('The guide is writing', {}, SLOW)).toBeInTheDocument()
    const [mine, line, last] = whole?.messages ?? []
    const gone: (string | null)[] = []
    const removals = new MutationObserver((changes) => {
      for (const { removedNodes } of changes) for (const node of removedNodes) gone.push(node.textContent)
    })
    removals.observe(log(), { subtree: true, childList: true })
    stream.send(event('message', { message: mine }), event('piece', { text: 'That sounds like ' }))
    await waitFor(() => expect(revealing()).toHaveTextContent('That sounds like'))
    // What is taken away and put back would be told once more.
    expect(gone.filter((text) => text?.includes('A long day.'))).toEqual([])
    removals.disconnect()
    expect(screen.queryByText('The guide is writing')).toBeNull()
    expect(within(log()).queryByText(/That sounds/)).toBeNull()
    expect(revealing()).toHaveAttribute('aria-hidden', 'true')
    stream.send(event('piece', { text: 'a full day' }), event('message', { message: line }))
    expect(await within(log()).findByText(line?.body ?? '', {}, SLOW)).toBeVisible()
    stream.send(event('message', { message: last }), event('done', { member: whole?.member ?? {} }))
    expect(await within(log()).findByText(last?.body ?? '', {}, SLOW)).toBeVisible()
    await waitFor(async () => expect(await allEntries()).toEqual([]))
    expect(revealing()).toBeNull()
    expect(within(log()).getAllByText('A long day.')).toHaveLength(1)
  })

  test('that breaks off is asked for once more, whole, and stands there once', async () => {
    const { user, api } = openConversation()
    const stream = eventsByHand()
    const asked: [id: unknown, wantsEvents: boolean][] = []
    let mine: JournalMessage | undefined
    answerBy((entry, wantsEvents) => {
      asked.push([(entry as { event_uuid: string }).event_uuid, wantsEvents])
      const answer = answerTo(api, entry)
      mine = answer.messages[0]
      return wantsEvents ? stream.response() : HttpResponse.json(answer as never)
    })
    await say(user, 'A long day.')
    await waitFor(() => expect(mine).toBeDefined())
    stream.send(event('message', { message: mine }), event('piece', { text: 'That sou' }))
    await waitFor(() => expect(revealing()).toHaveTextContent('That'))
    stream.breakOff()
    expect(await within(log()).findByText(/^That sounds like a full day/, {}, SLOW)).toBeVisible()
    expect(await within(log()).findByText(/^What of it/, {}, SLOW)).toBeVisible()
    expect(asked.map(([, wantsEvents]) => wantsEvents)).toEqual([true, false])
    expect(new Set(asked.map(([id]) => id)).size).toBe(1)
    expect(within(log()).getAllByText('A long day.')).toHaveLength(1)
    expect(within(log()).getAllByText(/^That sounds/)).toHaveLength(1)
    await waitFor(async () => expect(await allEntries()).toEqual([]))
  })

  test('that breaks off twice is waited for with its entry', async () => {
    const { user, api } = openConversation()
    const streams = [eventsByHand(), eventsByHand()]
    let asked = 0
    answerBy((entry) => {
      answerTo(api, entry)
      asked += 1
      return streams[asked - 1]?.response() ?? HttpResponse.error()
    })
    await say(user, 'A long day.')
    for (const [index, stream] of streams.entries()) {
      await waitFor(() => expect(asked).toBe(index + 1))
      stream.breakOff()
    }
    expect(await screen.findByText(/^No answer yet/, {}, SLOW)).toBeVisible()
    expect(await allEntries()).toHaveLength(1)
    expect(await field()).toHaveValue('')
    localStorage.clear()
  })

  test('whose messages come twice stands there once', async () => {
    wishForLessMotion()
    const { user, api } = openConversation()
    answerBy((entry) => {
      const answer = answerTo(api, entry)
      return inEvents(asEvents({ ...answer, messages: [...answer.messages, ...answer.messages] }))
    })
    await say(user, 'A long day.')
    expect(await within(log()).findByText(/^What of it/, {}, SLOW)).toBeVisible()
    await waitFor(() => expect(revealing()).toBeNull())
    for (const line of ['A long day.', /^That sounds/, /^What of it/])
      expect(within(log()).getAllByText(line)).toHaveLength(1)
  })

  test('may come as one piece, from a server that knows no events', async () => {
    wishForLessMotion()
    const { user, api } = openConversation()
    answerBy((entry) => HttpResponse.json(answerTo(api, entry) as never, { status: 201 }))
    await say(user, 'A long day.')
    expect(await within(log()).findByText(/^What of it/, {}, SLOW)).toBeVisible()
    expect(within(log()).getAllByText('A long day.')).toHaveLength(1)
  })

  test('does not move for who wants it so', async () => {
    wishForLessMotion()
    const { user, api } = openConversation()
    const stream = eventsByHand()
    let whole: JournalAnswer | undefined
    answerBy((entry) => {
      whole = answerTo(api, entry)
      return stream.response()
    })
    await say(user, 'A long day.')
    await waitFor(() => expect(whole).toBeDefined())
    const [mine, ...lines] = whole?.messages ?? []
    const words = 'Eleven words at once are more than any pace would show.'
    stream.send(event('message', { message: mine }), event('piece', { text: words }))
    await waitFor(() => expect(revealing()).not.toBeNull())
    expect(revealing()).toHaveTextContent(words)
    stream.send(
      ...lines.map((message) => event('message', { message })),
      event('done', { member: whole?.member ?? {} }),
    )
    expect(await within(log()).findByText(lines.at(-1)?.body ?? '', {}, SLOW)).toBeVisible()
  })

  test('that does not come is not waited for longer than twenty seconds, and the entry is kept', async () => {
    const { user, api } = openConversation()
    const stream = eventsByHand()
    let mine: JournalMessage | undefined
    answerBy((entry, wantsEvents) => {
      mine = answerTo(api, entry).messages[0]
      return wantsEvents ? stream.response() : HttpResponse.error()
    })
    await field()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await say(user, 'A long day.')
      await waitFor(() => expect(mine).toBeDefined())
      stream.send(event('message', { message: mine }))
      await vi.advanceTimersByTimeAsync(19_000)
      expect(screen.queryByText(/^No answer yet/)).toBeNull()
      await vi.advanceTimersByTimeAsync(2000)
      expect(await screen.findByText(/^No answer yet/, {}, SLOW)).toBeVisible()
      expect(within(log()).getAllByText('A long day.')).toHaveLength(1)
      expect(await allEntries()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
      localStorage.clear()
    }
  })
})

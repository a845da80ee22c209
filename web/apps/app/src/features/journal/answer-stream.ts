import {
  answerOf,
  CallFailed,
  EVENT_STREAM,
  eventsOf,
  type JournalAnswer,
  type JournalMessage,
  type Member,
  type ServerEvent,
  unanswered,
} from '@evenkeel/api'
import { serviceApi } from '../../lib/calls/service-api'
import type { Way } from '../../lib/outbox/calls'
import { CHAT_UPDATE } from './reads'

/** Milliseconds without a sign of life after which nobody has to wait any longer. */
const PATIENCE = 20_000

export interface Listener {
  /** More of the line that the guide is writing. */
  onPiece: (text: string) => void
  /** A line as it is kept; the member's own first. May be told twice. */
  onMessage: (message: JournalMessage) => void
}

/** Ends a call in which nothing happens for too long. */
function patience() {
  const silence = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const renew = () => {
    end()
    timer = setTimeout(() => silence.abort(), PATIENCE)
  }
  renew()
  return { signal: silence.signal, renew, end }
}

type Patience = ReturnType<typeof patience>

const ask = (body: object, signal?: AbortSignal) =>
  serviceApi().POST(CHAT_UPDATE, {
    body: body as never,
    parseAs: 'stream',
    ...(signal && { signal, headers: { Accept: EVENT_STREAM } }),
  })

async function inOnePiece(body: ReadableStream, listener: Listener): Promise<JournalAnswer> {
  const answer: JournalAnswer = await new Response(body).json()
  for (const message of answer.messages) listener.onMessage(message)
  return answer
}

interface Told {
  message?: JournalMessage
  member?: Member
  guide_needs_acknowledgement?: boolean
}

function told({ name, data }: ServerEvent, listener: Listener): Told {
  const said = JSON.parse(data)
  if (name === 'piece') listener.onPiece(said.text)
  if (name === 'message') listener.onMessage(said.message)
  return said
}

async function piecewise(
  body: ReadableStream,
  listener: Listener,
  { signal, renew }: Patience,
): Promise<JournalAnswer> {
  const messages: JournalMessage[] = []
  for await (const event of eventsOf(body, signal)) {
    renew()
    const { message, member, guide_needs_acknowledgement = false } = told(event, listener)
    if (message) messages.push(message)
    if (event.name === 'done' && member) return { messages, guide_needs_acknowledgement, member }
  }
  throw new TypeError('the answer ended before it was done')
}

async function wholeAnswer(entry: object, listener: Listener): Promise<JournalAnswer> {
  const body = (await answerOf(ask(entry))) as unknown as ReadableStream
  try {
    return await inOnePiece(body, listener)
  } catch (thrown) {
    // It broke off once more: the entry waits.
    throw thrown instanceof SyntaxError ? thrown : unanswered(thrown)
  }
}

async function listen(entry: object, listener: Listener, waiting: Patience): Promise<JournalAnswer> {
  const reply = ask(entry, waiting.signal)
  const body = (await answerOf(reply)) as unknown as ReadableStream
  const { response } = await reply
  const comesAsEvents = response.headers.get('Content-Type')?.startsWith(EVENT_STREAM)
  return comesAsEvents ? piecewise(body, listener, waiting) : inOnePiece(body, listener)
}

/**
 * Sends an entry and tells what is answered as it comes. Where the answer breaks off the same entry is sent once more, for
 * the whole answer at once: the server knows it by its event id. Throws `CallFailed`; after too long a silence as for
 * everything that found no answer.
 */
export const asItComes =
  (listener: Listener): Way =>
  async ({ body: entry }) => {
    const waiting = patience()
    try {
      return await listen(entry, listener, waiting)
    } catch (thrown) {
      if (waiting.signal.aborted) throw unanswered(thrown)
      if (thrown instanceof CallFailed) throw thrown
      return await wholeAnswer(entry, listener)
    } finally {
      waiting.end()
    }
  }

import { createParser } from 'eventsource-parser'

/** One event as the server sent it. */
export interface ServerEvent {
  name: string
  data: string
}

/** Cuts what arrives into events, wherever the network cuts it; an event that was not finished is none. */
export function eventReader(): (bytes: Uint8Array) => ServerEvent[] {
  const decoder = new TextDecoder()
  let arrived: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ event, data }) => arrived.push({ name: event || 'message', data }) })
  return (bytes) => {
    arrived = []
    parser.feed(decoder.decode(bytes, { stream: true }))
    return arrived
  }
}

/**
 * Every event of an answer in its order. Throws where the connection breaks; ends where nobody listens any more, also where
 * the answer does not know the signal of its request.
 */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void> {
  const read = eventReader()
  const reader = body.getReader()
  signal.addEventListener('abort', () => reader.cancel().catch(() => undefined), { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield* read(value)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** The media type of an answer that comes as events. */
export const EVENT_STREAM = 'text/event-stream'

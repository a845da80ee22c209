/** One event as the server sent it. */
export interface ServerEvent {
  name: string
  data: string
}

/** A carriage return at the end may be half of a line's end. */
const LINE_END = /\r\n|\n|\r(?!$)/

/**
 * Cuts what arrives into events, wherever the network cuts it (WHATWG HTML, 9.2.6). Ids and waiting times are not used by
 * our calls; an event that was not finished is none, as the standard says.
 */
export function eventReader(): (bytes: Uint8Array) => ServerEvent[] {
  const decoder = new TextDecoder()
  let unfinished = ''
  let name = ''
  let data: string[] = []

  function take(line: string): ServerEvent[] {
    if (line === '') {
      const events = data.length > 0 ? [{ name: name || 'message', data: data.join('\n') }] : []
      name = ''
      data = []
      return events
    }
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    return []
  }

  return (bytes) => {
    unfinished += decoder.decode(bytes, { stream: true })
    const lines = unfinished.split(LINE_END)
    unfinished = lines.pop() ?? ''
    return lines.flatMap(take)
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

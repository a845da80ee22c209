import { describe, expect, test } from 'vitest'
import { eventReader, eventsOf, type ServerEvent } from './event-stream'

/** Small and seeded (mulberry32), so that a failure can be repeated. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Random = ReturnType<typeof randomOf>

const LETTERS = ['a', ' ', ':', 'ß', 'ة', '思', '🌊', '{', '"', '\t', '\u200f']

const someText = (random: Random) =>
  Array.from({ length: random(12) }, () => LETTERS[random(LETTERS.length)] ?? '').join('')

const someEvents = (random: Random): ServerEvent[] =>
  Array.from({ length: 1 + random(6) }, () => ({
    name: ['message', 'piece', 'done'][random(3)] ?? '',
    data: Array.from({ length: 1 + random(3) }, () => someText(random)).join('\n'),
  }))

/** As a server may write them: any end of a line, comments in between, with or without the space. */
function written(events: readonly ServerEvent[], random: Random): string {
  const end = ['\n', '\r\n'][random(2)] ?? '\n'
  const lines = events.flatMap(({ name, data }) => [
    ...(random(3) === 0 ? [': still here', ''] : []),
    `event:${random(2) ? ' ' : ''}${name}`,
    // The first space belongs to the field; whoever leaves it out cannot begin with one.
    ...data.split('\n').map((line) => `data: ${line}`),
    '',
  ])
  return lines.map((line) => line + end).join('')
}

function inPieces(bytes: Uint8Array, random: Random): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = 1 + random(7)
    pieces.push(bytes.slice(at, at + length))
    at += length
  }
  return pieces
}

const readAll = (pieces: readonly Uint8Array[]) => {
  const read = eventReader()
  return pieces.flatMap((piece) => read(piece))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('events of the server', () => {
  test('are the same wherever the bytes are cut, in the middle of a letter too', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const random = randomOf(seed)
      const events = someEvents(random)
      const bytes = bytesOf(written(events, random))
      expect(readAll([bytes]), `whole, seed ${seed}`).toEqual(events)
      expect(readAll(inPieces(bytes, random)), `in pieces, seed ${seed}`).toEqual(events)
    }
  })

  test('are the same byte by byte', () => {
    const text = 'event: piece\r\ndata: {"text": "Ruhe, سكينة 🌊"}\r\n\r\nevent: done\r\ndata: {}\r\n\r\n'
    const bytes = bytesOf(text)
    expect(readAll(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual([
      { name: 'piece', data: '{"text": "Ruhe, سكينة 🌊"}' },
      { name: 'done', data: '{}' },
    ])
  })

  test('may end their lines with a carriage return alone', () => {
    expect(readAll([bytesOf('event: piece\rdata: one\r\rdata: two\r\r'), bytesOf(': more\r')])).toEqual([
      { name: 'piece', data: 'one' },
      { name: 'message', data: 'two' },
    ])
  })

  test('without data, of other fields or unfinished are none', () => {
    expect(readAll([bytesOf('event: piece\n\nid: 7\nretry: 10\n\n: a comment\n\ndata: cut o')])).toEqual([])
  })

  test('without a name are messages, and without a value empty', () => {
    expect(readAll([bytesOf('data\n\n')])).toEqual([{ name: 'message', data: '' }])
  })

  test('that came before the connection broke are told', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytesOf('data: one\n\ndata: tw')),
      pull: (controller) => controller.error(new TypeError('the line is dead')),
    })
    const told: string[] = []
    const listening = (async () => {
      for await (const { data } of eventsOf(body, new AbortController().signal)) told.push(data)
    })()
    await expect(listening).rejects.toThrow('the line is dead')
    expect(told).toEqual(['one'])
  })

  test('are not waited for once nobody listens', async () => {
    const leaving = new AbortController()
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(bytesOf('data: one\n\n')) })
    const told: string[] = []
    for await (const { data } of eventsOf(body, leaving.signal)) {
      told.push(data)
      leaving.abort()
    }
    expect(told).toEqual(['one'])
  })
})

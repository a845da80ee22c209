import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '../../support/fixtures'
import { Wire } from '../../support/wire'

// Two readers of one stream of bytes: our server and Node's own parser, as it might stand in a proxy before ours. Where ours
// takes a request, both have to see the same requests in it; what could be read in two ways is refused and ends the connection.

const NAMES = [
  'Transfer-Encoding',
  'transfer-encoding',
  'Transfer-Encoding ',
  ' Transfer-Encoding',
  'Transfer_Encoding',
]
const CODINGS = [
  'chunked',
  'Chunked',
  'chunked ',
  'xchunked',
  'gzip, chunked',
  'chunked, gzip',
  'identity',
  '',
  'chunked;q=1',
]
const LENGTHS = [undefined, '0', '5', '+5', '5, 5', '0x5', '05', '-0', '5 ']
const BODIES = [
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\n',
  '5;a=b\r\nhello\r\n0\r\n\r\n',
  'hello',
  '0x5\r\nhello\r\n0\r\n\r\n',
  '5\nhello\n0\n\n',
]
const ENDS = ['\r\n', '\n']

/** Numbers from a seed (mulberry32), so that a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function aStream(pick: (below: number) => number): string {
  // The first of each list is the ordinary one, so that about half of the streams stay close to what is right.
  const one = <T>(list: readonly T[]): T => list[pick(2) === 0 ? 0 : pick(list.length)] as T
  const lines = ['POST /api/nothing HTTP/1.1', 'Host: test']
  const length = one(LENGTHS)
  if (length !== undefined) lines.push(`Content-Length: ${length}`)
  for (let count = pick(3); count > 0; count--) lines.push(`${one(NAMES)}:${one([' ', '', '\t'])}${one(CODINGS)}`)
  const end = pick(8) === 0 ? one(ENDS) : '\r\n'
  return `${lines.join(end)}${end}${end}${one(BODIES)}GET /healthz?second HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n`
}

async function statusesOf(origin: string, stream: string): Promise<number[]> {
  const wire = await Wire.open(origin)
  wire.write(stream)
  wire.end()
  await wire.closed
  return wire.statuses
}

test('our reader and a second one see the same requests', { timeout: 120_000 }, async ({ server }) => {
  const second = createServer((request, response) => {
    request.on('data', () => undefined).on('end', () => response.writeHead(404).end('{}'))
  })
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve))
  const other = `http://127.0.0.1:${(second.address() as AddressInfo).port}`
  const pick = numbersFrom(20261123)
  const streams = [...new Set(Array.from({ length: 300 }, () => aStream(pick)))]
  let taken = 0
  for (let at = 0; at < streams.length; at += 20) {
    await Promise.all(
      streams.slice(at, at + 20).map(async (stream) => {
        const [ours, theirs] = await Promise.all([statusesOf(server.main, stream), statusesOf(other, stream)])
        if (ours.includes(400)) {
          expect(ours.indexOf(400), `nothing is read behind a refusal:\n${stream}`).toBe(ours.length - 1)
          return
        }
        // One that refuses passes nothing on.
        if (theirs.includes(400)) return
        taken += 1
        expect(ours.length, `they see different requests in:\n${stream}`).toBe(theirs.length)
      }),
    )
  }
  second.close()
  expect(taken, 'streams that both take').toBeGreaterThan(20)
})

describe('a body is framed in one way', () => {
  test.for([
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 5',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: xchunked',
  ])('%s is refused', async (framing, { server }) => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n'
    const stream = `POST /api/account/validate HTTP/1.1\r\nHost: test\r\n${framing}\r\n\r\n0\r\n\r\n${smuggled}`
    expect(await statusesOf(server.main, stream)).toEqual([400])
  })
})

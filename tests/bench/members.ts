import { aPassword, aVisitor } from '../support/person'
import { Server } from '../support/server'
import { aDiligentMember, filled, writeMembers } from './crowd'
import { type Load, underLoad } from './load'
import type { Row } from './measures'

const CROWDS = [1, 1_000, 100_000]
const HISTORIES = [28, 1_000, 10_000]
/** How many of a crowd ask; the others only have their rows. */
const ASKING = 50
const SECONDS = 5
const QUIET = { flags: { '--access-log': 'none' } }

const reads = ['snapshot', 'exercise', 'search'] as const

const words: Record<(typeof reads)[number], string> = {
  snapshot: 'snapshot (/config with a session)',
  exercise: 'exercise recommendation',
  search: 'article search, with a slip of the finger',
}

const row = (what: string, load: Load): Row => [
  what,
  `${load.requestsPerSecond.toFixed(0)} / s, p99 ${load.p99}, ${load.processorPerRequest.toFixed(0)} µs of processor`,
  '',
]

/** Sign-ins with a password: few at a time, each of them costs what a guess is meant to cost. */
async function loginRow(server: Server, size: number, addresses: readonly string[]): Promise<Row> {
  const began = performance.now()
  const again = addresses.length < 5 ? [...addresses, ...addresses, ...addresses] : addresses
  for (let first = 0; first < again.length; first += 4)
    await Promise.all(
      again.slice(first, first + 4).map(async (address) => {
        const { status } = await aVisitor(server).logIn(address, aPassword)
        if (status !== 200) throw new Error(`a sign-in was answered ${status}`)
      }),
    )
  const perSecond = again.length / ((performance.now() - began) / 1000)
  return [
    `login with a password, ${size.toLocaleString('en')} member${size === 1 ? '' : 's'}`,
    `${perSecond.toFixed(1)} / s`,
    '',
  ]
}

async function crowdRows(size: number): Promise<Row[]> {
  const server = await Server.start(QUIET)
  try {
    const people = await Promise.all(Array.from({ length: Math.min(size, ASKING) }, () => aDiligentMember(server)))
    if (size > ASKING) await filled(server, 'members', String(size / ASKING - 1))
    const file = writeMembers(server, people)
    const of = `${size.toLocaleString('en')} member${size === 1 ? '' : 's'}`
    const rows = [
      await loginRow(
        server,
        size,
        people.map(({ member }) => member.email_address),
      ),
    ]
    for (const call of reads)
      rows.push(row(`${words[call]}, ${of}`, await underLoad(server, ['member.lua', file, call], SECONDS)))
    rows.push(row(`check-in (durable), ${of}`, await underLoad(server, ['check-in.lua', file], SECONDS)))
    return rows
  } finally {
    await server.remove()
  }
}

async function historyRows(length: number): Promise<Row[]> {
  const server = await Server.start(QUIET)
  try {
    const ana = await aDiligentMember(server)
    if (length > 28) await filled(server, 'history', ana.member.email_address, String(length - 28))
    const load = await underLoad(server, ['member.lua', writeMembers(server, [ana]), 'snapshot'], SECONDS)
    return [row(`snapshot, of a member with ${length.toLocaleString('en')} check-ins`, load)]
  } finally {
    await server.remove()
  }
}

/** What the daily calls cost, with few and many members, and with a short and a long history of one's own. */
export async function members(): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of CROWDS) rows.push(...(await crowdRows(size)))
  for (const length of HISTORIES) rows.push(...(await historyRows(length)))
  return rows
}

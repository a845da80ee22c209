import { aPassword, aVisitor } from '../support/person'
import { Server } from '../support/server'
import { aDiligentMember, filled, writeMembers } from './crowd'
import { type Load, underLoad } from './load'
import type { Section } from './section'

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

const figures = (load: Load) =>
  `${Math.round(load.requestsPerSecond).toLocaleString('en')} / s, ${Math.round(load.processorPerRequest).toLocaleString('en')} µs`

const people = (size: number) => `${size.toLocaleString('en')} member${size === 1 ? '' : 's'}`

/** Sign-ins with a password: few at a time, each of them costs what a guess is meant to cost. */
async function logins(server: Server, addresses: readonly string[]): Promise<string> {
  const began = performance.now()
  const again = addresses.length < 5 ? [...addresses, ...addresses, ...addresses] : addresses
  for (let first = 0; first < again.length; first += 4)
    await Promise.all(
      again.slice(first, first + 4).map(async (address) => {
        const { status } = await aVisitor(server).logIn(address, aPassword)
        if (status !== 200) throw new Error(`a sign-in was answered ${status}`)
      }),
    )
  return `${((1000 * again.length) / (performance.now() - began)).toFixed(1)} / s`
}

const calls = ['login with a password', ...Object.values(words), 'check-in (durable)']

/** Measures each of `calls` in a crowd of this size. */
async function crowdColumn(size: number): Promise<string[]> {
  const server = await Server.start(QUIET)
  try {
    const asking = await Promise.all(Array.from({ length: Math.min(size, ASKING) }, () => aDiligentMember(server)))
    if (size > ASKING) await filled(server, 'members', String(size / ASKING - 1))
    const file = writeMembers(server, asking)
    const addresses = asking.map(({ member }) => member.email_address)
    const column = [await logins(server, addresses)]
    for (const call of reads) column.push(figures(await underLoad(server, ['member.lua', file, call], SECONDS)))
    column.push(figures(await underLoad(server, ['check-in.lua', file], SECONDS)))
    return column
  } finally {
    await server.remove()
  }
}

async function historyRow(length: number): Promise<string[]> {
  const server = await Server.start(QUIET)
  try {
    const ana = await aDiligentMember(server)
    if (length > 28) await filled(server, 'history', ana.member.email_address, String(length - 28))
    const file = writeMembers(server, [ana])
    const snapshot = await underLoad(server, ['member.lua', file, 'snapshot'], SECONDS)
    // Short: each of them makes the history longer.
    const checkIn = await underLoad(server, ['check-in.lua', file], 1)
    return [length.toLocaleString('en'), figures(snapshot), figures(checkIn)]
  } finally {
    await server.remove()
  }
}

/** Measures the daily calls with few and many members, and with a short and a long history of one member. */
export async function members(): Promise<Section[]> {
  const columns: string[][] = []
  for (const size of CROWDS) columns.push(await crowdColumn(size))
  const histories: string[][] = []
  for (const length of HISTORIES) histories.push(await historyRow(length))
  return [
    {
      title: 'The daily calls of a member',
      lead: 'Every member has four weeks of check-ins and exercises behind them; the answer of a write carries the fresh snapshot. Microseconds are processor time of the server.',
      head: ['what', ...CROWDS.map(people)],
      rows: calls.map((call, index) => [call, ...columns.map((column) => column[index] ?? '')]),
    },
    { title: 'A member with a long history', head: ['check-ins', 'snapshot', 'check-in'], rows: histories },
  ]
}

import { existsSync } from 'node:fs'
import { binaryPath } from '../support/paths'
import { type Postgres, startPostgres } from '../support/postgres'
import { Server } from '../support/server'
import { aDiligentMember, writeMembers } from './crowd'
import { underLoad } from './load'
import { familySeconds } from './process'
import type { Section } from './section'

/** Enough that nobody gathers many more check-ins than a diligent person does in four weeks. */
const MEMBERS = 300
const WARM_UP_SECONDS = 1
const SECONDS = 4

const calls = ['snapshot', 'search', 'check-in'] as const

const words: Record<(typeof calls)[number], string> = {
  snapshot: 'snapshot (/config with a session)',
  search: 'article search, with a slip of the finger',
  'check-in': 'check-in',
}

/** Microseconds of processor time a request. */
interface Cost {
  server: number
  database?: number | undefined
}

const rounded = (value: number) => Math.round(value).toLocaleString('en')

const figures = ({ server, database }: Cost) =>
  database === undefined ? `${rounded(server)} µs` : `${rounded(server)} + ${rounded(database)} µs`

const script = (call: (typeof calls)[number], members: string): [string, ...string[]] =>
  call === 'check-in' ? ['check-in.lua', members] : ['member.lua', members, call]

async function costs(binary: string, postgres?: Postgres): Promise<Cost[]> {
  const server = await Server.start({ binary, flags: { '--access-log': 'none' }, postgresUrl: postgres?.url })
  try {
    const asking = await Promise.all(Array.from({ length: MEMBERS }, () => aDiligentMember(server)))
    const members = writeMembers(server, asking)
    const measured: Cost[] = []
    for (const call of calls) {
      await underLoad(server, script(call, members), WARM_UP_SECONDS)
      const before = postgres ? familySeconds(postgres.pid) : 0
      const load = await underLoad(server, script(call, members), SECONDS)
      const database = postgres ? ((familySeconds(postgres.pid) - before) / load.requests) * 1e6 : undefined
      measured.push({ server: load.processorPerRequest, database })
    }
    return measured
  } finally {
    await server.remove()
  }
}

/**
 * Measures the cost of the daily calls on both databases. `COMPARED_BINARY` names another build of the server, which is
 * measured in the same run, beside this one.
 */
export async function daily(): Promise<Section[]> {
  const compared = process.env.COMPARED_BINARY
  if (compared !== undefined && !existsSync(compared)) throw new Error(`COMPARED_BINARY: there is no ${compared}`)
  const binaries = compared === undefined ? [binaryPath] : [compared, binaryPath]
  const postgres = await startPostgres()
  try {
    const columns: string[][] = []
    for (const database of [undefined, postgres])
      for (const binary of binaries) columns.push((await costs(binary, database)).map(figures))
    const titles = ['SQLite', 'PostgreSQL'].flatMap((name) =>
      compared === undefined ? [name] : [`${name}, compared`, name],
    )
    return [
      {
        title: 'What a request costs',
        lead: 'Processor time a request; on PostgreSQL of the server and of the database.',
        head: ['what', ...titles],
        rows: calls.map((call, index) => [words[call], ...columns.map((column) => column[index] ?? '')]),
      },
    ]
  } finally {
    await postgres.stop()
  }
}

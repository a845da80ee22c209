import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { command } from '../support/command'
import { binaryPath, projectRoot } from '../support/paths'
import { aMember, type Person } from '../support/person'
import { golden } from '../support/recordings'
import { Server } from '../support/server'
import { pause } from '../support/until'
import { writeMembers } from './crowd'
import { daily } from './daily'
import { type Load, underLoad } from './load'
import { members } from './members'
import { residentMebibytes } from './process'
import type { Section } from './section'

/** One line of the table: what, how much, and what we aim for. */
type Row = [what: string, figure: string, aim: string]

const QUIET = { flags: { '--access-log': 'none' } }
/** Enough that nobody gathers more check-ins than a diligent person does in four weeks. */
const MEMBERS = 500

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number

async function withServer<Result>(work: (server: Server) => Promise<Result>): Promise<Result> {
  const server = await Server.start(QUIET)
  try {
    return await work(server)
  } finally {
    await server.remove()
  }
}

async function start(): Promise<Row[]> {
  const first: number[] = []
  const again: number[] = []
  for (let round = 0; round < 10; round++) {
    const began = performance.now()
    await withServer(async (server) => {
      first.push(performance.now() - began)
      await server.stop()
      const restarted = performance.now()
      await server.restart()
      again.push(performance.now() - restarted)
    })
  }
  return [
    ['start to ready, median of 10', `${median(again).toFixed(0)} ms`, '≤ 300 ms'],
    ['first start to ready (makes the database), median of 10', `${median(first).toFixed(0)} ms`, ''],
  ]
}

const memory = () =>
  withServer(async (server): Promise<Row[]> => {
    await pause(2_000)
    const resident = residentMebibytes(server.pid)
    return [['memory when idle', `${resident.toFixed(1)} MiB`, '≤ 40 MiB']]
  })

const loadRows = (name: string, load: Load, aim: string): Row[] => [
  [`${name}, 64 connections`, `${load.requestsPerSecond.toFixed(0)} / s`, aim],
  [`${name}, slowest of 100`, load.p99, ''],
  [`${name}, processor time a request`, `${load.processorPerRequest.toFixed(0)} µs`, ''],
]

const config = () => withServer(async (server) => loadRows('/config', await underLoad(server, ['config.lua']), ''))

const checkIn = () =>
  withServer(async (server) => {
    const people: Person[] = []
    for (let made = 0; made < MEMBERS; made++) people.push(await aMember(server))
    const file = writeMembers(server, people)
    return loadRows('check-in (SQLite, durable)', await underLoad(server, ['check-in.lua', file]), '≥ 2,000 / s')
  })

async function engine(): Promise<Row[]> {
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    const { out } = await command(['hrv', 'analyze', '-'], { input: golden('rest_70s').csv })
    times.push((JSON.parse(out) as { runtime_ms: number }).runtime_ms)
  }
  return [['analysis of a recording of 70 s, median of 10', `${median(times).toFixed(2)} ms`, '']]
}

async function safety(): Promise<Row[]> {
  const printed = execFileSync(join(dirname(binaryPath), 'server/tests/risk_bench'), { encoding: 'utf8' })
  const [short, long] = printed.trim().split(' ')
  return [
    ['reading a message of 80 bytes for danger', `${short} µs`, '≤ 2,000 µs'],
    ['reading a message of 10,000 bytes for danger', `${long} µs`, '≤ 2,000 µs'],
  ]
}

/** How the detector reads the conversations of tests/safety: one table for each part. */
async function conversations(): Promise<Section[]> {
  const folders = ['development', 'held_out', 'held_out_later']
  const printed = execFileSync(
    join(dirname(binaryPath), 'server/tests/safety_bench'),
    folders.map((folder) => join(projectRoot, 'tests/safety/conversations', folder)),
    { encoding: 'utf8' },
  )
  const rows = printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  return folders.map((folder) => ({
    title: `The detector of danger, ${folder}`,
    head: ['what', 'measured', 'aim'],
    rows: rows.filter(([of]) => of === folder).map(([, ...cells]) => cells),
  }))
}

const alone = (measure: () => Promise<Row[]>) => async (): Promise<Section[]> => [
  { head: ['what', 'measured', 'aim'], rows: await measure() },
]

export const measures = {
  start: alone(start),
  memory: alone(memory),
  config: alone(config),
  'check-in': alone(checkIn),
  engine: alone(engine),
  safety: async () => [...(await alone(safety)()), ...(await conversations())],
  members,
  daily,
}

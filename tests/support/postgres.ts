import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port'
import { until } from './until'

const USER = 'evenkeel'
const DEBIAN_VERSIONS = '/usr/lib/postgresql'

export interface Postgres {
  /** Without the name of a database. */
  url: string
  /** Of the process whose children answer. */
  pid: number
  stop: () => Promise<void>
}

function programsFolder(): string {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS).sort() : []
  const newest = versions.at(-1)
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  return join(DEBIAN_VERSIONS, newest, 'bin')
}

/** PostgreSQL refuses to run as root, so root hands its instance to the packaged user. */
function unprivilegedUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** A private instance on a free loopback port, in a folder of its own that is removed at the end. */
export async function startPostgres(): Promise<Postgres> {
  const programs = programsFolder()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder }
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-sync'], as)

  const port = await freePort()
  // The machine does not lose power during the tests; the server that is killed in them is ours.
  const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off', 'jit=off']
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', ...careless].flatMap((one) => ['-c', one])
  const process_ = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
    ...as,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => process_.once('exit', () => resolve()))
  await until('PostgreSQL to accept connections', () => {
    if (process_.exitCode !== null) throw new Error(`PostgreSQL ended with ${process_.exitCode}`)
    return isReady(programs, port) || undefined
  })
  return {
    url: `postgresql://${USER}@127.0.0.1:${port}`,
    pid: process_.pid as number,
    stop: async () => {
      process_.kill('SIGINT') // "fast shutdown": does not wait for clients
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isReady(programs: string, port: number): boolean {
  try {
    execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
    return true
  } catch {
    return false
  }
}

let databases = 0

/** A new, empty database; its address. */
export function createDatabase(baseUrl: string): string {
  const name = `test_${process.pid}_${++databases}`
  execFileSync(join(programsFolder(), 'psql'), ['-q', '-c', `CREATE DATABASE ${name}`, `${baseUrl}/postgres`])
  return `${baseUrl}/${name}`
}

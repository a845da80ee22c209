import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Server } from './server'

const ON_SQLITE =
  'import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=20); c.execute(sys.argv[2]); c.commit()'

/** Runs one statement beside the server, for what no call of ours can bring about. */
export function runSql(server: Server, statement: string): void {
  const address = databaseOf(server)
  if (address) execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-c', statement, address])
  else execFileSync('python3', ['-c', ON_SQLITE, join(server.folder, 'evenkeel.db'), statement])
}

/** Its address; undefined for SQLite inside the data folder. */
export function databaseOf(server: Server): string | undefined {
  const flags = server.installationFlags
  return flags.includes('--database') ? flags[flags.indexOf('--database') + 1] : undefined
}

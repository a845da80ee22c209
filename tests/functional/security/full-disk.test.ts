import { execFileSync } from 'node:child_process'
import { callsOf } from '../../support/calls'
import { expect, test } from '../../support/fixtures'
import { aMember, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'
import { databaseOf, runSql } from '../../support/sql'
import { until } from '../../support/until'

/**
 * From now on nothing can be written. A file that may not grow is to SQLite what a full disk is, and needs no rights of the
 * test; PostgreSQL takes only what reads, as after a failover.
 */
function fill(server: Server): void {
  if (databaseOf(server)) readOnly(server, 'on')
  else execFileSync('prlimit', [`--pid=${server.pid}`, '--fsize=0:'])
}

function makeRoom(server: Server): void {
  if (databaseOf(server)) readOnly(server, 'off')
  else execFileSync('prlimit', [`--pid=${server.pid}`, '--fsize=unlimited:'])
}

/** Holds for sessions that begin later, so those of now are ended. */
function readOnly(server: Server, value: 'on' | 'off'): void {
  const name = new URL(databaseOf(server) as string).pathname.slice(1)
  runSql(server, `BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${value}; COMMIT`)
  runSql(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
  )
}

const readiness = async (server: Server) => {
  const answer = await fetch(`${server.main}/readyz`)
  return `${answer.status} ${await answer.text()}`
}

const becomes = (server: Server, text: string) =>
  until(text, async () => ((await readiness(server)).startsWith(text) ? true : undefined))

test('17.14: on a full disk reading goes on, writing says so, and room heals it', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const ana = await aMember(server)
  expect((await ana.checkIn()).status).toBe(201)
  const twoHoursOn = new Date(Date.now() + 2 * 3600_000).toISOString()
  await server.setClock(twoHoursOn) // a session is touched once an hour, which is a write
  fill(server)

  await becomes(server, '503 reading only: nothing can be saved')
  const unread: string[] = []
  for (const { method, path, caller } of callsOf('member')) {
    if (method !== 'GET' || caller === 'Admin') continue
    const { status } = await ana.api.send('GET', path, undefined)
    if (status >= 500) unread.push(`${path} ${status}`)
  }
  expect(unread).toEqual([])
  expect((await ana.config()).status).toBe(200)
  expect((await aVisitor(server).config()).status).toBe(200)

  const refused = await ana.checkIn()
  expectRefusal(refused, 503, 'service_unavailable')
  expect(refused.headers.get('Retry-After')).toBe('30')
  expect((refused.body as unknown as { error_message: string }).error_message).toContain('Nothing can be saved')

  makeRoom(server)
  await becomes(server, '200 ready')
  expect((await ana.checkIn()).status).toBe(201)
})

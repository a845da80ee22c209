import { adminCommand } from '../../support/admin'
import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import type { Server } from '../../support/server'
import { runSql } from '../../support/sql'

const KIND = 'from_a_newer_version'

/** Puts a job there as another version of the program would have done. */
const putJob = (server: Server, state: string, attempts: number) =>
  runSql(
    server,
    `INSERT INTO jobs (kind, payload, unique_key, state, run_at, attempts, leased_by, leased_until, last_error)
     VALUES ('${KIND}', 'ana@example.org', '', '${state}', 0, ${attempts}, '', 0, 'no network')`,
  )

/** The lines of `admin jobs list` about our job, as columns. */
async function listed(server: Server, ...more: string[]): Promise<string[][]> {
  const out = await adminCommand(server, 'jobs', 'list', ...more)
  const rows = out.split('\n').map((line) => line.split('\t'))
  return rows.filter(([, kind]) => kind === KIND)
}

test('17.18: a job of a newer version waits for it and is not given up', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  putJob(server, 'waiting', 21) // one more would have been the last attempt
  for (let round = 0; round < 3; round += 1) {
    await server.setClock(new Date(Date.now() + round * 3600_000).toISOString())
    await server.runJobs()
    expect((await listed(server)).map(([, , state, , attempts]) => [state, attempts])).toEqual([['waiting', '21']])
  }
  expect(server.said.split(KIND)).toHaveLength(2) // said once
})

test('17.18: an operator lists, retries and drops jobs, and sees nothing of their content', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  putJob(server, 'parked', 22)
  const [[id = '', , state, , attempts, error] = []] = await listed(server, '--state', 'parked')
  expect([state, attempts, error]).toEqual(['parked', '22', 'no network'])
  expect(await adminCommand(server, 'jobs', 'list')).not.toContain('ana@example.org')
  expect((await command(['doctor', ...server.installationFlags])).out).toMatch(/FAIL +jobs: 1 given up/)

  await adminCommand(server, 'jobs', 'retry', id)
  expect((await listed(server)).map(([same, , now, , tries]) => [same, now, tries])).toEqual([[id, 'waiting', '0']])
  await adminCommand(server, 'jobs', 'drop', id)
  expect(await listed(server)).toEqual([])
  for (const verb of ['retry', 'drop']) {
    const again = await command(['admin', 'jobs', verb, id, ...server.installationFlags])
    expect([again.code, again.err]).toEqual([1, `evenkeel: there is no job ${id}, or a worker has it in hand\n`])
  }
})

import { execFileSync } from 'node:child_process'
import { describe, expect, inject, test } from 'vitest'
import { aMember } from '../../support/person'
import { type Postgres, startPostgres } from '../../support/postgres'
import { expectRefusal } from '../../support/refusals'
import { Server } from '../../support/server'
import { until } from '../../support/until'

/** Our statement time-out of 15 seconds, the patience beyond it, and something for a slow machine. */
const FREED_WITHIN = 25_000

/** The instance and each process that serves one of its connections. */
function signal(postgres: Postgres, name: 'STOP' | 'CONT'): void {
  const children = execFileSync('pgrep', ['-P', String(postgres.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  execFileSync('kill', [`-${name}`, String(postgres.pid), ...children])
}

const took = async <T>(what: Promise<T>): Promise<[number, T]> => {
  const began = performance.now()
  const answer = await what
  return [performance.now() - began, answer]
}

/** The instance of all other tests goes on meanwhile. */
describe.runIf(inject('postgresUrl'))('17.15: a PostgreSQL that stops answering', () => {
  test('frees every request, tells health at once, and is used again by itself', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres()
    const server = await Server.start({ postgresUrl: postgres.url, flags: { '--job-threads': '1' } })
    try {
      const ana = await aMember(server)
      signal(postgres, 'STOP')
      const asked = Array.from({ length: 40 }, () => took(ana.checkIn()))
      const [alive, health] = await took(fetch(`${server.main}/healthz`))
      expect(health.status).toBe(200)
      expect(alive).toBeLessThan(1000)
      await until('readiness to know it', async () => (await ready(server)).startsWith('503 not ready') || undefined)
      const [knows] = await took(ready(server))
      expect(knows).toBeLessThan(1000)
      for (const [time, answer] of await Promise.all(asked)) {
        expect(time).toBeLessThan(FREED_WITHIN)
        expectRefusal(answer, 503, 'service_unavailable')
        expect(answer.headers.get('Retry-After')).toBe('2')
      }
      const [later, refused] = await took(ana.checkIn())
      expect(refused.status).toBe(503)
      expect(later).toBeLessThan(5000) // nobody waits the whole time again

      signal(postgres, 'CONT')
      await until('the database to be used again', async () =>
        (await ana.checkIn()).status === 201 ? true : undefined,
      )
      await until('readiness', async () => (await ready(server)).startsWith('200 ready') || undefined)
    } finally {
      signal(postgres, 'CONT')
      await server.remove()
      await postgres.stop()
    }
  })
})

async function ready(server: Server): Promise<string> {
  const answer = await fetch(`${server.main}/readyz`)
  return `${answer.status} ${await answer.text()}`
}

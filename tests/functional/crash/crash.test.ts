import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, aMember, type Person, upload } from '../../support/person'
import { golden } from '../../support/recordings'
import type { Server } from '../../support/server'
import { until } from '../../support/until'
import { Wire } from '../../support/wire'

const rest = golden('rest_70s')

describe('kill -9', () => {
  test('between the upload and its start loses no recording', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    const permit = await ana.invitation()
    await upload(permit, rest.csv)
    await server.kill()
    await server.restart()
    const { body } = await ana.startTask({ upload_id: permit.upload_id })
    expect((await ana.finishedTask(body.task_id)).status).toBe('done')
  })

  test('between the start and the result: the result still comes', async ({ startServer }) => {
    // Nobody works the queue before the crash, so the result cannot have come earlier.
    const server = await startServer({ flags: { '--job-threads': '0' } })
    const ana = await aMember(server)
    const { task_id } = await ana.submitReading(rest.csv)
    expect((await ana.taskStatus({ task_id })).body.status).toBe('queued')
    await server.kill()
    await server.restart({ '--job-threads': '1' })
    const { status, result } = await ana.finishedTask(task_id)
    expect(status).toBe('done')
    expect(Math.abs((result?.hr_bpm ?? 0) - rest.hr_bpm)).toBeLessThanOrEqual(2)
  })

  test('in the midst of the analysis, again and again: each task ends once, with one result', async ({
    startServer,
  }) => {
    const server = await startServer()
    const ana = await aMember(server)
    for (let crash = 0; crash < 5; crash++) {
      const { task_id } = await ana.submitReading(rest.csv)
      await server.kill()
      await server.restart()
      // A worker that died may have held the job; the clock frees it without waiting.
      await server.setClock(new Date(Date.now() + (crash + 1) * 30 * 60_000).toISOString())
      const { status, result } = await ana.finishedTask(task_id)
      expect(status).toBe('done')
      expect((await ana.taskStatus({ task_id })).body.result).toEqual(result)
    }
  })

  test('under a load of check-ins loses none that was acknowledged', async ({ startServer }) => {
    const server = await startServer()
    const people = await Promise.all(Array.from({ length: 4 }, () => aMember(server)))
    const acknowledged = people.map(() => new Set<string>())
    const load = people.map((person, index) => checkInUntilCut(person, acknowledged[index] as Set<string>))
    await until('a good load', () => total(acknowledged) > 400 || undefined)
    await server.kill()
    await Promise.all(load)
    await server.restart()
    for (const [index, person] of people.entries()) {
      expect(await stored(person, acknowledged[index] as Set<string>)).toEqual(acknowledged[index])
    }
  })
})

const total = (sets: Set<string>[]) => sets.reduce((sum, set) => sum + set.size, 0)

async function checkInUntilCut(person: Person, acknowledged: Set<string>): Promise<void> {
  const one = async () => {
    for (;;) {
      const checkIn = aCheckIn()
      const { status } = await person.checkIn(checkIn)
      if (status === 201) acknowledged.add(checkIn.event_uuid)
    }
  }
  await Promise.all([one(), one(), one(), one()].map((endless) => endless.catch(() => undefined)))
}

/** Which of these events the server still has: the same event id again is answered with 200 then. */
async function stored(person: Person, events: Set<string>): Promise<Set<string>> {
  const kept = new Set<string>()
  for (const event_uuid of events) {
    const { status } = await person.checkIn({ event_uuid })
    if (status === 200) kept.add(event_uuid)
  }
  return kept
}

describe('SIGTERM', () => {
  test('lets a request in flight finish, takes no new one, and ends with 0', async ({ startServer }) => {
    const server = await startServer()
    const body = JSON.stringify({ tz: 'Europe/Berlin' })
    const wire = await Wire.open(server.main)
    wire.write(
      `POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    wire.write(body.slice(0, 5))
    await answersNormally(server)
    server.askToStop()
    await until('new connections to be refused', () => refusesConnections(server))
    wire.write(body.slice(5))
    await wire.closed
    expect(wire.statuses).toEqual([200])
    expect(wire.received).toContain('Europe/Berlin')
    expect(await server.exitCode()).toBe(0)
  })

  test('ends an idle server with 0, also with connections kept open', async ({ startServer }) => {
    const server = await startServer()
    await answersNormally(server)
    expect(await server.stop()).toBe(0)
  })

  test('does not wait for a client that never finishes', async ({ startServer }) => {
    const server = await startServer({ flags: { '--drain-timeout': '1' } })
    const wire = await Wire.open(server.main)
    wire.write('POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{')
    await answersNormally(server)
    expect(await server.stop()).toBe(0)
    await wire.closed
  })
})

/** Also makes sure that bytes written before have reached the server. */
async function answersNormally(server: Server): Promise<void> {
  expect((await fetch(`${server.main}/healthz`)).status).toBe(200)
}

async function refusesConnections(server: Server): Promise<true | undefined> {
  try {
    const wire = await Wire.open(server.main)
    wire.close()
    return undefined
  } catch {
    return true
  }
}

test('sessions outlive a restart', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await server.stop()
  await server.restart()
  expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
  expect((await ana.checkIn()).status).toBe(201)
})

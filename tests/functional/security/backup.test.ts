import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import { aMember, Person } from '../../support/person'
import { createDatabase } from '../../support/postgres'
import type { Server } from '../../support/server'
import { databaseOf, runSql } from '../../support/sql'
import { until } from '../../support/until'

const KEY = { EVENKEEL_BACKUP_KEY: 'a long night in a quiet harbour' }

function shortLivedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An operator makes a backup of a server that works. */
async function backUp(server: Server, environment: Record<string, string> = {}): Promise<string> {
  const file = join(shortLivedFolder(), 'ours.backup')
  const ended = await command(['backup', '--output', file, ...server.installationFlags], { environment })
  expect(ended).toMatchObject({ code: 0, err: '' })
  return file
}

const verify = (server: Server, file: string, environment: Record<string, string> = {}) =>
  command(['backup', 'verify', file, ...server.installationFlags], { environment })

/** An empty place on the database of the present project. */
function emptyPlace(): Record<string, string> {
  const url = inject('postgresUrl')
  return { '--data': join(shortLivedFolder(), 'data'), ...(url ? { '--database': createDatabase(url) } : {}) }
}

const restoreInto = (place: Record<string, string>, file: string, ...more: string[]) =>
  command(['restore', file, ...Object.entries(place).flat(), ...more])

const listed = async (person: Person) => (await person.api.get('/authorized/history/check-ins')).body

/** The same person, with the same cookies, at another server. */
function at(server: Server, person: Person): Person {
  const there = new Person(server)
  there.jar.keep(person.jar.header().split('; '))
  return there
}

function flip(file: string, at_byte: number) {
  const bytes = readFileSync(file)
  bytes[at_byte] = (bytes[at_byte] ?? 0) ^ 0xff
  writeFileSync(file, bytes)
}

test('17.13: a backup that is made while members write is whole, and a restored server goes on from it', async ({
  startServer,
}) => {
  const server = await startServer()
  const ana = await aMember(server)
  await ana.checkIn()
  const before = await listed(ana)
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await aMember(server)
  })()
  const file = await backUp(server)
  isWriting = false
  await writing
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const verified = await verify(server, file)
  expect(verified.out).toMatch(/ok +backup: of (sqlite|postgresql) at .*\n.*ok +damage: none/)
  expect(verified.code).toBe(0)

  await ana.checkIn() // after the backup
  const place = emptyPlace()
  expect(await restoreInto(place, file)).toMatchObject({ code: 0, err: '' })
  const restored = await startServer({ flags: place })
  const anaThere = at(restored, ana)
  expect((await anaThere.config()).body.member?.member_id).toBe(ana.member.member_id)
  expect(await listed(anaThere)).toEqual(before)
  for (const key of ['link_secret', 'object_store_secret', 'health_secret'])
    expect(readFileSync(join(place['--data'] as string, key))).toEqual(readFileSync(join(server.folder, key)))
})

test('17.13: a restore leaves a place with data alone unless told to replace it', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await ana.checkIn()
  const before = await listed(ana)
  const file = await backUp(server)
  await ana.checkIn()
  const restore = (...more: string[]) => command(['restore', file, ...server.installationFlags, ...more])
  expect((await restore('--replace')).err).toContain('is in use')
  expect(await listed(ana)).not.toEqual(before)
  await server.stop()
  expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('nothing was changed') })
  await server.restart()
  expect(await listed(ana)).not.toEqual(before)
  await server.stop()
  expect(await restore('--replace')).toMatchObject({ code: 0, err: '' })
  await server.restart()
  expect(await listed(ana)).toEqual(before)
})

test('17.13: a damaged backup is named, wherever it is damaged, and replaces nothing', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const whole = await backUp(server)
  const sealed = await backUp(server, KEY)
  await server.stop()
  for (const [file, environment] of [
    [whole, {}],
    [sealed, KEY],
  ] as const) {
    expect((await verify(server, file, environment)).code).toBe(0)
    for (const part of [0.3, 0.5, 0.9]) {
      const damaged = join(shortLivedFolder(), 'damaged.backup')
      copyFileSync(file, damaged)
      flip(damaged, Math.floor(statSync(file).size * part))
      const { code, out } = await verify(server, damaged, environment)
      expect([code, out]).toEqual([1, expect.stringMatching(/FAIL +backup: .*(damaged|no whole backup)/)])
      const restored = await command(['restore', damaged, ...server.installationFlags, '--replace'], { environment })
      expect(restored.code).toBe(1)
    }
    const short = join(shortLivedFolder(), 'short.backup')
    writeFileSync(short, readFileSync(file).subarray(0, -40_000))
    expect((await verify(server, short, environment)).code).toBe(1)
  }
  await server.restart()
  expect((await ana.config()).body.member?.member_id).toBe(ana.member.member_id)
})

test('17.13: a sealed backup opens with its key alone', async ({ startServer }) => {
  const server = await startServer()
  const { member } = await aMember(server)
  const sealed = await backUp(server, KEY)
  expect(readFileSync(sealed).includes(member.email_address)).toBe(false)
  expect((await verify(server, sealed)).out).toMatch(/FAIL +backup: .* is sealed; set backup_key/)
  const wrong = await verify(server, sealed, { EVENKEEL_BACKUP_KEY: 'another long night at sea' })
  expect(wrong.out).toMatch(/FAIL +backup: .* was sealed under another backup_key/)
  expect((await verify(server, sealed, KEY)).code).toBe(0)
})

test('17.13: the server makes a backup a day, keeps the newest and survives a crash in the middle', async ({
  startServer,
}) => {
  const server = await startServer({ flags: { '--backups-kept': '2', '--job-threads': '0' } })
  const folder = join(server.folder, 'backups')
  const made = () => (existsSync(folder) ? readdirSync(folder).sort() : [])
  await server.runJobs()
  const [first] = made()
  expect(first).toMatch(/^evenkeel-\d{8}T\d{6}Z\.backup$/)
  await server.kill()
  // A crash in the middle leaves this behind.
  writeFileSync(join(server.folder, 'backup.part'), 'half')
  writeFileSync(join(folder, 'mine.backup'), 'of somebody else')
  await server.restart()
  for (const day of [1, 2, 3]) {
    await server.setClock(new Date(Date.now() + day * 25 * 3600_000).toISOString())
    await until('the next second', () => made().every((name) => !name.includes(stamp())) || undefined)
    await server.runJobs()
  }
  expect(made()).toHaveLength(3)
  expect(made()).toContain('mine.backup')
  expect(made()).not.toContain(first)
  expect((await verify(server, join(folder, made().at(-2) as string))).code).toBe(0)
})

test('17.13: doctor sees a damaged page and a row that points at nothing', async ({ startServer }) => {
  const server = await startServer()
  await aMember(server)
  const doctor = async () => (await command(['doctor', ...server.installationFlags])).out
  expect(await doctor()).toMatch(/ok +damage: none/)
  if (databaseOf(server)) return // PostgreSQL enforces its keys; its pages are read by pg_dump
  runSql(server, "UPDATE sessions SET member_id = 'nobody'")
  expect(await doctor()).toMatch(/FAIL +damage: points at nothing .*sessions/)
  await server.stop()
  const file = join(server.folder, 'evenkeel.db')
  const size = statSync(file).size
  for (let page = 4096 * 2; page < size; page += 4096 * 3) flip(file, page)
  expect(await doctor()).toMatch(/FAIL +damage: /)
})

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')

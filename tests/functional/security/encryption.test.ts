import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { command } from '../../support/command'
import { expect, test } from '../../support/fixtures'
import { binaryPath } from '../../support/paths'
import { aMember, Person } from '../../support/person'
import { apply, exported } from '../../support/portability'
import { createDatabase } from '../../support/postgres'
import { keepProfile } from '../../support/practice'
import type { Server } from '../../support/server'
import { databaseOf, runSql } from '../../support/sql'
import { pause, until } from '../../support/until'

const MARKER = 'Quokkaberry'

interface Page {
  thread: { journal_thread_id: string }
  messages: { author: string; body: string }[]
}
const threadPath = '/premium/authorized/journal/thread'

function shortLivedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-encryption-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A member with a journal and safety answers. */
async function aWriter(server: Server, text = `${MARKER} kept me awake.`) {
  const ana = await aMember(server)
  const opened = await ana.api.post<Page>(threadPath, {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  })
  const thread = opened.body.thread.journal_thread_id
  const written = await ana.service.post('/journal-thread/chat-update', {
    journal_thread_id: thread,
    event_uuid: crypto.randomUUID(),
    body: text,
  })
  expect(written.status).toBe(201)
  expect((await keepProfile(ana, { known: true, codes: ['H'], allowed_exercises: [] })).status).toBe(200)
  return { ana, thread }
}

/** Reads what the member wrote that can be read, or the status where the page cannot. */
async function read(person: Person, thread: string): Promise<string | number | undefined> {
  const { status, body } = await person.api.get<Page>(threadPath, { journal_thread_id: thread })
  return status === 200 ? body.messages.find(({ author }) => author === 'member')?.body : status
}

const codes = async (person: Person) =>
  (await person.api.get<{ safety_profile: { codes: string[] } }>('/authorized/safety_profile')).body.safety_profile
    .codes

/** The same person, with the same cookies, at another server. */
function at(server: Server, person: Person): Person {
  const there = new Person(server)
  there.jar.keep(person.jar.header().split('; '))
  return there
}

/** The files of a folder and below it that hold these bytes. */
const filesWith = (folder: string, bytes: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => existsSync(file) && readFileSync(file).includes(bytes))

/** Looks into the files of the installation, and into the database where it has no files of ours. */
function isKept(server: Server, bytes: string): boolean {
  const address = databaseOf(server)
  return filesWith(server.folder, bytes).length > 0 || (address !== undefined && dumpOf(address).includes(bytes))
}

const dumpOf = (address: string) => execFileSync('pg_dump', [address], { maxBuffer: 1 << 28 })

/** Looks into all that a backup brings back. */
async function isInBackup(server: Server, bytes: string): Promise<boolean> {
  const file = join(shortLivedFolder(), 'whole.backup')
  expect((await command(['backup', '--output', file, ...server.installationFlags])).code).toBe(0)
  const place = emptyPlace()
  expect((await command(['restore', file, ...Object.entries(place).flat()])).code).toBe(0)
  const address = place['--database']
  return filesWith(place['--data'] as string, bytes).length > 0 || (address ? dumpOf(address).includes(bytes) : false)
}

/** An empty place on the database of the present project. */
function emptyPlace(): Record<string, string> {
  const url = inject('postgresUrl')
  return { '--data': join(shortLivedFolder(), 'data'), ...(url ? { '--database': createDatabase(url) } : {}) }
}

const changeKey = (server: Server, ...more: string[]) =>
  command(['admin', 'change-encryption-key', ...server.installationFlags, ...more])

const doctor = async (server: Server) => (await command(['doctor', ...server.installationFlags])).out

test('17.19: no file of the installation holds what a member wrote, and it is found again', async ({ startServer }) => {
  const server = await startServer()
  const { ana, thread } = await aWriter(server)
  expect(await read(ana, thread)).toContain(MARKER)
  const found = await ana.api.get<{ hits: unknown[] }>('/premium/authorized/journal/search', {
    query_text: MARKER.toLowerCase(),
  })
  expect(found.body.hits).toHaveLength(1)
  expect(server.said).not.toContain(MARKER)
  for (const text of [MARKER, ana.member.email_address]) {
    expect(isKept(server, text)).toBe(text !== MARKER) // an address is found, so the search finds what is there
    expect(await isInBackup(server, text)).toBe(text !== MARKER)
  }
  await server.kill()
  expect(filesWith(server.folder, MARKER)).toEqual([])
  await server.restart()
  expect(await read(ana, thread)).toContain(MARKER)
  expect(await codes(ana)).toEqual(['H'])
})

test('17.19: an archive leaves open and is sealed again in the account where it arrives', async ({ startServer }) => {
  const server = await startServer()
  const { ana } = await aWriter(server)
  const archive = await exported(ana)
  expect(archive.files.get('data/journal_messages.json')).toContain(MARKER)
  expect(archive.files.get('data/journal_messages.json')).not.toContain('body_key')
  const bo = await aMember(server)
  expect((await apply(bo, archive.bytes, { file_name: 'my-data.zip' })).status).toBe(201)
  expect((await exported(bo)).files.get('data/journal_messages.json')).toEqual(
    archive.files.get('data/journal_messages.json'),
  )
  expect(await codes(bo)).toEqual(['H'])
  expect(filesWith(server.folder, MARKER)).toEqual([])
})

test('17.19: whoever is erased cannot be read in backups that were made before', async ({ startServer }) => {
  const folder = shortLivedFolder()
  const server = await startServer({ flags: { '--backups-kept': '3', '--backups': folder, '--job-threads': '0' } })
  const { ana, thread } = await aWriter(server)
  const { ana: bo, thread: thread_of_bo } = await aWriter(server, 'Bo slept well.')
  await server.runJobs()
  const [backup] = readdirSync(folder).filter((name) => name.endsWith('.backup'))
  const keys = join(folder, 'evenkeel.keys')
  expect(readFileSync(keys, 'utf8')).toContain(ana.member.member_id)
  const restored = async () => {
    const place = emptyPlace()
    const ended = await command(['restore', join(folder, backup as string), ...Object.entries(place).flat()])
    expect(ended.code).toBe(0)
    return { server: await startServer({ flags: place }), said: ended.out }
  }
  const before = await restored()
  expect(await read(at(before.server, ana), thread)).toContain(MARKER)

  const erased = await command(['admin', 'erase', ana.member.email_address, '--yes', ...server.installationFlags])
  expect(erased.code).toBe(0)
  await server.setClock(new Date(Date.now() + 2 * 3600_000).toISOString())
  await server.runJobs()
  expect(readFileSync(keys, 'utf8')).not.toContain(ana.member.member_id)
  const after = await restored()
  expect(after.said).toContain('of 1 members cannot be read')
  expect(await read(at(after.server, ana), thread)).toBeUndefined()
  expect(await read(at(after.server, bo), thread_of_bo)).toBe('Bo slept well.')
})

test('17.19: a backup without its file of keys restores all but what is sealed, and only when told so', async ({
  startServer,
}) => {
  const server = await startServer()
  const { ana, thread } = await aWriter(server)
  const folder = shortLivedFolder()
  const file = join(folder, 'ours.backup')
  expect((await command(['backup', '--output', file, ...server.installationFlags])).code).toBe(0)
  renameSync(join(folder, 'evenkeel.keys'), join(folder, 'elsewhere'))
  const place = emptyPlace()
  const restore = (...more: string[]) => command(['restore', file, ...Object.entries(place).flat(), ...more])
  expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('is not beside the backup') })
  expect((await restore('--without-keys')).code).toBe(0)
  const restored = await startServer({ flags: place })
  const there = at(restored, ana)
  expect((await there.config()).body.member?.member_id).toBe(ana.member.member_id)
  expect(await read(there, thread)).toBeUndefined()
  expect((await aWriter(restored)).thread).toBeTruthy() // the others go on
  expect(await doctor(restored)).toMatch(/FAIL +encryption: .*of 1 members cannot be read/)
})

test('17.19: another key, or none, stops the start, and nothing is overwritten', async ({ startServer }) => {
  const server = await startServer()
  const { ana, thread } = await aWriter(server)
  const file = join(server.folder, 'encryption_key')
  expect(await doctor(server)).toMatch(/warn +encryption: .*lies beside what it opens/)
  const key = readFileSync(file)
  await server.stop()
  const start = () =>
    command(['serve', ...server.installationFlags, '--port-main', '0', '--port-service', '0', '--port-dashboard', '0'])

  renameSync(file, `${file}.elsewhere`)
  expect(await start()).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed') })
  expect(existsSync(file)).toBe(false) // no other one was made in its place
  expect(await doctor(server)).toMatch(/FAIL +encryption: the key .* is not in/)
  writeFileSync(file, 'another key of some length\n', { mode: 0o600 })
  const ended = await start()
  expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('gives another one') })
  expect(ended.err + ended.out).not.toContain('another key of some length')
  expect(await doctor(server)).toMatch(/FAIL +encryption: the database belongs to the key/)

  writeFileSync(file, key)
  chmodSync(file, 0o644)
  expect(await doctor(server)).toMatch(/FAIL +encryption: others on this machine can read/)
  chmodSync(file, 0o600)
  await server.restart()
  expect(await read(ana, thread)).toContain(MARKER)
})

test('17.19: the key may lie elsewhere, or come from the environment or a command', async ({ startServer }) => {
  const elsewhere = join(shortLivedFolder(), 'key')
  const server = await startServer({ flags: { '--encryption-key-file': elsewhere } })
  const { ana, thread } = await aWriter(server)
  expect(existsSync(join(server.folder, 'encryption_key'))).toBe(false)
  const key = readFileSync(elsewhere, 'utf8').trim()
  expect(filesWith(server.folder, key)).toEqual([])
  await server.stop()
  await server.restart({ '--encryption-key-file': '', '--encryption-key-command': `cat ${elsewhere}` })
  expect(await read(ana, thread)).toContain(MARKER)
  const asked = await command(['doctor', ...server.installationFlags], {
    environment: { EVENKEEL_ENCRYPTION_KEY: key },
  })
  expect(asked.out).toMatch(/ok +encryption: .*the settings give the key/)
  const named = await command(['doctor', ...server.installationFlags], {
    environment: { EVENKEEL_ENCRYPTION_KEY_FILE: elsewhere },
  })
  expect(named.out).toMatch(/ok +encryption: .*the key is /)
  const refused = await command(['doctor', ...server.installationFlags], {
    environment: { EVENKEEL_ENCRYPTION_KEY_COMMAND: 'false' },
  })
  expect(refused.out).toMatch(/FAIL +encryption: encryption_key_command ended with/)
})

test('17.19: a change of the key survives kill -9 at any moment', async ({ startServer }) => {
  const server = await startServer()
  const writers = []
  for (let i = 0; i < 3; ++i) writers.push(await aWriter(server, `${MARKER} ${i}`))
  const file = join(server.folder, 'encryption_key')
  const former = readFileSync(file, 'utf8')
  await server.stop()
  let kills = 0
  for (let delay = 4; readFileSync(file, 'utf8') === former; delay *= 1.3) {
    const arguments_ = ['admin', 'change-encryption-key', ...server.installationFlags]
    const child = spawn(binaryPath, arguments_, { stdio: 'ignore', env: {} })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await Promise.race([ended, pause(delay)])
    kills += child.kill('SIGKILL') ? 1 : 0
    await ended
  }
  expect(kills).toBeGreaterThan(0)
  expect(existsSync(`${file}.next`)).toBe(false)
  await server.restart()
  for (const [i, { ana, thread }] of writers.entries()) expect(await read(ana, thread)).toBe(`${MARKER} ${i}`)
})

test('17.19: a server that runs while the key is changed writes nothing that cannot be read', async ({
  startServer,
}) => {
  const server = await startServer()
  const { ana, thread } = await aWriter(server)
  expect(await changeKey(server)).toMatchObject({ code: 0, err: '' })
  expect(await read(ana, thread)).toContain(MARKER) // its key was read before
  const bo = await aMember(server)
  const opened = await bo.api.post(threadPath, {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  })
  expect(opened.status).toBe(503)
  await server.stop()
  await server.restart()
  expect(await read(ana, thread)).toContain(MARKER)
  expect((await aWriter(server)).thread).toBeTruthy()
})

test('17.19: what was written before the upgrade is sealed by a job that survives kill -9', async ({ startServer }) => {
  const server = await startServer({ flags: { '--job-threads': '0' } })
  const { ana, thread } = await aWriter(server)
  const count = 900
  const rows = databaseOf(server)
    ? `FROM generate_series(1, ${count}) AS numbers (number)`
    : `FROM (WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count})
       SELECT number FROM numbers)`
  runSql(
    server,
    `INSERT INTO journal_messages (member_id, thread_id, message_id, author, body, sent_at)
     SELECT '${ana.member.member_id}', '${thread}', 'ffffffff-ffff-4fff-8fff-' || (100000000000 + number), 'member', 'Plain ${MARKER}', 1 ${rows}`,
  )
  const search = async () =>
    (await ana.api.get<{ hits: unknown[] }>('/premium/authorized/journal/search', { query_text: `plain ${MARKER}` }))
      .body.hits.length
  expect(await search()).toBe(20) // read as they are, meanwhile
  await server.stop()
  await server.restart()
  const sealing = server.runJobs().catch(() => undefined)
  await pause(30)
  await server.kill()
  await sealing
  await server.restart()
  await server.setClock(new Date(Date.now() + 3600_000).toISOString()) // the lease of whoever was killed has ended
  await until('nothing plain is left', async () => {
    await server.runJobs()
    return !isKept(server, MARKER) || undefined
  })
  expect(await search()).toBe(20)
})

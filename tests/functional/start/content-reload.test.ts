import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../../support/command'
import { test as base, describe, expect } from '../../support/fixtures'
import { contentFolder } from '../../support/paths'
import { aMember, aVisitor } from '../../support/person'
import type { Server } from '../../support/server'
import { pause, until } from '../../support/until'

const test = base.extend('content', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-content-'))
  cpSync(contentFolder, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(contentFolder, 'pictures')),
  })
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

const change = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))

const brandOf = async (server: Server) => (await aVisitor(server).config()).body.brand.name

const served = (server: Server, name: string) =>
  until(`the brand ${name}`, async () => ((await brandOf(server)) === name ? true : undefined))

const isReady = async (server: Server) => (await fetch(`${server.main}/readyz`)).status

describe('content that is changed while the server runs', () => {
  test('is served without a restart, to sessions that live on', async ({ content, startServer }) => {
    const server = await startServer({ flags: { '--content': content, '--content-watch-seconds': '1' } })
    const ana = await aMember(server)
    change(join(content, 'brand/brand.yaml'), /^name: .*$/m, 'name: Steady Keel')
    change(join(content, 'exercises/long-exhale.yaml'), /^title: .*$/m, 'title: Longer out than in')
    await served(server, 'Steady Keel')
    const { status, body } = await ana.api.get('/premium/authorized/exercises')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('Longer out than in')
  })

  test('that is broken leaves the last good content serving, and is named in the log and by doctor', async ({
    content,
    startServer,
  }) => {
    const server = await startServer({ flags: { '--content': content, '--content-watch-seconds': '1' } })
    const states = join(content, 'states.yaml')
    const good = readFileSync(states, 'utf8')
    change(join(content, 'brand/brand.yaml'), /^name: .*$/m, 'name: Never Seen')
    change(states, 'display_name:', 'displayname:')
    await until('the complaint', () =>
      /states\.yaml:\d+: displayname: there is no such/.test(server.said) ? true : undefined,
    )
    expect(server.said).toMatch(/states\.yaml:\d+: display_name: is missing/)
    expect(await brandOf(server)).toBe('Evenkeel')
    expect(await isReady(server)).toBe(200)

    const { code, out } = await command(['doctor', ...server.installationFlags])
    expect(code).toBe(1)
    expect(out).toMatch(/FAIL +content: 2 faults, the first: .*states\.yaml:\d+: display/)

    writeFileSync(states, good)
    await served(server, 'Never Seen')
  })

  test('is read when told so where nobody watches', async ({ content, startServer }) => {
    const server = await startServer({ flags: { '--content': content, '--content-watch-seconds': '0' } })
    change(join(content, 'brand/brand.yaml'), /^name: .*$/m, 'name: On Request')
    await pause(200)
    expect(await brandOf(server)).toBe('Evenkeel')
    process.kill(server.pid, 'SIGHUP')
    await served(server, 'On Request')
    expect(await server.stop()).toBe(0)
  })

  test('never tears a request in two: each answer is of one reading', async ({ content, startServer }) => {
    const server = await startServer({ flags: { '--content': content, '--content-watch-seconds': '0' } })
    const brand = join(content, 'brand/brand.yaml')
    let asking = true
    const answers = new Set<string>()
    const askers = Array.from({ length: 4 }, async () => {
      while (asking) {
        const { status, body } = await aVisitor(server).config()
        answers.add(`${status} ${body.brand.name} ${body.brand.tagline}`)
      }
    })
    for (const round of [1, 2, 3, 4]) {
      change(brand, /^name: .*$/m, `name: Round ${round}`)
      change(brand, /^tagline: .*$/m, `tagline: Words ${round}`)
      process.kill(server.pid, 'SIGHUP')
      await served(server, `Round ${round}`)
    }
    asking = false
    await Promise.all(askers)
    const [first, ...others] = [...answers].filter((answer) => !answer.includes('Evenkeel'))
    for (const answer of [first, ...others]) expect(answer).toMatch(/^200 Round (\d) Words \1$/)
  })
})

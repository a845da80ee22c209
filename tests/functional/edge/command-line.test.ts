import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../../support/command'
import { test as base, describe, expect } from '../../support/fixtures'
import { mailsTo } from '../../support/outbox'
import { contentFolder, contractFolder, projectRoot } from '../../support/paths'
import { aMember, anAddress } from '../../support/person'
import { golden } from '../../support/recordings'
import { makeWebBuild } from '../../support/web-build'

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-command-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

interface Analysis {
  hr_bpm?: number
  beats_ms: (number | null)[]
  quality: number
  refusal?: { reason: string; message: string }
}

describe('help', () => {
  const commands = [
    [],
    ['serve'],
    ['migrate'],
    ['doctor'],
    ['version'],
    ['openapi'],
    ['hrv'],
    ['hrv', 'analyze'],
    ['hrv', 'evaluate'],
    ['safety', 'classify'],
  ]
  test.for(commands)('of %o', async (words) => {
    const { code, out } = await command([...words, '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/usage/i)
  })

  test('the first page names every command', async () => {
    const { out } = await command(['--help'])
    for (const name of ['serve', 'migrate', 'doctor', 'version', 'openapi', 'hrv', 'safety'])
      expect(out).toContain(name)
  })

  test.for([[], ['dance'], ['hrv'], ['version', '--loudly']])('%o is wrong use', async (words) => {
    const { code, err } = await command(words)
    expect(code).toBe(2)
    expect(err).not.toBe('')
  })
})

test('the version is one line', async () => {
  const { code, out } = await command(['version'])
  expect(code).toBe(0)
  expect(out).toMatch(/^(evenkeel )?\d+\.\d+\.\d+[^\n]*\n$/)
})

describe('wrong settings', () => {
  test('are told all at once, wherever they come from, and nothing starts', async ({ folder }) => {
    const file = join(folder, 'evenkeel.toml')
    writeFileSync(file, 'port_main = 70000\nprot = 1\n')
    const flags = ['serve', '--config', file, '--migrate', 'perhaps', '--lissten-only', 'main']
    const { code, out, err } = await command(flags, { environment: { EVENKEEL_LOG_LEVEL: 'loud', EVENKEEL_FOO: '1' } })
    expect(code).toBe(2)
    expect(out).toBe('')
    for (const wrong of ['port_main', 'prot', 'perhaps', 'lissten', 'EVENKEEL_LOG_LEVEL', 'EVENKEEL_FOO']) {
      expect(err).toContain(wrong)
    }
  })

  test('testing controls are refused beyond loopback', async () => {
    const { code, err } = await command(['serve', '--testing-controls', 'true', '--listen-address', '0.0.0.0'])
    expect(code).toBe(2)
    expect(err).toContain('testing_controls')
  })

  test('a database that cannot be reached is said in one sentence', async ({ folder }) => {
    const { code, err } = await command([
      'serve',
      '--data',
      folder,
      '--database',
      'postgresql://nobody:secret@127.0.0.1:1/none',
    ])
    expect(code).toBe(1)
    expect(err).toMatch(/127\.0\.0\.1|database/i)
    expect(err).not.toContain('secret')
  })
})

test('the printed configuration page is the committed one', async () => {
  const { code, out } = await command(['serve', '--print-configuration'])
  expect(code).toBe(0)
  expect(out).toBe(readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8'))
})

test('the printed contracts are the committed ones', async ({ folder }) => {
  expect((await command(['openapi', '--output', folder])).code).toBe(0)
  expect(readdirSync(folder).sort()).toEqual(['dashboard.json', 'member.json', 'service.json'])
  execFileSync('node', ['tools/contract/main.mjs', folder], { cwd: projectRoot })
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(contractFolder, name), 'utf8'))
  }
})

describe('migrate', () => {
  test('makes the database, and again changes nothing', async ({ folder }) => {
    expect((await command(['migrate', '--data', folder])).code).toBe(0)
    const before = readdirSync(folder)
    expect((await command(['migrate', '--data', folder])).code).toBe(0)
    expect(readdirSync(folder)).toEqual(before)
  })
})

describe('doctor', () => {
  const examine = (folder: string, ...more: string[]) =>
    command(['doctor', '--data', folder, '--web', join(folder, 'web'), ...more])

  test('finds a migrated installation well', async ({ folder }) => {
    cpSync(makeWebBuild(), join(folder, 'web'), { recursive: true })
    await command(['migrate', '--data', folder])
    const { code, out } = await examine(folder)
    expect(out).not.toContain('FAIL')
    expect(code).toBe(0)
  })

  test('says everything that is wrong, and fails', async ({ folder }) => {
    const { code, out } = await examine(folder, '--content', join(folder, 'nowhere'))
    expect(code).toBe(1)
    expect(out).toMatch(/FAIL +content: .*nowhere/)
    expect(out).toMatch(/FAIL +web apps: .*app was not built/)
    expect(out).toMatch(/FAIL +migrations: .*evenkeel migrate/)
  })
})

/** One file of each folder that has a reader of its own. */
const EVERY_PART = [
  'book/book.yaml',
  'brand/brand.yaml',
  'course/outline.yaml',
  'imports/columns.yaml',
  'journal/openings.yaml',
  'mail/en/welcome.yaml',
  'safety/disclosure.yaml',
  'safety/helplines.yaml',
  'site/claims.yaml',
  'site/faq.yaml',
]

describe('content check', () => {
  test('prints what there is of good content', async () => {
    const { code, out } = await command(['content', 'check', '--content', contentFolder])
    expect(out).toMatch(/^exercises 62, articles \d+ \(\d+ words\), program days 42,/)
    expect(code).toBe(0)
  })

  test('names every fault with file, line and field, and fails', async ({ folder }) => {
    const content = join(folder, 'content')
    cpSync(contentFolder, content, { recursive: true, filter: (path) => !path.includes('pictures') })
    writeFileSync(join(content, 'onboarding/goals.yaml'), '- {key: sleep, titel: Sleep}\n')
    appendFileSync(join(content, 'exercises/long-exhale.yaml'), 'colour: blue\n')
    for (const file of EVERY_PART) appendFileSync(join(content, file), '\nstray: [\n')
    const { code, err } = await command(['content', 'check', '--content', content])
    expect(code).toBe(1)
    expect(err).toMatch(/onboarding\/goals\.yaml:1: title: is missing$/m)
    expect(err).toMatch(/onboarding\/goals\.yaml:1: titel: there is no such field here$/m)
    expect(err).toMatch(/exercises\/long-exhale\.yaml:\d+: colour: there is no such field here$/m)
    for (const file of EVERY_PART) expect(err).toMatch(new RegExp(`${file}:\\d+: `))
  })
})

describe('admin', () => {
  const admin = (folder: string, ...words: string[]) => command(['admin', ...words, '--data', folder])

  test('sessions lists where a member is signed in; erase asks for --yes, and then nobody is there', async ({
    startServer,
  }) => {
    const server = await startServer({ flags: { '--job-threads': '0' } })
    const { folder } = server
    const email_address = anAddress()
    const ana = await aMember(server, { email_address })
    const { code, out } = await admin(folder, 'sessions', email_address.toUpperCase())
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/unknown on unknown.*\n1 live\n$/) })

    expect(await admin(folder, 'erase', email_address)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--yes'),
    })
    expect((await ana.config()).body.member).not.toBeNull()
    expect(await admin(folder, 'erase', email_address, '--yes')).toMatchObject({ code: 0 })
    expect((await ana.config()).body.member).toBeNull()
    await server.runJobs()
    expect(mailsTo(server, email_address, /has been erased/)).toHaveLength(1)
    for (const verb of ['sessions', 'grant']) {
      const gone = await admin(folder, verb, email_address)
      expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('no member') })
    }
  })

  test.for(['sessions', 'erase', 'grant', 'revoke'])(
    '%s of what is no address is wrong use',
    async (verb, { folder }) => {
      expect((await admin(folder, verb, 'nobody')).code).toBe(2)
    },
  )
})

describe('hrv analyze', () => {
  const readable = ['rest_70s', 'fast_110bpm', 'slow_breath_60s', 'callback_clock_75s', 'ectopic_70s', 'red_only_60s']

  test.for(readable)('%s: the heart rate is within 2 bpm of the truth', async (name) => {
    const { code, out } = await command(['hrv', 'analyze', join(projectRoot, `hrv/tests/golden/${name}/recording.csv`)])
    expect(code).toBe(0)
    const analysis = JSON.parse(out) as Analysis
    expect(Math.abs((analysis.hr_bpm ?? 0) - golden(name).hr_bpm)).toBeLessThanOrEqual(2)
    const beats = analysis.beats_ms.filter((beat) => beat !== null)
    expect(beats).toEqual([...beats].sort((a, b) => a - b))
  })

  test('reads standard input and says the same', async () => {
    const path = join(projectRoot, 'hrv/tests/golden/rest_70s/recording.csv')
    const withoutTime = (text: string) => ({ ...JSON.parse(text), runtime_ms: undefined })
    const fromFile = await command(['hrv', 'analyze', path])
    const fromInput = await command(['hrv', 'analyze', '-'], { input: golden('rest_70s').csv })
    expect(withoutTime(fromInput.out)).toEqual(withoutTime(fromFile.out))
  })

  test('a blank recording is an answer without numbers', async () => {
    const { code, out } = await command(['hrv', 'analyze', '-'], { input: golden('blank_30s').csv })
    expect(code).toBe(0)
    const analysis = JSON.parse(out) as Analysis
    expect(analysis.refusal).toMatchObject({ reason: 'no_finger', message: expect.stringMatching(/finger/) })
    expect(analysis.hr_bpm).toBeUndefined()
    expect(analysis.beats_ms).toEqual([])
  })

  test('a damaged file is refused with its line', async () => {
    const { code, out, err } = await command(['hrv', 'analyze', '-'], { input: 'time_ms,red,green,blue\n0,1,2\n' })
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toMatch(/:2:/)
  })

  test('a file that is not there', async () => {
    const { code, err } = await command(['hrv', 'analyze', '/nowhere.csv'])
    expect(code).toBe(1)
    expect(err).toContain('/nowhere.csv')
  })
})

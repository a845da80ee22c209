import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { testsOf } from '../../tools/report/gather.mjs'
import { readGtest, readPlaywright, readVitest } from '../../tools/report/readers.mjs'
import { closingLine, isGood, report } from '../../tools/report/words.mjs'

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-report-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

const passed = { suite: 's', name: 'good', status: 'passed', seconds: 1, message: '' }
const failed = { ...passed, name: 'bad', status: 'failed', message: 'expected 1\nsaw 2' }
const skipped = { ...passed, name: 'elsewhere', status: 'skipped' }

describe('the closing line', () => {
  test('counts', () => {
    expect(closingLine([passed, passed, failed])).toBe('2 passed, 1 failed')
    expect(closingLine([passed, skipped])).toBe('1 passed, 0 failed, 1 skipped')
  })

  test('stands alone at the end', () => {
    expect(report([passed, failed]).split('\n').at(-1)).toBe('1 passed, 1 failed')
  })
})

test('failures are told in full and skipped tests by name', () => {
  const text = report([passed, failed, skipped])
  expect(text).toContain('FAILED  s › bad\n    expected 1\n    saw 2')
  expect(text).toMatch(/1 SKIPPED[\s\S]*s › elsewhere/)
})

test('parts that take long are named with their seconds, and short ones are not', () => {
  const text = report(
    [passed],
    [
      { name: 'build', seconds: 61.04 },
      { name: 'links', seconds: 0.4 },
    ],
  )
  expect(text).toContain('  61.0 s  build')
  expect(text).not.toContain('links')
})

test.for([
  ['all passed', [passed], true],
  ['one failed', [passed, failed], false],
  ['nothing ran', [], false],
  ['everything was skipped', [skipped], false],
] as const)('a run where %s: good is %s', ([, tests, good]) => {
  expect(isGood([...tests])).toBe(good)
})

describe('a step', () => {
  const step = (folder: string, kind: string, code: number) => {
    const log = join(folder, 'log')
    writeFileSync(log, 'the last words')
    return { name: 'step', kind, results: join(folder, 'results.json'), code, seconds: 1, log }
  }

  test('that wrote no report has failed, whatever it says', ({ folder }) => {
    expect(testsOf(step(folder, 'gtest', 0))).toMatchObject([
      { status: 'failed', message: expect.stringContaining('last words') },
    ])
  })

  test('that ran nothing has failed', ({ folder }) => {
    writeFileSync(join(folder, 'results.json'), JSON.stringify({ testResults: [] }))
    expect(testsOf(step(folder, 'vitest', 0))).toMatchObject([{ status: 'failed', message: 'it ran nothing' }])
  })

  test('that ended badly after good tests has failed', ({ folder }) => {
    const test_ = { name: 'good', status: 'RUN', result: 'COMPLETED', time: '0.1s' }
    writeFileSync(join(folder, 'results.json'), JSON.stringify({ testsuites: [{ name: 'Suite', testsuite: [test_] }] }))
    expect(testsOf(step(folder, 'gtest', 139)).map(({ status }) => status)).toEqual(['passed', 'failed'])
  })

  test.for([
    [0, 'passed'],
    [1, 'failed'],
  ] as const)('that is a check ending with %i has %s', ([code, status], { folder }) => {
    expect(testsOf(step(folder, 'check', code))).toMatchObject([{ status }])
  })
})

describe('the tools', () => {
  test('GoogleTest', () => {
    const base = { name: 'One', status: 'RUN', result: 'COMPLETED', time: '0.5s' }
    const tests = [
      base,
      { ...base, failures: [{ failure: 'why' }] },
      { ...base, status: 'NOTRUN' },
      { ...base, result: 'SKIPPED' },
    ]
    const read = readGtest({ testsuites: [{ name: 'Suite', testsuite: tests }] })
    expect(read.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
    expect(read[0]).toMatchObject({ suite: 'Suite', seconds: 0.5 })
  })

  test('Vitest, with a file that could not be loaded', () => {
    const read = readVitest({
      testResults: [
        {
          name: '/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'x', status: 'passed', duration: 20 },
            { fullName: 'y', status: 'failed', failureMessages: ['why'] },
            { fullName: 'z', status: 'pending' },
          ],
        },
        { name: '/b.test.ts', status: 'failed', assertionResults: [], message: 'syntax' },
      ],
    })
    expect(read.map(({ status }) => status)).toEqual(['passed', 'failed', 'skipped', 'failed'])
    expect(read[3]).toMatchObject({ suite: '/b.test.ts', message: 'syntax' })
  })

  test('Playwright, where a repeated test that passed at last is no success', () => {
    const spec = (status: string) => ({
      title: status,
      tests: [{ projectName: 'p', status, results: [{ duration: 1500, errors: [{ message: 'why' }] }] }],
    })
    const specs = ['expected', 'unexpected', 'flaky', 'skipped'].map(spec)
    const read = readPlaywright({
      suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }],
      errors: [{ message: 'no' }],
    })
    expect(read.map(({ status }) => status)).toEqual(['passed', 'failed', 'failed', 'skipped', 'failed'])
    expect(read[0]).toMatchObject({ suite: 'e2e/a.spec.ts [p]', seconds: 1.5 })
  })
})

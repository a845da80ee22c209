import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../../support/command'
import { test as base, describe, expect } from '../../support/fixtures'
import { binaryPath, datasetsFolder } from '../../support/paths'
import { makeStrapFolder } from '../../support/strap-folder'

/** No early beats: a strap tells them as intervals, and the truth here is not corrected. */
const NAMES = ['rest_70s', 'fast_110bpm', 'slow_breath_60s', 'callback_clock_75s']

const test = base.extend('straps', async ({}, { onCleanup }) => {
  const folder = makeStrapFolder(NAMES)
  onCleanup(() => folder.remove())
  return folder
})

/** The most that the camera's noise may add to an RMSSD below 10 ms; a larger one is held to its share. */
const FAINT_ERROR_MS = 1.8

type Figures = Record<string, number>
interface Recording {
  rec: number
  failed: boolean
  truth: { rmssd_ms: number }
  reported: { rmssd_ms: number }
  [figure: string]: unknown
}
interface Evaluation {
  recordings: Recording[]
  reported: Figures
  beats: Figures
  lags_s: Figures
}

const evaluationIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Evaluation

describe('recordings with exact truth', () => {
  test('are judged as table, JSON and picture', async ({ straps }) => {
    const [json, svg] = [join(straps.path, 'out.json'), join(straps.path, 'out.svg')]
    const words = ['hrv', 'evaluate', straps.path, '--lags', straps.lags, '--json', json, '--svg', svg]
    const { code, out } = await command(words)
    expect(code).toBe(0)
    expect(out.match(/^0\d {2}F1 /gm)).toHaveLength(NAMES.length)
    const { recordings, reported, lags_s } = evaluationIn(json)
    expect(recordings.map(({ rec }) => rec)).toEqual([1, 2, 3, 4])
    expect(reported).toMatchObject({ n: NAMES.length, failed: 0 })
    expect(reported.f1).toBeGreaterThan(98)
    expect(reported.hr_mae).toBeLessThan(0.2)
    for (const { reported: seen, truth } of recordings)
      expect(Math.abs(seen.rmssd_ms - truth.rmssd_ms)).toBeLessThan(Math.max(0.07 * truth.rmssd_ms, FAINT_ERROR_MS))
    expect(reported.slowest_ms).toBeGreaterThanOrEqual(reported.runtime_ms ?? 0)
    expect(lags_s['1']).toBeCloseTo(JSON.parse(readFileSync(straps.lags, 'utf8'))[1].lag_s, 9)
    const picture = readFileSync(svg, 'utf8')
    expect(picture.match(/<circle/g)).toHaveLength(2 * NAMES.length)
    expect(picture).toContain('prefers-color-scheme')
  })

  test('need no table of lags', async ({ straps }) => {
    const json = join(straps.path, 'out.json')
    const { code } = await command(['hrv', 'evaluate', straps.path, '--json', json])
    expect(code).toBe(0)
    expect(evaluationIn(json).reported.f1).toBeGreaterThan(98)
  })
})

describe('what cannot be judged is said', () => {
  test('no recordings', async () => {
    const { code, err } = await command(['hrv', 'evaluate', '/nowhere'])
    expect(code).toBe(1)
    expect(err).toContain('/nowhere holds no subject_XX')
  })

  test('a damaged recording, with its line', async ({ straps }) => {
    writeFileSync(join(straps.path, 'subject_02/PPG.csv'), 'time,R,G,B\n0,1,2\n')
    const { code, err } = await command(['hrv', 'evaluate', straps.path])
    expect(code).toBe(1)
    expect(err).toMatch(/subject_02\/PPG\.csv:2: blue: /)
  })

  test('a table of lags that is none', async ({ straps }) => {
    writeFileSync(straps.lags, '{}')
    const { code, err } = await command(['hrv', 'evaluate', straps.path, '--lags', straps.lags])
    expect(code).toBe(1)
    expect(err).toContain('lag_s')
  })

  test('a place that cannot be written', async ({ straps }) => {
    const { code, err } = await command(['hrv', 'evaluate', straps.path, '--json', '/nowhere/out.json'])
    expect(code).toBe(1)
    expect(err).toContain('/nowhere/out.json cannot be written')
  })
})

/** The judge that the figures were first computed with, beside the recordings. It needs Debian's python3-numpy. */
const judge = join(datasetsFolder, '../hrv/evaluate.py')
const python = '/usr/bin/python3'
const isThere = existsSync(judge) && spawnSync(python, ['-c', 'import numpy']).status === 0
if (!isThere) console.warn(`NOT TESTED: hrv evaluate against ${judge}. It needs that file and python3-numpy.`)

const NUMBERS = ['n_truth', 'f1', 'f1_50', 'se', 'ppv', 'ibi_mae', 'ibi_med', 'ibi_sd', 'ibi_cov', 'shift', 'quality']

describe.skipIf(!isThere)(`against ${judge} with numpy`, () => {
  test('every recording has the same figures', async ({ straps }) => {
    const [theirs, ours] = [join(straps.path, 'theirs.json'), join(straps.path, 'ours.json')]
    const run = spawnSync(python, [judge, '--cmd', `${binaryPath} hrv analyze {csv}`, '--quiet', '--json', theirs])
    expect(run.status, run.stderr.toString()).toBe(0)
    const lags = join(datasetsFolder, '../hrv/truth_lag.json')
    await command(['hrv', 'evaluate', join(datasetsFolder, 'welltory-ppg'), '--lags', lags, '--json', ours])
    const expected = JSON.parse(readFileSync(theirs, 'utf8')) as Recording[]
    const { recordings } = evaluationIn(ours)
    expect(recordings.map(({ rec }) => rec)).toEqual(expected.map(({ rec }) => rec))
    for (const [index, recording] of recordings.entries()) expectSame(recording, expected[index] as Recording)
  })
})

function expectSame(ours: Recording, theirs: Recording) {
  expect(ours.failed).toBe(theirs.failed)
  for (const name of NUMBERS) expect(ours[name], `${ours.rec} ${name}`).toBeCloseTo(theirs[name] as number, 6)
  for (const source of ['truth', 'beats', 'reported']) {
    const [mine, other] = [ours[source] as Figures, theirs[source] as Figures]
    for (const name of ['hr_bpm', 'rmssd_ms', 'sdnn_ms']) {
      expect(mine[name], `${ours.rec} ${source} ${name}`).toBeCloseTo(other[name] ?? Number.NaN, 6)
    }
    // A difference of exactly 50 ms falls to one side or the other by the last bit: one of at least 60 differences.
    expect(Math.abs((mine.pnn50 ?? Number.NaN) - (other.pnn50 ?? Number.NaN))).toBeLessThan(100 / 60)
  }
}

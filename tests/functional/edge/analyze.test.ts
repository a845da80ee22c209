import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../../support/command'
import { test as base, describe, expect } from '../../support/fixtures'
import { golden } from '../../support/recordings'

const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-analyze-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return folder
})

interface Analysis {
  hr_bpm?: number
  rmssd_ms?: number
  beats_ms: (number | null)[]
  runtime_ms: number
  explain?: {
    clock: { frames: number; kind: string }
    channels: { channel: string }[]
    intervals: Record<string, number>
    noise?: { rmssd_before_ms: number; rmssd_after_ms: number }
    steps_ms: Record<string, number>
  }
}

async function analyze(input: string, ...flags: string[]): Promise<Analysis> {
  const { code, out, err } = await command(['hrv', 'analyze', '-', ...flags], { input })
  expect(code, err).toBe(0)
  return JSON.parse(out) as Analysis
}

const { csv, beats_ms, hr_bpm } = golden('rest_70s')
const frames = csv
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number) as [number, number, number, number])
const column = (k: number) => frames.map((frame) => frame[k])
const columns = JSON.stringify({ time_ms: column(0), red: column(1), green: column(2), blue: column(3) })
const objects = JSON.stringify(
  frames.map(([time_ms, red, green, blue]) => ({ time_ms, red, green, blue })),
  null,
  1,
)
const intervals = beats_ms.slice(1).map((beat, k) => beat - (beats_ms[k] ?? 0))
const trace = ['time_ms,ppg', ...frames.map(([time, , green]) => `${time},${green}`)].join('\n')

describe('inputs', () => {
  test.for([
    ['columns', columns],
    ['frames', objects],
  ] as const)('a camera’s JSON of %s says what its CSV says', async ([, json]) => {
    const expected = await analyze(csv)
    expect({ ...(await analyze(json)), runtime_ms: 0 }).toEqual({ ...expected, runtime_ms: 0 })
  })

  test.for([
    ['text', intervals.join(' ')],
    ['a column', `rr_ms\n${intervals.join('\r\n')}\r\n`],
    ['times', `time_ms,rr_ms\n${intervals.map((rr, k) => `${beats_ms[k]},${rr}`).join('\n')}\n`],
  ] as const)('a strap’s intervals as %s', async ([, text]) => {
    expect((await analyze(text)).hr_bpm).toBeCloseTo(hr_bpm, 2)
  })

  test('a pulse oximeter’s trace', async () => {
    expect((await analyze(trace)).hr_bpm).toBeCloseTo(hr_bpm, 0)
  })

  test('a kind that is told is believed', async () => {
    const { code, err } = await command(['hrv', 'analyze', '-', '--input', 'ppg'], { input: csv })
    expect(code).toBe(1)
    expect(err).toContain(':1: ')
    expect(err).toContain('time_ms,ppg')
    expect((await command(['hrv', 'analyze', '-', '--input', 'ecg'], { input: csv })).code).toBe(2)
  })

  test.for([
    ['{"time_ms":[0,1],\n"red":[1,null]}', ':2: red: '],
    ['[{"time_ms":0,"red":1},\n{"time_ms":1,"iris":1}]', ':2: There is no field "iris"'],
    ['rr_ms\n800\n-3\n', ':3: rr_ms: '],
    ['time_ms,ppg\n0,1\n1,\n', ':3: ppg: '],
  ] as const)('%o is refused with its line', async ([input, place]) => {
    const { code, out, err } = await command(['hrv', 'analyze', '-'], { input })
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toContain(place)
  })
})

describe('explanations', () => {
  test('stand beside the object as a table', async () => {
    const { out, err } = await command(['hrv', 'analyze', '-', '--explain'], { input: csv })
    expect((JSON.parse(out) as Analysis).explain).toBeUndefined()
    for (const word of ['frame clock', 'colours', 'intervals', 'RMSSD', 'beat tracking', 'in all']) {
      expect(err).toContain(word)
    }
  })

  test('or inside it', async () => {
    const { explain, rmssd_ms, beats_ms: found } = await analyze(golden('ectopic_70s').csv, '--explain=json')
    expect(explain?.clock).toMatchObject({ frames: 2100, kind: 'sensor' })
    expect(explain?.noise?.rmssd_after_ms).toBe(rmssd_ms)
    const all = Object.values(explain?.intervals ?? {}).reduce((sum, count) => sum + count, 0)
    expect(all).toBe(found.filter((beat) => beat !== null).length - 1)
    expect(Object.keys(explain?.steps_ms ?? {})).toHaveLength(9)
  })

  test('of a refusal have no noise to tell of', async () => {
    const { explain, hr_bpm: none } = await analyze(golden('blank_30s').csv, '--explain=json')
    expect(none).toBeUndefined()
    expect(explain?.noise).toBeUndefined()
  })
})

describe('the picture', () => {
  test('shows the recording and changes nothing of the answer', async ({ folder }) => {
    const path = join(folder, 'out.svg')
    const drawn = await analyze(csv, '--plot', path)
    expect({ ...drawn, runtime_ms: 0 }).toEqual({ ...(await analyze(csv)), runtime_ms: 0 })
    const svg = readFileSync(path, 'utf8')
    expect(svg.startsWith('<svg ')).toBe(true)
    expect(svg.endsWith('</svg>\n')).toBe(true)
    expect(svg).toContain('prefers-color-scheme')
    expect(svg.match(/class="beat"/g)?.length).toBe(drawn.beats_ms.filter((beat) => beat !== null).length)
  })

  test('that cannot be written is said', async () => {
    const { code, err } = await command(['hrv', 'analyze', '-', '--plot', '/nowhere/out.svg'], { input: csv })
    expect(code).toBe(1)
    expect(err).toContain('/nowhere/out.svg cannot be written')
  })
})

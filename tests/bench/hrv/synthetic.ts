import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { binaryPath } from '../../support/paths'
import { evaluate, type Totals } from './evaluation'

const SEEDS = 5

/** Describes a person and a phone, as options of the generator. */
const CONDITIONS: Record<string, string> = {
  'rest, sensor clock': '',
  'callback clock, 4 % of frames lost': '--jitter 9 --drops 0.04',
  'little variability (RMSSD about 10 ms)': '--rsa 6 --slow-wave 5 --drift 5 --scatter 2',
  'slow breathing, 6 a minute': '--heart-rate 58 --breaths 6 --rsa 60',
  '100 beats a minute': '--heart-rate 100 --rsa 10 --slow-wave 10 --drift 6',
  '130 beats a minute': '--heart-rate 130 --rsa 6 --slow-wave 8 --drift 5',
  '160 beats a minute': '--heart-rate 160 --rsa 5 --slow-wave 6 --drift 4',
  '15 frames a second': '--fps 15',
  '60 frames a second': '--fps 60',
  'restless: 3 jolts a minute': '--motions 3 --pressure -0.5 --warm-up 4',
}

export const RECORDINGS = SEEDS * Object.keys(CONDITIONS).length

const generator = join(dirname(binaryPath), 'hrv/tests/hrv_synthesize')

function addRecording(folder: string, seed: number, options: string[]): number {
  const subject = join(folder, `subject_${String(seed).padStart(2, '0')}`)
  mkdirSync(subject, { recursive: true })
  execFileSync(generator, [subject, '--seed', String(100 + seed), ...options])
  renameSync(join(subject, 'recording.csv'), join(subject, 'PPG.csv'))
  const { beats_ms } = JSON.parse(readFileSync(join(subject, 'truth.json'), 'utf8')) as { beats_ms: number[] }
  const intervals = beats_ms.slice(1).map((beat, k) => (beat - (beats_ms[k] ?? 0)).toFixed(3))
  writeFileSync(join(subject, 'RR.txt'), intervals.join(' '))
  return (beats_ms[0] ?? 0) / 1000
}

async function judge(options: string): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-synthetic-'))
  try {
    const lags: Record<number, { lag_s: number }> = {}
    for (let seed = 1; seed <= SEEDS; seed++) {
      lags[seed] = { lag_s: addRecording(folder, seed, options.split(' ').filter(Boolean)) }
    }
    const table = join(folder, 'lags.json')
    writeFileSync(table, JSON.stringify(lags))
    return (await evaluate(folder, '--lags', table)).reported
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Our own recordings, whose truth is exact, under each condition. */
export async function judgeSynthetic(): Promise<Record<string, Totals>> {
  const found: Record<string, Totals> = {}
  for (const [name, options] of Object.entries(CONDITIONS)) found[name] = await judge(options)
  return found
}

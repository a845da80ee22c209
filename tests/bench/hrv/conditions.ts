import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { binaryPath, datasetsFolder } from '../../support/paths'

export interface Quantiles {
  median?: number
  /** Tenth and ninetieth percentile. */
  low?: number
  high?: number
  count: number
}

export interface TwoHands {
  windows: number
  refused: Record<string, number>
  hr_mae: number
  rmssd_difference_ms: Quantiles
  sdnn_difference_ms: Quantiles
  rmssd_ms: Quantiles
  noise_ratio: Quantiles
  noise_ratio_by_person: Record<string, Quantiles>
}

export interface Rung {
  disturbance: string
  strength: number
  recordings: number
  answered: number
  rmssd_bias_percent: number
  rmssd_worst_percent: number
  /** Against the undisturbed recording as a whole, not over the same beats. */
  whole_bias_percent: number
  quality: number
}

export interface RateLocks {
  recordings: number
  answered: number
  halved: number
  doubled: number
  wrong: number
  mean_error_bpm: number
}

export interface Restless {
  recordings: number
  answered: number
  variability: number
  wrong: number
  mean_error_bpm: number
  worst_error_bpm: number
  refused: Record<string, number>
}

export interface Conditions {
  two_hands?: TwoHands
  ladder?: Rung[]
  rates: RateLocks
  restless: Restless
}

const RATES = 10_000
const RESTLESS = 186
const judge = join(dirname(binaryPath), 'hrv/evaluation/hrv_judge')

/** The recordings of both hands as plain files; the data set keeps them packed. */
function unpack(from: string, into: string): void {
  for (const name of readdirSync(from)) {
    if (name.endsWith('.xz')) {
      const text = execFileSync('xz', ['-dc', join(from, name)], { maxBuffer: 2 ** 27 })
      writeFileSync(join(into, name.replace(/\.xz$/, '')), text)
    } else if (name.endsWith('-pulse.csv')) {
      writeFileSync(join(into, name), readFileSync(join(from, name)))
    }
  }
}

/** Judges all that needs no strap: two hands of one heart, added noise, and pulses of every rate. */
export function judgeConditions(): Conditions {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-hands-'))
  const hands = join(datasetsFolder, 'two-hands')
  const straps = join(datasetsFolder, 'welltory-ppg')
  const words = ['--rates', String(RATES), '--restless', String(RESTLESS)]
  try {
    if (existsSync(hands)) {
      unpack(hands, folder)
      words.push('--two-hands', folder)
    }
    if (existsSync(straps)) words.push('--straps', straps)
    return JSON.parse(execFileSync(judge, words, { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Conditions
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../../support/command'

export interface Figures {
  hr_bpm: number | null
  rmssd_ms: number | null
  sdnn_ms: number | null
  pnn50: number | null
}

export interface Recording {
  rec: number
  n_truth: number
  failed: boolean
  truth: Figures
  reported?: Figures
  f1?: number
  ibi_mae?: number | null
  ibi_cov?: number
  /** Variance of an interval's error, measured over claimed. */
  noise_ratio?: number | null
  quality?: number
  runtime_ms?: number | null
}

/** The totals of `evenkeel hrv evaluate`, in its own words. */
export interface Totals {
  n: number
  failed: number
  f1: number
  f1_50: number
  ibi_mae: number
  ibi_cov: number
  hr_mae: number
  rmssd_mae: number
  rmssd_bias: number
  rmssd_acc: number
  rmssd_w10: number
  sdnn_mae: number
  sdnn_acc: number
  pnn50_mae: number
  runtime_ms: number
  slowest_ms: number
}

export interface Evaluation {
  recordings: Recording[]
  reported: Totals
  beats: Totals
}

/** Runs `evenkeel hrv evaluate` and reads what it wrote; `flags` as on its command line. */
export async function evaluate(folder: string, ...flags: string[]): Promise<Evaluation> {
  const work = mkdtempSync(join(tmpdir(), 'evenkeel-bench-'))
  try {
    const json = join(work, 'out.json')
    const { code, err } = await command(['hrv', 'evaluate', folder, '--json', json, ...flags])
    if (code !== 0) throw new Error(err)
    return JSON.parse(readFileSync(json, 'utf8')) as Evaluation
  } finally {
    rmSync(work, { recursive: true })
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { golden } from './recordings'

export interface StrapFolder {
  path: string
  /** Where each strap begins, as `hrv evaluate --lags` reads it. */
  lags: string
  remove(): void
}

/** Our own recordings in the public dataset's layout: `subject_01/PPG.csv`, `subject_01/RR.txt`, …, with exact truth. */
export function makeStrapFolder(names: readonly string[]): StrapFolder {
  const path = mkdtempSync(join(tmpdir(), 'evenkeel-straps-'))
  const lags: Record<string, { lag_s: number }> = {}
  for (const [index, name] of names.entries()) {
    const { csv, beats_ms } = golden(name)
    const subject = join(path, `subject_${String(index + 1).padStart(2, '0')}`)
    mkdirSync(subject)
    writeFileSync(join(subject, 'PPG.csv'), csv.replace('time_ms,red,green,blue', 'time,R,G,B'))
    const intervals = beats_ms.slice(1).map((beat, k) => (beat - (beats_ms[k] ?? 0)).toFixed(3))
    writeFileSync(join(subject, 'RR.txt'), intervals.join(' '))
    lags[index + 1] = { lag_s: (beats_ms[0] ?? 0) / 1000 }
  }
  const table = join(path, 'lags.json')
  writeFileSync(table, JSON.stringify(lags))
  return { path, lags: table, remove: () => rmSync(path, { recursive: true }) }
}

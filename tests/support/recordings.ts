import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datasetsFolder, projectRoot } from './paths'

const goldenFolder = join(projectRoot, 'hrv/tests/golden')

/** A recording and the heart rate that is really in it. */
export interface KnownRecording {
  name: string
  /** `time_ms,red,green,blue`, one frame a line. */
  csv: string
  hr_bpm: number
}

/** A recording made by our generator: its beats are known to the microsecond. */
export function golden(name: string): KnownRecording {
  const folder = join(goldenFolder, name)
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as { hr_bpm: number }
  return { name, csv: readFileSync(join(folder, 'recording.csv'), 'utf8'), hr_bpm: truth.hr_bpm }
}

const strapFolder = join(datasetsFolder, 'welltory-ppg')

/** People measured by a camera and a chest strap at once. Empty where the data set is not there. */
export function strapRecordingNames(): string[] {
  return existsSync(strapFolder)
    ? readdirSync(strapFolder)
        .filter((name) => name.startsWith('subject_'))
        .sort()
    : []
}

export function strapRecording(name: string): KnownRecording {
  const folder = join(strapFolder, name)
  const intervals = readFileSync(join(folder, 'RR.txt'), 'utf8').trim().split(/\s+/).map(Number)
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length
  const csv = readFileSync(join(folder, 'PPG.csv'), 'utf8').replace('time,R,G,B', 'time_ms,red,green,blue')
  return { name, csv, hr_bpm: 60_000 / mean }
}

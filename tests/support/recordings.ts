import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { datasetsFolder, projectRoot } from './paths'

const goldenFolder = join(projectRoot, 'hrv/tests/golden')

/** A recording and the heart rate that is really in it. */
export interface KnownRecording {
  name: string
  /** `time_ms,red,green,blue`, one frame a line. */
  csv: string
  /** Over the whole recording. */
  hr_bpm: number
  /** Milliseconds from about the first frame. */
  beats_ms: number[]
}

/** The true mean rate of the beats between two moments of a recording. */
export function heartRateBetween({ beats_ms }: KnownRecording, from_s: number, to_s: number): number {
  const inside = beats_ms.filter((beat) => beat >= from_s * 1000 && beat <= to_s * 1000)
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined || first === last) throw new Error('too few beats for a rate')
  return (60_000 * (inside.length - 1)) / (last - first)
}

/** A recording made by our generator: its beats are known to the microsecond. */
export function golden(name: string): KnownRecording {
  const folder = join(goldenFolder, name)
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Pick<
    KnownRecording,
    'hr_bpm' | 'beats_ms'
  >
  return { ...truth, name, csv: readFileSync(join(folder, 'recording.csv'), 'utf8') }
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
  let elapsed = 0
  const beats_ms = [0, ...intervals].map((interval) => (elapsed += interval))
  const csv = readFileSync(join(folder, 'PPG.csv'), 'utf8').replace('time,R,G,B', 'time_ms,red,green,blue')
  return { name, csv, beats_ms, hr_bpm: (60_000 * intervals.length) / elapsed }
}

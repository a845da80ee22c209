import type { Reading, ReadingContext, ReadingTag, Rejection } from '@evenkeel/api'
import type { EngineAnalysis } from '@evenkeel/hrv'

/** When a recording was made, and what was said about it. */
export interface Taken {
  id: string
  /** ISO moment. */
  measuredAt: string
  context: ReadingContext
  tags: ReadingTag[]
}

const rangeOf = (limits: [number, number] | undefined) => (limits ? { low_ms: limits[0], high_ms: limits[1] } : null)

/** The device's own analysis in the form of the server's reading. Undefined where it found no numbers. */
export function readingOf(analysis: EngineAnalysis | undefined, taken: Taken): Reading | undefined {
  if (analysis?.rmssd_ms === undefined || analysis.hr_bpm === undefined) return undefined
  return {
    task_id: taken.id,
    measured_at: taken.measuredAt,
    context: taken.context,
    tags: taken.tags,
    hr_bpm: analysis.hr_bpm,
    rmssd_ms: analysis.rmssd_ms,
    sdnn_ms: analysis.sdnn_ms ?? 0,
    pnn50: analysis.pnn50 ?? 0,
    quality: analysis.quality ?? 0,
    quality_reason: analysis.reason ?? '',
    beats: analysis.beats_used ?? 0,
    duration_s: analysis.duration_s ?? 0,
    rmssd_range: rangeOf(analysis.rmssd_range_ms),
    sdnn_range: rangeOf(analysis.sdnn_range_ms),
    clear_s: analysis.clear_s ?? null,
    ectopic_beats: analysis.ectopic_beats ?? null,
  }
}

/** Why the device found no numbers, in the form of the server's refusal. The server has the same engine. */
export const rejectionOf = (analysis: EngineAnalysis | undefined): Rejection | undefined =>
  analysis?.refusal && {
    reason: analysis.refusal.reason as Rejection['reason'],
    message: analysis.refusal.message,
    second: analysis.refusal.at_s,
    hr_bpm: analysis.hr_bpm ?? null,
  }

/** What the engine can find to say about a recording that it could read. */
const QUALITY_REASONS = [
  'good',
  'no_finger',
  'too_dark',
  'saturated',
  'lamp_flicker',
  'motion',
  'pressure',
  'weak_pulse',
  'irregular_rhythm',
  'frame_rate',
] as const

type QualityReason = (typeof QUALITY_REASONS)[number]

/** A newer server may know reasons that these words do not; those are left unsaid. */
export const isKnownReason = (reason: string): reason is QualityReason =>
  (QUALITY_REASONS as readonly string[]).includes(reason)

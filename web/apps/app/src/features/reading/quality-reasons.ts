/** The engine gives one of these reasons about a recording that it could read. */
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

/** Why the engine can refuse a recording altogether. */
const REFUSALS = [
  'malformed',
  'no_finger',
  'too_dark',
  'saturated',
  'lamp_flicker',
  'motion',
  'pressure',
  'weak_pulse',
  'no_pulse',
  'irregular_rhythm',
  'frame_rate',
  'too_short',
  'too_long',
] as const

/** Of others the server's own sentence is shown. */
export const isKnownRefusal = (reason: string): reason is (typeof REFUSALS)[number] =>
  (REFUSALS as readonly string[]).includes(reason)

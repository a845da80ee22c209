import type { Contact, LiveView, Trouble } from '@evenkeel/hrv'

/** The tip that helps against each of the engine's reasons. */
const TIP_OF = {
  no_finger: 'no_finger',
  too_dark: 'too_dark',
  saturated: 'saturated',
  lamp_flicker: 'flicker',
  motion: 'moving',
  pressure: 'pressure',
  weak_pulse: 'faint',
  no_pulse: 'no_pulse',
  irregular_rhythm: 'uneven',
  frame_rate: 'few_frames',
} as const satisfies Record<Trouble, string>

export type TipName = Contact | (typeof TIP_OF)[Trouble] | 'too_dark_unlit'

/**
 * A finger that has left is seen at once in the picture; of all else the engine's own reason comes first, because the
 * seconds count by its judgement.
 */
export function tipOf({ contact, trouble }: LiveView, isLit: boolean): TipName {
  const isAway = contact === 'no_finger' || contact === 'too_dark'
  const tip = trouble && !isAway ? TIP_OF[trouble] : contact
  return tip === 'too_dark' && !isLit ? 'too_dark_unlit' : tip
}

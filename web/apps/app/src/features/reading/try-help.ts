/** A reading that does not succeed can be helped in these ways; each has a picture. */
export type TryHelp = 'lens' | 'pressure' | 'warmth' | 'light' | 'rest'

/** In this order where nothing else is known: a finger beside the lens is the commonest cause. */
const HELPS: readonly TryHelp[] = ['lens', 'pressure', 'warmth', 'light', 'rest']
const SHOWN = 4

const HELPS_AGAINST: Record<string, readonly TryHelp[]> = {
  no_finger: ['lens'],
  no_pulse: ['lens', 'warmth'],
  lamp_flicker: ['lens'],
  too_dark: ['light'],
  frame_rate: ['light'],
  saturated: ['pressure'],
  pressure: ['pressure'],
  weak_pulse: ['warmth', 'pressure'],
  motion: ['rest'],
}

/** Four of them, first those against what was seen most often. */
export function helpsFor(refusals: readonly string[]): readonly TryHelp[] {
  const meant = refusals.flatMap((reason) => HELPS_AGAINST[reason] ?? [])
  const times = (help: TryHelp) => meant.filter((other) => other === help).length
  return HELPS.toSorted((a, b) => times(b) - times(a)).slice(0, SHOWN)
}

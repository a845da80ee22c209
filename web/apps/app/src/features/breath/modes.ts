import { stored } from '../../lib/device/stored'

export interface Modes {
  hasSound: boolean
  /** Nothing to look at: the tones say everything. */
  isSoundOnly: boolean
  /** Ink and shapes only, for eyes that tell colours apart badly. */
  isPlain: boolean
}

const kept = stored<Modes>('breath_modes')

export const keptModes = {
  read: (): Modes => kept.read() ?? { hasSound: true, isSoundOnly: false, isPlain: false },
  write: kept.write,
}

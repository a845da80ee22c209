import { stored } from '../../lib/stored'
import type { Judged } from './resonance'

/** The pace that was found, on this device: it is nobody else's business, and it may change with the months. */
export interface KeptPace {
  memberId: string
  rate: number
  foundAt: string
  paces: Judged[]
}

const kept = stored<KeptPace>('resonance')

export const keptPace = {
  of: (memberId: string): KeptPace | undefined => {
    const pace = kept.read()
    return pace?.memberId === memberId ? pace : undefined
  },
  write: (pace: KeptPace) => kept.write(pace),
}

import type { RingBand } from '@evenkeel/ui'
import type { State } from '../types'

const BAND = 60

/** The six states as bands of the ring, from the top, clockwise. */
export const bandsOf = (states: readonly State[]): RingBand[] =>
  states.map(({ name, display_name }, index) => ({
    name,
    label: display_name,
    from: index * BAND,
    to: (index + 1) * BAND,
  }))

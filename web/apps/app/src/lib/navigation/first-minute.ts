/** Handed over with the way from the first screen into the player: what was chosen there. */
export interface FirstMinute {
  angle: number
  minutes: number
}

export const firstMinuteIn = (state: unknown): FirstMinute | undefined =>
  (state as { firstMinute?: FirstMinute } | null)?.firstMinute

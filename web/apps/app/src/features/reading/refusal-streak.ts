import { stored } from '../../lib/device/stored'

interface Refusal {
  reason: string
  /** Milliseconds since 1970. */
  at: number
}

/** Refusals in a row after which other ways are shown. */
export const MANY = 3
/** A try of yesterday does not count towards today's. */
const FORGOTTEN_AFTER = 6 * 60 * 60 * 1000

const kept = stored<Refusal[]>('refused_readings')

/** Why the last readings were refused, since the last one that succeeded. */
export const refusalStreak = {
  /** @returns the reasons in a row, oldest first, this one included */
  add(reason: string, at = Date.now()): string[] {
    const recent = (kept.read() ?? []).filter((refusal) => at - refusal.at < FORGOTTEN_AFTER)
    const refusals = [...recent, { reason, at }]
    kept.write(refusals.slice(-MANY))
    return refusals.map((refusal) => refusal.reason)
  },
  clear: () => kept.clear(),
}

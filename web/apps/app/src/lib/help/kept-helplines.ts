import type { HelpCountry } from '@evenkeel/api'
import { observable } from '../device/observable'
import { stored } from '../device/stored'

// The operator's numbers, as the server handed them out last. They are kept in the plain storage: it answers at once,
// before anything is painted, and it is there in a native shell, which has no service worker.

interface KeptHelplines {
  /** What was asked for; the server may speak another. */
  language: string
  /** Milliseconds since 1970. */
  keptAt: number
  countries: HelpCountry[]
}

const kept = stored<KeptHelplines>('helplines')

/** Milliseconds since 1970, of the last time here. */
const lastKept = observable(0)

/** The list as it was kept last; undefined before the first answer. */
export const keptHelplines = () => kept.read()?.countries

/** Milliseconds; numbers change a few times a year. */
const STALE_AFTER = 24 * 60 * 60_000
const LOOK_AGAIN_AFTER = 60 * 60_000
/** Milliseconds: what the first screen needs has arrived by then. */
const QUIET_AFTER = 3_000

function isFresh(language: string): boolean {
  const present = kept.read()
  return present?.language === language && Date.now() - present.keptAt < STALE_AFTER
}

/** Without an answer, and after one that is none, nothing changes. */
async function refresh(language: string) {
  const asking = import('./ask-for-helplines').then(({ askForHelplines }) => askForHelplines(language))
  const countries = await asking.catch(() => undefined)
  if (!countries) return
  const keptAt = Date.now()
  kept.write({ language, countries, keptAt })
  lastKept.set(keptAt)
}

/** Asks the server for its numbers where the last answer is a day old or in another language. */
export async function prepareHelplines(language: string): Promise<void> {
  if (!isFresh(language)) await refresh(language)
}

/**
 * So that the numbers are there before somebody needs them. Asked for by the clock and never because the page of help was
 * opened: nobody shall see that it was.
 */
export function prepareHelplinesDaily(language: () => string) {
  const prepare = () => prepareHelplines(language())
  setTimeout(prepare, QUIET_AFTER)
  setInterval(prepare, LOOK_AGAIN_AFTER)
}

/** Tells when there is a newer list. */
export const onHelplines = lastKept.subscribe

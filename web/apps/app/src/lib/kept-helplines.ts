import type { HelpCountry } from '@evenkeel/api'
import { stored } from './stored'

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

export const keptHelplines = kept.read

/** Milliseconds; numbers change a few times a year, and who opens the page asks anyway. */
const STALE_AFTER = 24 * 60 * 60_000

const isFresh = (present: KeptHelplines, language: string) =>
  present.language === language && Date.now() - present.keptAt < STALE_AFTER

/** Asks the server for its numbers and keeps them. Without an answer, and after one that is none, nothing changes. */
export async function refreshHelplines(language: string): Promise<void> {
  const asking = import('./ask-for-helplines').then(({ askForHelplines }) => askForHelplines(language))
  const countries = await asking.catch(() => undefined)
  if (countries) kept.write({ language, countries, keptAt: Date.now() })
}

/** So that the numbers are there before somebody needs them without a network. */
export async function prepareHelplines(language: string): Promise<void> {
  const present = kept.read()
  if (!present || !isFresh(present, language)) await refreshHelplines(language)
}

import type { Frame } from '../types'
import { countEvents } from './first-party'
import { pagePath } from './page-path'
import { track } from './track'

const AD_PARAMETER = 'a'
const AD_KEY = 'adIdentifier'

/** Runs once on every page when it has come alive. */
export function prepareSite(_frame: Frame) {
  keepAdIdentifier(location.search)
  countEvents()
  track('PageView', { what: pagePath(location.pathname) })
}

/** Where a visitor came from, for the operator's own counting; it goes nowhere by itself. */
export function keepAdIdentifier(search: string) {
  const identifier = new URLSearchParams(search).get(AD_PARAMETER)
  if (!identifier) return
  try {
    localStorage.setItem(AD_KEY, identifier)
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

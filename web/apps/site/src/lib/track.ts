import { logFailure } from './log'
// The events of the website specification, section 7. They are handed to whoever listens in this browser; where nobody
// does, they are gone.

export type SiteEvent =
  | 'StartTrial'
  | 'Lead'
  | 'InitiateCheckout'
  | 'hero'
  | 'accelerate_growth'
  | 'New User Funnel'
  | 'Link Click'
  | 'Event Result'
  | 'PageView'

export interface Told {
  event_type: SiteEvent
  properties: Record<string, string | number>
}

type Listener = (told: Told) => void

const listeners = new Set<Listener>()

export function onTracked(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Never throws: a page works without being counted. */
export function track(event_type: SiteEvent, properties: Told['properties'] = {}) {
  for (const listener of listeners) {
    try {
      listener({ event_type, properties })
    } catch (error) {
      logFailure(error)
    }
  }
}

// Our own counting. Nothing in it leads back to a visitor: a name of a closed list, a place on the site, and an id that is
// drawn for each event alone (server/core/experiment). Answers of the quiz are no events and never come here.
import { logFailure } from './log'
import { onTracked, type Told } from './track'

export interface CountedEvent {
  event_uuid: string
  event_type: string
  place: string
  experiments?: Record<string, boolean>
}

const ENDPOINT = '/api/site/events'
/** Events are told together, this long after the first of them. */
const WAIT_MILLISECONDS = 1000
const MOST_AT_ONCE = 20
const LONGEST_PLACE = 60

/** A place is a short word, so that nobody's name or address can become one. */
export const asPlace = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9_/-]+/g, '_')
    .slice(0, LONGEST_PLACE)

let waiting: CountedEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function flush() {
  clearTimeout(timer)
  timer = undefined
  const events = waiting.splice(0, MOST_AT_ONCE)
  if (events.length === 0) return
  fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events }),
    // No cookie goes along, and a page that is left still tells.
    credentials: 'omit',
    keepalive: true,
  }).catch((error) => logFailure(error))
}

export function count(event_type: string, what = '', experiments?: Record<string, boolean>) {
  waiting.push({
    event_uuid: crypto.randomUUID(),
    event_type,
    place: asPlace(what),
    ...(experiments && { experiments }),
  })
  if (waiting.length >= MOST_AT_ONCE) flush()
  else timer ??= setTimeout(flush, WAIT_MILLISECONDS)
}

const placeOf = ({ properties }: Told) => String(properties.what ?? properties.product ?? '')

/** From now on every event of the site is counted; answers how to stop. */
export function countEvents(): () => void {
  const stop = onTracked((told) => count(told.event_type, placeOf(told)))
  addEventListener('pagehide', flush)
  return () => {
    stop()
    removeEventListener('pagehide', flush)
  }
}

/** For tests: forgets what waits. */
export function forgetWaiting() {
  clearTimeout(timer)
  timer = undefined
  waiting = []
}

// Meta publishes no npm package for its pixel: this is the queue of its documented base code, without the inline script.
import { onTracked, type Told } from '../lib/track'
import type { Tracking } from '../types'

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

type Arguments = readonly unknown[]

interface Queue {
  (...call: Arguments): void
  callMethod?: (...call: Arguments) => void
  queue: Arguments[]
  push: Queue
  loaded: boolean
  version: string
}

interface PixelWindow {
  fbq?: Queue
  _fbq?: Queue
}

/** Calls wait in the queue until the script has come, which then takes them over. */
function makeQueue(): Queue {
  const queue = ((...call: Arguments) => {
    if (queue.callMethod) queue.callMethod(...call)
    else queue.queue.push(call)
  }) as Queue
  return Object.assign(queue, { push: queue, loaded: true, version: '2.0', queue: [] })
}

/** Names that the pixel knows; any other is one of our own. */
const STANDARD = new Set<string>(['StartTrial', 'Lead', 'InitiateCheckout', 'PageView'])

/** Only a product's value goes along, never a name or a place. */
const worthOf = ({ properties }: Told) =>
  typeof properties.value === 'number' ? { value: properties.value, currency: 'USD' } : {}

export function startPixel({ pixel_id }: Tracking) {
  const owner = window as unknown as PixelWindow
  if (owner.fbq) return
  const queue = makeQueue()
  owner.fbq = queue
  owner._fbq = queue
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT
  document.head.append(script)
  // Nothing but the events of ours: the pixel must not read forms or buttons by itself.
  queue('set', 'autoConfig', false, pixel_id)
  queue('init', pixel_id)
  queue('track', 'PageView')
  onTracked((told) => {
    if (told.event_type === 'PageView') return
    queue(STANDARD.has(told.event_type) ? 'track' : 'trackCustom', told.event_type, worthOf(told))
  })
}

import { nativeBridge } from '@evenkeel/native'
import { observable } from './observable'

/** The newer release that waits for its turn. */
const waiting = observable<ServiceWorker | null>(null)

function watchInstalling(registration: ServiceWorkerRegistration) {
  const worker = registration.installing
  worker?.addEventListener('statechange', () => {
    // Without a controller this is the first installation, which replaces nothing.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) waiting.set(worker)
  })
}

/** Starts the service worker and notices when a newer release is waiting behind it. */
export async function registerWorker(url: string) {
  // The app is also entered at /login and the like, outside its folder; the server allows the wider scope.
  const registration = await navigator.serviceWorker?.register(url, { scope: '/' })
  if (!registration) return
  if (registration.waiting && navigator.serviceWorker.controller) waiting.set(registration.waiting)
  // A page that was busy may have missed the finding of it.
  watchInstalling(registration)
  registration.addEventListener('updatefound', () => watchInstalling(registration))
  lookOnReturn(registration)
  void beClaimed()
}

/**
 * Ends with a page that is in the worker's care. A page that is loaded while the worker becomes active misses the claim,
 * and would ask the network for every part of the app until it is loaded again.
 */
async function beClaimed() {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller) active?.postMessage('claim')
}

/** Milliseconds. */
const LOOK_AT_MOST_EVERY = 60 * 60 * 1000

/** A browser looks for a newer release when a page is loaded; an installed app may stay open for weeks. */
function lookOnReturn(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  nativeBridge().onActiveChange((isActive) => {
    if (!isActive || Date.now() - lookedAt < LOOK_AT_MOST_EVERY) return
    lookedAt = Date.now()
    // Without a connection there is nothing to find; the next return looks again.
    registration.update().catch(() => undefined)
  })
}

/** Lets the newer release take over, and loads the page from it. */
export function takeUpdate() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.get()?.postMessage('take-over')
}

export const useHasUpdate = () => waiting.use() !== null

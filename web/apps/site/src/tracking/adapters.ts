// The adapters are loaded when they are wanted, each as a piece of its own. A failure is only logged.
import { logFailure } from '../lib/log'
import type { Tracking } from '../types'
import type { Service } from './services'

/** The page itself comes first: reporting begins this long after it (website specification, section 9). */
export const WAIT_MILLISECONDS = 1000

type Start = (tracking: Tracking) => Promise<void> | void

const LOADERS: Record<Service, () => Promise<Start>> = {
  pixel: async () => (await import('./pixel')).startPixel,
  analytics: async () => (await import('./analytics')).startAnalytics,
  error_reporting: async () => (await import('./error-reporting')).startErrorReporting,
}

const begun = new Set<Service>()

async function start(service: Service, tracking: Tracking) {
  if (begun.has(service)) return
  begun.add(service)
  try {
    const begin = await LOADERS[service]()
    await begin(tracking)
  } catch (error) {
    logFailure(error)
  }
}

export function startServices(services: Service[], tracking: Tracking) {
  setTimeout(() => services.forEach((service) => void start(service, tracking)), WAIT_MILLISECONDS)
}

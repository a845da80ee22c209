import { browserTracingIntegration, init } from '@sentry/browser'
import { pagePath } from '../lib/page-path'
import type { Tracking } from '../types'

/** Everything is sampled, as the website specification says (section 7). */
const TRACES_SAMPLE_RATE = 1

/** No keys of addresses, no cookies, no typed text: an error is where it happened and what the program said. */
export function startErrorReporting({ error_reporting_dsn }: Tracking) {
  init({
    dsn: error_reporting_dsn,
    integrations: [browserTracingIntegration()],
    tracesSampleRate: TRACES_SAMPLE_RATE,
    beforeSend: (event) => ({
      ...event,
      request: { url: location.origin + pagePath(location.pathname) },
      breadcrumbs: [],
    }),
    beforeSendTransaction: (event) => ({ ...event, request: { url: location.origin + pagePath(location.pathname) } }),
  })
}

import mixpanel from 'mixpanel-browser'
import { presentExperiments } from '../lib/experiments'
import { pagePath } from '../lib/page-path'
import { onTracked } from '../lib/track'
import type { Tracking } from '../types'

/** Visitors are anonymous, so what a member would bring along is not known here: days since signup and premium stay empty. */
export function startAnalytics({ analytics_token, analytics_host }: Tracking) {
  mixpanel.init(analytics_token, {
    api_host: analytics_host,
    autocapture: false,
    ip: false,
    persistence: 'localStorage',
    record_sessions_percent: 0,
    track_pageview: false,
    // An address can hold a code or a key.
    property_blacklist: ['$current_url', '$initial_referrer', '$referrer'],
  })
  const known = { ...presentExperiments(), is_premium_user: false }
  mixpanel.register(known)
  mixpanel.people.set(known)
  onTracked(({ event_type, properties }) =>
    mixpanel.track(event_type, { ...properties, event_type, page: pagePath(location.pathname) }),
  )
}

import { withoutLanguage } from '../lib/page-path'
import type { Tracking } from '../types'
import { isEuropean } from './european'

export type Service = 'pixel' | 'analytics' | 'error_reporting'

/** Quiz answers stand on these pages, and people who need help on the other: nobody else is let in. */
const WITHOUT_STRANGERS = ['/quiz', '/safety']

interface Visit {
  tracking: Tracking
  path: string
  timeZone: string | undefined
}

/** The services of others that this visit could report to, if the visitor agrees. */
export function servicesFor({ tracking, path, timeZone }: Visit): Service[] {
  const at = withoutLanguage(path)
  if (WITHOUT_STRANGERS.some((page) => at === page || at.startsWith(`${page}/`))) return []
  const services: Service[] = []
  if (tracking.pixel_id && !isEuropean(timeZone)) services.push('pixel')
  if (tracking.analytics_token) services.push('analytics')
  if (tracking.error_reporting_dsn) services.push('error_reporting')
  return services
}

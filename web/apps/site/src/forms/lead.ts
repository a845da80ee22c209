import { csrfToken } from '@evenkeel/api'

export interface Lead {
  first_name: string
  email_address: string
}

/** A field that people do not see: what fills it in is no person. */
export const HONEYPOT = 'website'

export type LeadCall = '/api/register-certification' | '/api/register-live-training'

/** A call that has not answered by then never will. */
const TIMEOUT = 15_000

/** The first visit sets the cookie that every later call has to show. */
async function ensureCookie() {
  if (document.cookie.includes('csrf_token=')) return
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone
  const headers = { 'Content-Type': 'application/json' }
  await fetch('/api/config', { method: 'POST', headers, body: JSON.stringify({ tz }) })
}

/** Sends a lead; answers the unique code where one was made. Throws where nothing was kept. */
export async function sendLead(
  call: LeadCall,
  lead: Lead,
  elapsedMilliseconds: number,
): Promise<{ unique_code?: string }> {
  await ensureCookie()
  const answer = await fetch(call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken('csrf_token') },
    body: JSON.stringify({ ...lead, elapsed_milliseconds: Math.round(elapsedMilliseconds) }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}`)
  return (await answer.json()) as { unique_code?: string }
}

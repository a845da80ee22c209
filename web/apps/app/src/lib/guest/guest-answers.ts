import type { Config, Personalization, Problem } from '@evenkeel/api'
import i18next from 'i18next'
import { guestMember } from './guest-member'
import { type GuestEvent, guestRecord, keepGuestEvent, presentGuest } from './guest-record'

type Body = Record<string, unknown>

const json = (body: unknown, status = 200) => Response.json(body, { status })

const needsAccount = () =>
  json({ error_code: 'account_required', error_message: i18next.t('guest.needs_account') } satisfies Problem, 403)

const dated = (body: Body): Body => ({ checked_in_at: new Date().toISOString(), ...body })
const begun = (body: Body): Body => ({ started_at: new Date().toISOString(), ...body })

const keep = (path: GuestEvent['path'], body: Body) => keepGuestEvent({ path, body: body as GuestEvent['body'] })

/** What this device can do by itself, by the path of the call. */
const KEPT: Readonly<Record<string, (body: Body) => Body>> = {
  '/premium/authorized/assessment/check-in': (body) => {
    const checkIn = dated(body)
    keep('/premium/authorized/assessment/check-in', checkIn)
    return { check_in: checkIn }
  },
  '/premium/authorized/assessment/exercise': (body) => {
    const result = begun(body)
    keep('/premium/authorized/assessment/exercise', result)
    return { exercise_result: result }
  },
  '/authorized/assessment/onboarding/personalize': (body) => {
    const record = presentGuest()
    if (record) guestRecord.write({ ...record, plan: body as Personalization })
    return {}
  },
}

/**
 * Answers a member's call on the device, for somebody without an account: what can be kept is kept, and the rest says
 * that it needs an account. Undefined when the call is meant for the network.
 */
export async function guestAnswer(request: Request, path: string, readConfig: () => Config | undefined) {
  if (!presentGuest() || !path.includes('/authorized/')) return undefined
  const answer = request.method === 'POST' ? KEPT[path] : undefined
  const config = answer && readConfig()
  if (!answer || !config) return needsAccount()
  const answered = answer((await request.json()) as Body)
  const record = presentGuest()
  return json({ ...answered, member: record ? guestMember(record, config) : null })
}

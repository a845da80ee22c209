import type { Config, Personalization, Problem } from '@evenkeel/api'
import i18next from 'i18next'
import { editGuestCheckIn, guestCheckInViews, removeGuestCheckIn } from './guest-check-ins'
import { guestMember } from './guest-member'
import { type GuestEvent, type GuestRecord, guestRecord, keepGuestEvent, presentGuest } from './guest-record'

type Body = Record<string, unknown>

const json = (body: unknown, status = 200) => Response.json(body, { status })

const needsAccount = () =>
  json({ error_code: 'account_required', error_message: i18next.t('guest.needs_account') } satisfies Problem, 403)

const notFound = () =>
  json({ error_code: 'not_found', error_message: i18next.t('check_in.edit.gone') } satisfies Problem, 404)

const dated = (body: Body): Body => ({ checked_in_at: new Date().toISOString(), ...body })
const begun = (body: Body): Body => ({ started_at: new Date().toISOString(), ...body })

/** The screens make these bodies in the contract's form; on the way here they were text. */
const keep = (call: GuestEvent['call'], body: Body) => keepGuestEvent({ call, body } as unknown as GuestEvent)

const CHECK_IN = '/premium/authorized/assessment/check-in'

/** The writes that this device can answer by itself. */
const KEPT: Readonly<Record<string, (body: Body) => Body>> = {
  [`POST ${CHECK_IN}`]: (body) => {
    const checkIn = dated(body)
    keep(`POST ${CHECK_IN}`, checkIn)
    return { check_in: checkIn }
  },
  [`PUT ${CHECK_IN}`]: (body) => {
    editGuestCheckIn(body)
    return { check_in: body }
  },
  [`PUT ${CHECK_IN}/remove`]: (body) => {
    removeGuestCheckIn(body)
    return {}
  },
  'POST /premium/authorized/assessment/exercise': (body) => {
    const result = begun(body)
    keep('POST /premium/authorized/assessment/exercise', result)
    return { exercise_result: result, effect: { effect: 0, n: 0, certainty: 0, times: 1, last_done_on: null } }
  },
  'POST /authorized/assessment/onboarding/personalize': (body) => {
    const record = presentGuest()
    if (record) guestRecord.write({ ...record, plan: body as Personalization })
    return {}
  },
}

type Answer = (record: GuestRecord, input: Body, config: Config) => Promise<Body | Response | undefined>

/** The reads that this device can answer by itself. The exercises are a part that only guests load. */
const KNOWN: Readonly<Record<string, Answer>> = {
  'GET /authorized/history/check-ins': async (record, _input, config) => ({
    check_ins: guestCheckInViews(record, config),
    next: null,
  }),
  'GET /authorized/history/check-in': async (record, { check_in_id }, config) => {
    const found = guestCheckInViews(record, config).find((one) => one.check_in_id === check_in_id)
    return found ? { check_in: found } : notFound()
  },
  'GET /authorized/history/exercises': async (record, { exercise_id }) => {
    const { guestResults } = await import('./guest-exercises')
    const isAsked = (id: string) => exercise_id === undefined || id === exercise_id
    return { exercise_results: guestResults(record).filter((one) => isAsked(one.exercise_id)), next: null }
  },
  'GET /premium/authorized/exercises': async (record) => {
    const { guestLibrary } = await import('./guest-exercises')
    return { exercises: guestLibrary(record) }
  },
  'GET /premium/authorized/exercise': async (record, { exercise_id }) => {
    const { guestExercise } = await import('./guest-exercises')
    const exercise = guestExercise(record, String(exercise_id))
    return exercise && { exercise }
  },
  'POST /premium/authorized/recommendation/exercise': async (record, wish, config) => {
    const { guestSuggestion } = await import('./guest-exercises')
    const suggestion = guestSuggestion(record, wish, config)
    if (suggestion) guestRecord.write({ ...record, suggestion })
    return suggestion && { suggestion }
  },
}

async function inputOf(request: Request): Promise<Body> {
  return request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : await request.json()
}

/**
 * Answers a member's call on the device, for somebody without an account: what can be kept is kept, what is known is
 * told, and the rest says that it needs an account. Undefined when the call is meant for the network.
 */
export async function guestAnswer(request: Request, path: string, readConfig: () => Config | undefined) {
  const record = presentGuest()
  if (!record || !path.includes('/authorized/')) return undefined
  const config = readConfig()
  const call = `${request.method} ${path}`
  const kept = KEPT[call]
  const known = KNOWN[call]
  if (!config || !(kept || known)) return needsAccount()
  const input = await inputOf(request)
  const answered = kept ? kept(input) : await known?.(record, input, config)
  if (answered instanceof Response) return answered
  const present = presentGuest()
  return answered && present ? json({ ...answered, member: guestMember(present, config) }) : needsAccount()
}

import { answerOf, type CallName, type RequestOf, type ServiceCallName } from '@evenkeel/api'
import { memberApi } from '../calls/member-api'
import { serviceApi } from '../calls/service-api'

/** Every call that may wait on the device, and what it is called in words: a key below `unsent`. */
export const KEPT_CALLS = {
  'POST /premium/authorized/assessment/check-in': 'check_in',
  'PUT /premium/authorized/assessment/check-in': 'check_in',
  'PUT /premium/authorized/assessment/check-in/remove': 'check_in',
  'POST /premium/authorized/assessment/exercise': 'exercise_result',
  'POST /authorized/assessment/article/completion': 'article',
  'POST /authorized/assessment/article/rating': 'article',
  'POST /journal-thread/chat-update': 'journal',
  'POST /premium/authorized/journal/thread/message/reaction': 'journal',
  'POST /premium/authorized/program/pause': 'program',
  'POST /premium/authorized/program/plan_item': 'program',
  'POST /premium/authorized/program/reflection': 'program',
  'POST /premium/authorized/program/restart': 'program',
  'POST /premium/authorized/program/resume': 'program',
  'POST /premium/authorized/practice/rest': 'program',
  'POST /premium/authorized/practice/resonance_pace': 'other',
} as const satisfies Partial<Record<CallName, string>>

export type KeptCall = keyof typeof KEPT_CALLS
export type WriteKind = (typeof KEPT_CALLS)[KeptCall]

/** Those that the service's listener takes up; the main one takes up the rest. */
const SERVICE_CALLS: Readonly<Record<Extract<KeptCall, ServiceCallName>, true>> = {
  'POST /journal-thread/chat-update': true,
}

/** One call that the server has not acknowledged yet, with the body that the contract wants. */
export interface WriteOf<Call extends KeptCall> {
  /** The client's event id: the server knows a repeat by it. Here the entry's key. */
  id: string
  /** Whose it is: another person may sign in on the same device before it is sent. */
  memberId: string
  call: Call
  body: RequestOf<Call>
  /** An article that was opened without a connection: the server names the event before anything is said about it. */
  opens?: RequestOf<'POST /authorized/assessment/article/start'>
}

export type Write = { [Call in KeptCall]: WriteOf<Call> }[KeptCall]

export const kindOf = ({ call }: Pick<Write, 'call'>): WriteKind => KEPT_CALLS[call]

export const needsPremium = ({ call }: Pick<Write, 'call'>) => call.includes(' /premium/')

type AnyCall = (path: string, init: { body: object }) => Promise<{ data?: object; error?: unknown; response: Response }>

/** Sends a write and answers what was answered. Throws `CallFailed`. */
export type Way = (write: Write) => Promise<object>

/** As the contract says. The body was checked against it when the write was made. */
export const directly: Way = async ({ call, body, opens }) => {
  const [method, path] = call.split(' ') as ['POST' | 'PUT', string]
  const client = (call in SERVICE_CALLS ? serviceApi() : memberApi) as unknown as Record<typeof method, AnyCall>
  const event = opens && (await answerOf(memberApi.POST('/authorized/assessment/article/start', { body: opens })))
  return answerOf(client[method](path, { body: event ? { ...body, event_uuid: event.event_uuid } : body }))
}

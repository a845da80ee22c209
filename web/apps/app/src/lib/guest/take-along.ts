import { answerOf, type Member, type Personalization } from '@evenkeel/api'
import { memberApi } from '../calls/member-api'
import type { Write } from '../outbox/calls'
import { flush, keep } from '../outbox/outbox'
import { pendingReadings } from '../outbox/readings'
import { paceOnDevice, paceWrite } from '../practice/resonance-pace'
import { handOverBelongings } from './belongings'
import { GUEST_ID, type GuestEvent, guestRecord, momentOf, presentGuest } from './guest-record'

/** Without an answer the account asks the questions again: nothing is lost but a minute. */
async function takePlan(body: Personalization): Promise<Member | undefined> {
  try {
    return (await answerOf(memberApi.POST('/authorized/assessment/onboarding/personalize', { body }))).member
  } catch {
    return undefined
  }
}

/**
 * What was done without an account becomes this account's: every event goes into the outbox under its own id, which
 * sends it once however often it has to try, and readings wait for their delivery as any other. An account that has a plan
 * keeps its own. Answers the fresh member, if any.
 */
export async function takeAlong(member: Member): Promise<Member | undefined> {
  const record = presentGuest()
  if (!record) return undefined
  const oldestFirst = record.events.toSorted((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1))
  for (const event of oldestFirst) await keep(writeOf(event, member.member_id))
  await pendingReadings.handOver(GUEST_ID, member.member_id)
  handOverBelongings(member.member_id)
  const pace = paceOnDevice(member.member_id)
  if (pace) await keep(paceWrite(member.member_id, pace))
  // From here on calls of a member go to the server again.
  guestRecord.clear()
  const planned = record.plan && !member.onboarded ? await takePlan(record.plan) : undefined
  return (await flush(member.member_id)) ?? planned
}

const writeOf = (event: GuestEvent, memberId: string): Write => ({ ...event, id: event.body.event_uuid, memberId })

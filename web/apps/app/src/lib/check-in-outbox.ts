import { answerOf, asCallFailed, type CallFailed, type CheckInRequest, type Member } from '@evenkeel/api'
import { memberApi } from './member-api'
import { stored } from './stored'

interface WaitingCheckIn {
  /** Whose it is: another person may sign in on the same device before it is sent. */
  memberId: string
  checkIn: CheckInRequest
}

const outbox = stored<WaitingCheckIn[]>('check_in_outbox')
const listeners = new Set<() => void>()

function change(waiting: WaitingCheckIn[]) {
  if (waiting.length > 0) outbox.write(waiting)
  else outbox.clear()
  for (const notify of listeners) notify()
}

const everything = () => outbox.read() ?? []

const remove = (eventUuid: string) => change(everything().filter(({ checkIn }) => checkIn.event_uuid !== eventUuid))

export const countWaiting = (memberId: string) => everything().filter((waiting) => waiting.memberId === memberId).length

export function subscribeToOutbox(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Keeps a check-in until the server has acknowledged it. Its event id makes any number of repeats harmless. */
export function keepCheckIn(waiting: WaitingCheckIn) {
  remove(waiting.checkIn.event_uuid)
  change([...everything(), waiting])
}

/** A session can be opened again; whatever else the server refuses now it would refuse for ever. */
const isWorthKeeping = (failed: CallFailed) => failed.isWorthRepeating || failed.code === 'session_required'

async function sendOne(checkIn: CheckInRequest): Promise<Member> {
  try {
    const { member } = await answerOf(memberApi.POST('/premium/authorized/assessment/check-in', { body: checkIn }))
    remove(checkIn.event_uuid)
    return member
  } catch (thrown) {
    const failed = asCallFailed(thrown)
    if (!isWorthKeeping(failed)) remove(checkIn.event_uuid)
    throw failed
  }
}

export type Delivery =
  | { kind: 'delivered'; member: Member }
  | { kind: 'waiting' }
  | { kind: 'refused'; failed: CallFailed }

/** Sends one check-in that is being kept. */
export async function deliverCheckIn(checkIn: CheckInRequest): Promise<Delivery> {
  try {
    return { kind: 'delivered', member: await sendOne(checkIn) }
  } catch (thrown) {
    const failed = asCallFailed(thrown)
    return failed.isWorthRepeating ? { kind: 'waiting' } : { kind: 'refused', failed }
  }
}

/** Sends what waits, oldest first, and stops at the first that cannot go. Answers the last fresh member, if any. */
export async function flushOutbox(memberId: string): Promise<Member | undefined> {
  let member: Member | undefined
  for (const waiting of everything().filter((candidate) => candidate.memberId === memberId)) {
    const delivery = await deliverCheckIn(waiting.checkIn)
    if (delivery.kind === 'delivered') member = delivery.member
    if (delivery.kind === 'waiting') break
  }
  return member
}

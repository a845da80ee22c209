import { asCallFailed, type CallFailed, type Member, type ReplyOf } from '@evenkeel/api'
import { directly, type KeptCall, needsPremium, type Way, type Write, type WriteOf } from './calls'
import {
  allEntries,
  isWrite,
  keepEntry,
  putEntry,
  removeEntry,
  shownEntries,
  useEntries,
  type WriteEntry,
} from './entries'
import { isFinal } from './final-refusal'

// docs/decisions/0072-one-outbox.md says what is kept, in which order it goes, and who wins.

const allWrites = async () => (await allEntries()).filter(isWrite)

/** Keeps a write until the server has acknowledged it. The same id again takes the earlier one's place in the queue. */
export const keep = (write: Write) => keepEntry(write)

/** The member has read why it was refused, or does not want it any more. */
export const forget = (id: string) => removeEntry(id)

export type Delivery<Answer> =
  | { kind: 'delivered'; answer: Answer }
  | { kind: 'waiting' }
  | { kind: 'refused'; failed: CallFailed }

/** How writes go whose screen wants to see the answer coming, whichever run takes them along. */
const ownWays = new Map<string, Way>()

async function attempt(write: Write): Promise<Delivery<object>> {
  const way = ownWays.get(write.id) ?? directly
  try {
    return { kind: 'delivered', answer: await way(write) }
  } catch (thrown) {
    const failed = asCallFailed(thrown)
    return failed.isWorthRepeating ? { kind: 'waiting' } : { kind: 'refused', failed }
  }
}

/** A newer choice may have taken its place under the same id while it was on its way. */
async function isStillKept({ id, body }: Write): Promise<boolean> {
  const kept = (await allWrites()).find((entry) => entry.id === id)
  return kept !== undefined && JSON.stringify(kept.body) === JSON.stringify(body)
}

async function settle(entry: WriteEntry, delivery: Delivery<object>) {
  if (!(await isStillKept(entry))) return
  if (delivery.kind === 'delivered') await removeEntry(entry.id)
  if (delivery.kind !== 'refused' || !isFinal(delivery.failed)) return
  await putEntry({ ...entry, refusal: delivery.failed.problem })
}

const awaitsPremium = (delivery: Delivery<object> | undefined) =>
  delivery?.kind === 'refused' && delivery.failed.code === 'premium_required'

const mayGoOn = (delivery: Delivery<object>) =>
  delivery.kind === 'delivered' ||
  (delivery.kind === 'refused' && (isFinal(delivery.failed) || awaitsPremium(delivery)))

/**
 * Writes whose screen waits to be told, and what became of them: a run that began in between (every change of the outbox
 * begins one) may have sent them before their own turn came.
 */
const attended = new Map<string, Delivery<object> | undefined>()

/** Sends what waits, oldest first, and stops at the first that cannot go. Tells of each what became of it. */
async function sendAll(memberId: string): Promise<Map<string, Delivery<object>>> {
  const told = new Map<string, Delivery<object>>()
  for (const entry of await allWrites()) {
    if (entry.memberId !== memberId || entry.refusal) continue
    // One that waits for the membership speaks for all of its kind, and holds back nothing that is free.
    const refused = needsPremium(entry) ? [...told.values()].find(awaitsPremium) : undefined
    const delivery = refused ?? (await attempt(entry))
    told.set(entry.id, delivery)
    if (attended.has(entry.id)) attended.set(entry.id, delivery)
    await settle(entry, delivery)
    if (!mayGoOn(delivery)) break
  }
  return told
}

let lastRun: Promise<unknown> = Promise.resolve()

/** One run at a time in this page and, where the browser can lock, in all its tabs. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const locked = () => (navigator.locks ? navigator.locks.request('evenkeel-outbox', run) : run())
  const next = lastRun.then(locked, locked) as Promise<Result>
  lastRun = next.catch(() => undefined)
  return next
}

const hasMember = (answer: object): answer is { member: Member } => 'member' in answer

/** Sends what this member's device still owes the server. Answers the last fresh member, if any. */
export async function flush(memberId: string): Promise<Member | undefined> {
  const deliveries = [...(await inTurn(() => sendAll(memberId))).values()]
  const answers = deliveries.flatMap((delivery) => (delivery.kind === 'delivered' ? [delivery.answer] : []))
  return answers.findLast(hasMember)?.member
}

/**
 * Keeps a write and sends it after everything older. A refusal is told here, for the screen to show beside its button,
 * and the write is then no longer kept, unless it only waits for the member to sign in or to pay. A later run sends it
 * plainly, also where it had a way of its own.
 */
export async function send<Call extends KeptCall>(
  ofCall: WriteOf<Call>,
  ownWay?: Way,
): Promise<Delivery<ReplyOf<Call>>> {
  const write = ofCall as Write
  attended.set(write.id, undefined)
  if (ownWay) ownWays.set(write.id, ownWay)
  await keep(write)
  // A run that took it along and found no answer has waited already: nobody is made to wait for two.
  const hasWaited = () => attended.get(write.id)?.kind === 'waiting'
  const told = await inTurn(async () => (hasWaited() ? undefined : sendAll(write.memberId)))
  const delivery = told?.get(write.id) ?? attended.get(write.id) ?? { kind: 'waiting' }
  attended.delete(write.id)
  ownWays.delete(write.id)
  if (delivery.kind === 'refused' && isFinal(delivery.failed) && (await isStillKept(write))) await forget(write.id)
  else shownEntries.set([...shownEntries.get()])
  return delivery as Delivery<ReplyOf<Call>>
}

/** Sends once more what had stepped aside. Unless it is refused again, it is delivered or waits as everything else. */
export const retry = (entry: WriteEntry): Promise<Delivery<object>> =>
  inTurn(async () => {
    const { refusal: _former, ...write } = entry
    const delivery = await attempt(write)
    if (delivery.kind !== 'delivered') await putEntry(write)
    await settle(write, delivery)
    await allEntries()
    return delivery
  })

interface Outbox {
  /** What waits on this device for this member. Oldest first. */
  waiting: readonly WriteEntry[]
  /** Of it, what no screen is just sending: there the button or the conversation says what becomes of it. */
  owed: readonly WriteEntry[]
  /** What was refused while nobody looked. */
  refused: readonly WriteEntry[]
}

export function useOutbox(memberId: string): Outbox {
  const mine = useEntries(memberId).filter(isWrite)
  const waiting = mine.filter(({ refusal }) => !refusal)
  const owed = waiting.filter(({ id }) => !attended.has(id))
  return { waiting, owed, refused: mine.filter(({ refusal }) => refusal) }
}

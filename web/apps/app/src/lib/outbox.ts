import { answerOf, asCallFailed, type CallFailed, type Member } from '@evenkeel/api'
import { useEffect, useSyncExternalStore } from 'react'
import { isFinal } from './final-refusal'
import { memberApi } from './member-api'
import { takeOverOlderEntries } from './older-outbox'
import { type Entry, entryStore, type Write } from './outbox-store'
import { serviceApi } from './service-api'

export type { Write, WriteKind } from './outbox-store'

// docs/decisions/0072-one-outbox.md says what is kept, in which order it goes, and who wins.

let present: readonly Entry[] = []
const listeners = new Set<() => void>()

function tell(entries: readonly Entry[]) {
  present = entries
  for (const notify of listeners) notify()
}

async function reload(): Promise<readonly Entry[]> {
  const store = await entryStore()
  await takeOverOlderEntries(store.put)
  tell((await store.all()).sort((one, other) => one.order - other.order))
  return present
}

async function remove(id: string) {
  await (await entryStore()).remove(id)
  await reload()
}

/** Keeps a write until the server has acknowledged it. The same id again takes the earlier one's place in the queue. */
export async function keep(write: Write) {
  const known = await reload()
  const order = known.find(({ id }) => id === write.id)?.order ?? (known.at(-1)?.order ?? 0) + 1
  await (await entryStore()).put({ ...write, order })
  await reload()
}

/** The member has read why it was refused, or does not want it any more. */
export const forget = (id: string) => remove(id)

export type Delivery<Answer> =
  | { kind: 'delivered'; answer: Answer }
  | { kind: 'waiting' }
  | { kind: 'refused'; failed: CallFailed }

type AnyCall = (path: string, init: { body: object }) => Promise<{ data?: object; error?: unknown; response: Response }>

/** One client for every address: the entry says itself where it goes. What it says was checked when it was kept. */
const clientFor = ({ listener }: Write) =>
  (listener === 'service' ? serviceApi() : memberApi) as unknown as Record<Write['method'], AnyCall>

/** Sends a write and answers what was answered. Throws `CallFailed`. */
export type Call = (write: Write) => Promise<object>

const plainly: Call = (write) => answerOf(clientFor(write)[write.method](write.path, { body: write.body }))

/** How writes go whose screen wants to see the answer coming, whichever run takes them along. */
const ownWays = new Map<string, Call>()

async function attempt(write: Write): Promise<Delivery<object>> {
  const call = ownWays.get(write.id) ?? plainly
  try {
    return { kind: 'delivered', answer: await call(write) }
  } catch (thrown) {
    const failed = asCallFailed(thrown)
    return failed.isWorthRepeating ? { kind: 'waiting' } : { kind: 'refused', failed }
  }
}

/** A newer choice may have taken its place under the same id while it was on its way. */
async function isStillKept({ id, body }: Write): Promise<boolean> {
  const kept = (await (await entryStore()).all()).find((entry) => entry.id === id)
  return kept !== undefined && JSON.stringify(kept.body) === JSON.stringify(body)
}

async function settle(entry: Entry, delivery: Delivery<object>) {
  if (!(await isStillKept(entry))) return
  if (delivery.kind === 'delivered') await remove(entry.id)
  if (delivery.kind !== 'refused' || !isFinal(delivery.failed)) return
  await (await entryStore()).put({ ...entry, refusal: delivery.failed.problem })
  await reload()
}

const PREMIUM = '/premium/'

export const needsPremium = ({ path }: Write) => path.startsWith(PREMIUM)

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
  for (const entry of await reload()) {
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
export async function send<Answer extends object>(write: Write, ownWay?: Call): Promise<Delivery<Answer>> {
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
  else tell([...present])
  return delivery as Delivery<Answer>
}

/** Sends once more what had stepped aside. Unless it is refused again, it is delivered or waits as everything else. */
export const retry = (entry: Entry): Promise<Delivery<object>> =>
  inTurn(async () => {
    const { refusal: _former, ...write } = entry
    const delivery = await attempt(write)
    if (delivery.kind !== 'delivered') await (await entryStore()).put(write)
    await settle(write, delivery)
    await reload()
    return delivery
  })

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

interface Outbox {
  /** What waits on this device for this member. Oldest first. */
  waiting: readonly Entry[]
  /** Of it, what no screen is just sending: there the button or the conversation says what becomes of it. */
  owed: readonly Entry[]
  /** What was refused while nobody looked. */
  refused: readonly Entry[]
}

export function useOutbox(memberId: string): Outbox {
  const entries = useSyncExternalStore(subscribe, () => present)
  useEffect(() => {
    reload()
  }, [])
  const mine = entries.filter((entry) => entry.memberId === memberId)
  const waiting = mine.filter(({ refusal }) => !refusal)
  const owed = waiting.filter(({ id }) => !attended.has(id))
  return { waiting, owed, refused: mine.filter(({ refusal }) => refusal) }
}

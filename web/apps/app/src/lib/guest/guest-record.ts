import type { CheckInRequest, ExerciseResultRequest, Personalization, Reading, Suggestion } from '@evenkeel/api'
import { observable } from '../device/observable'
import { stored } from '../device/stored'

export type GuestCheckIn = CheckInRequest & { checked_in_at: string }

/** One write, in the form in which the server will get it. Its event id makes any number of repeats harmless. */
export type GuestEvent =
  | { call: 'POST /premium/authorized/assessment/check-in'; body: GuestCheckIn }
  | { call: 'POST /premium/authorized/assessment/exercise'; body: ExerciseResultRequest & { started_at: string } }

/** ISO moment. */
export const momentOf = ({ body }: GuestEvent) => ('checked_in_at' in body ? body.checked_in_at : body.started_at)

/** Everything that somebody without an account did. It is on this device and nowhere else. */
export interface GuestRecord {
  startedAt: string
  plan?: Personalization
  suggestion?: Suggestion
  /** As this device read them, newest first. Their recordings wait in the outbox for an account. */
  readings?: Reading[]
  events: GuestEvent[]
}

export const GUEST_ID = 'guest'

const kept = stored<GuestRecord>('guest')
const changes = observable(0)
const tell = () => changes.set(changes.get() + 1)

export const guestRecord = {
  read: () => kept.read(),
  write(record: GuestRecord) {
    kept.write(record)
    tell()
  },
  clear() {
    kept.clear()
    tell()
  },
  subscribe: changes.subscribe,
}

/** Whether this device is in use without an account. */
export const presentGuest = (): GuestRecord | undefined => guestRecord.read()

export const startAsGuest = () => guestRecord.write({ startedAt: new Date().toISOString(), events: [] })

/** Keeps an event, or its newer form. */
export function keepGuestEvent(event: GuestEvent) {
  const record = presentGuest()
  if (!record) return
  const others = record.events.filter(({ body }) => body.event_uuid !== event.body.event_uuid)
  guestRecord.write({ ...record, events: [...others, event] })
}

/** Two months of mornings: as many as a usual range looks back on. */
const MOST_READINGS = 60

export function keepGuestReading(reading: Reading) {
  const record = presentGuest()
  if (!record) return
  guestRecord.write({ ...record, readings: [reading, ...(record.readings ?? [])].slice(0, MOST_READINGS) })
}

export const guestCheckIns = ({ events }: GuestRecord) =>
  events
    .flatMap(({ body }) => ('checked_in_at' in body ? [body] : []))
    .sort((a, b) => b.checked_in_at.localeCompare(a.checked_in_at))

/** The exercises that were done, in the order in which they were kept. */
export const guestResultBodies = ({ events }: GuestRecord) =>
  events.flatMap(({ body }) => ('exercise_id' in body ? [body] : []))

import type { CheckInRecord, Config } from '@evenkeel/api'
import { angleOfPlace } from '../practice/ring-position'
import {
  type GuestCheckIn,
  type GuestRecord,
  guestCheckIns,
  guestRecord,
  keepGuestEvent,
  presentGuest,
} from './guest-record'

/** The day of this device on which it was. */
export const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE')

/** Returns the check-ins of somebody without an account, newest first, in the form in which the server sends them. */
export const guestCheckInViews = (record: GuestRecord, { states }: Config): CheckInRecord[] =>
  guestCheckIns(record).map(({ event_uuid, arousal, comfort, body_signs, note, checked_in_at }) => {
    const angle = angleOfPlace({ arousal, comfort })
    const state = states.find(({ from, to }) => angle >= from && angle < to)
    return {
      event_uuid,
      arousal,
      comfort,
      checked_in_at,
      angle,
      check_in_id: event_uuid,
      felt_angle: angle,
      day: dayOf(new Date(checked_in_at)),
      edited_at: null,
      state: state?.name ?? 'stillness',
      body_signs: body_signs ?? [],
      note: note ?? '',
    }
  })

/** The newer form takes the place of the older one, and goes along into an account under the same id. */
export function editGuestCheckIn({ check_in_id, note, ...rest }: Record<string, unknown>) {
  const body = { event_uuid: String(check_in_id), ...rest, ...(note ? { note } : {}) } as GuestCheckIn
  keepGuestEvent({ call: 'POST /premium/authorized/assessment/check-in', body })
}

export function removeGuestCheckIn({ check_in_id }: Record<string, unknown>) {
  const record = presentGuest()
  if (!record) return
  guestRecord.write({ ...record, events: record.events.filter(({ body }) => body.event_uuid !== check_in_id) })
}

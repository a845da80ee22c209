import type { CheckInRequest, Member } from '@evenkeel/api'
import { useMember } from '../calls/member'
import { useOutbox } from '../outbox/outbox'
import { angleOfPlace } from './ring-position'

/** Where somebody said they were. */
export interface Place {
  id: string
  at: Date
  /** Degrees on the ring. */
  angle: number
}

const placesOf = ({ recent_check_ins }: Pick<Member, 'recent_check_ins'>): Place[] =>
  recent_check_ins.map(({ check_in_id, checked_in_at, angle }) => ({
    id: check_in_id,
    at: new Date(checked_in_at),
    angle,
  }))

const waitingPlace = ({ event_uuid, checked_in_at, arousal, comfort }: CheckInRequest): Place => ({
  id: event_uuid,
  at: checked_in_at ? new Date(checked_in_at) : new Date(),
  angle: angleOfPlace({ arousal, comfort }),
})

/** The last check-ins, newest first, with those that still wait on this device: without a connection the ring moves too. */
export function useRecentPlaces(): Place[] {
  const member = useMember()
  const { waiting } = useOutbox(member.member_id)
  const bodies = waiting.flatMap((write) =>
    write.call === 'POST /premium/authorized/assessment/check-in' ? [write.body] : [],
  )
  return [...bodies.map(waitingPlace), ...placesOf(member)].sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** Milliseconds for which a place still says where somebody is. */
const STILL_THERE = 2 * 60 * 60 * 1000

export const placeNow = (places: readonly Place[], now = Date.now()): Place | undefined =>
  places.find(({ at }) => now - at.getTime() < STILL_THERE)

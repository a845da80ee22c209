import { stored } from '../device/stored'

/** How long somebody has been writing on one day, on this device. */
export interface WritingTime {
  memberId: string
  /** The local date, as 2026-11-22. */
  day: string
  seconds: number
  hasHeardHalfHour: boolean
  /** How many times three hours they have answered for. */
  pauses: number
}

export type TimeNotice = 'after_30_minutes' | 'every_3_hours'

const HALF_AN_HOUR = 30 * 60
const THREE_HOURS = 3 * 60 * 60

const kept = stored<WritingTime>('writing_time')

const dayOf = (now: Date) => now.toLocaleDateString('en-CA')

/** A new day begins at nothing. */
export function writingTime(memberId: string, now: Date): WritingTime {
  const present = kept.read()
  const day = dayOf(now)
  if (present?.memberId === memberId && present.day === day) return present
  return { memberId, day, seconds: 0, hasHeardHalfHour: false, pauses: 0 }
}

export const keepWritingTime = (time: WritingTime) => kept.write(time)

export const forgetWritingTime = () => kept.clear()

const pausesDue = ({ seconds }: WritingTime) => Math.floor(seconds / THREE_HOURS)

/** What is to be said by now; of both the one that has to be answered. */
export function noticeDue(time: WritingTime): TimeNotice | undefined {
  if (pausesDue(time) > time.pauses) return 'every_3_hours'
  return time.seconds >= HALF_AN_HOUR && !time.hasHeardHalfHour ? 'after_30_minutes' : undefined
}

/** It has been said. After the long one the short one has nothing to add. */
export const heard = (time: WritingTime, notice: TimeNotice): WritingTime => ({
  ...time,
  hasHeardHalfHour: true,
  pauses: notice === 'every_3_hours' ? pausesDue(time) : time.pauses,
})

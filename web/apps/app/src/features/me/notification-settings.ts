import { answerOf, type NotificationSettings } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'

export const TOPICS = [
  'check_in',
  'practice',
  'reading',
  'program',
  'weekly_reflection',
  'journal',
  'trainer',
  'news',
] as const

export const MOST_TIMES = 6

export const readSettings = () => answerOf(memberApi.GET('/authorized/notification/settings', {}))

export const keepSettings = (settings: NotificationSettings) =>
  answerOf(memberApi.POST('/authorized/notification/settings', { body: settings }))

/** Minutes of the day as a clock field writes them, and back. */
export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function minuteOf(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** A time that is not taken yet, for a new reminder. */
export const freeTime = (times: readonly number[]) =>
  [9 * 60, 13 * 60, 18 * 60, 20 * 60, 7 * 60, 11 * 60].find((time) => !times.includes(time)) ?? 15 * 60

const DAY = 24 * 60 * 60 * 1000
export const PAUSES = { none: 0, day: DAY, week: 7 * DAY, month: 30 * DAY } as const
export type PauseName = keyof typeof PAUSES

import { answerOf, type CheckInRecord } from '@evenkeel/api'
import { keptQuery } from '../../lib/calls/kept-queries'
import { memberApi } from '../../lib/calls/member-api'

/** What the charts and lists have to ask again once a check-in was made, changed or taken back. */
export const STALE_AFTER_CHECK_IN = ['check-ins', 'states', 'balance', 'year', 'patterns', 'check-in'] as const

export const readPage = (before?: string) =>
  answerOf(memberApi.GET('/authorized/history/check-ins', { params: { query: before ? { before } : {} } }))

export const checkInsQuery = (memberId: string) => keptQuery([memberId, 'check-ins'], () => readPage())

/** One check-in, wherever in the history it stands. */
export const checkInQuery = (memberId: string, checkInId: string) =>
  keptQuery([memberId, 'check-in', checkInId], () =>
    answerOf(memberApi.GET('/authorized/history/check-in', { params: { query: { check_in_id: checkInId } } })),
  )

export interface DayOfCheckIns {
  day: string
  checkIns: CheckInRecord[]
}

/** Newest first, as they come, one group for each of the member's own days. */
export function byDay(checkIns: readonly CheckInRecord[]): DayOfCheckIns[] {
  const days: DayOfCheckIns[] = []
  for (const checkIn of checkIns) {
    const last = days.at(-1)
    if (last?.day === checkIn.day) last.checkIns.push(checkIn)
    else days.push({ day: checkIn.day, checkIns: [checkIn] })
  }
  return days
}

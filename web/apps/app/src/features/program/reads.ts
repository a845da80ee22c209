import { answerOf } from '@evenkeel/api'
import { keptQuery } from '../../lib/calls/kept-queries'
import { memberApi } from '../../lib/calls/member-api'

export const practiceQuery = (memberId: string) =>
  keptQuery([memberId, 'practice'], () => answerOf(memberApi.GET('/premium/authorized/practice')))

/** What any change to the program makes stale. */
export const STALE_AFTER_CHANGE = ['program', 'program-day', 'practice'] as const

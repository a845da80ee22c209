import { answerOf, type Interval } from '@evenkeel/api'
import { keptQuery } from '../../lib/calls/kept-queries'
import { memberApi } from '../../lib/calls/member-api'

export const stateSharesQuery = (memberId: string, interval: Interval) =>
  keptQuery([memberId, 'states', interval], () =>
    answerOf(memberApi.GET('/authorized/history/states', { params: { query: { interval } } })),
  )

export const yearQuery = (memberId: string, year: number) =>
  keptQuery([memberId, 'year', year], () =>
    answerOf(memberApi.GET('/authorized/history/year', { params: { query: { year } } })),
  )

/** As many readings as one trend can show without becoming a thicket. */
const MOST_READINGS = 60

export const readingsQuery = (memberId: string) =>
  keptQuery([memberId, 'readings'], () =>
    answerOf(memberApi.GET('/authorized/history/readings', { params: { query: { limit: MOST_READINGS } } })),
  )

export const effectsQuery = (memberId: string) =>
  keptQuery([memberId, 'effects'], () => answerOf(memberApi.GET('/premium/authorized/exercises/effects')))

/** The last week against the member's own last 60 days. */
export const recoveryQuery = (memberId: string) =>
  keptQuery([memberId, 'recovery'], () =>
    answerOf(memberApi.GET('/authorized/history/recovery', { params: { query: {} } })),
  )

/** What went together with how the member was, on the days of the last half year. */
export const patternsQuery = (memberId: string) =>
  keptQuery([memberId, 'patterns'], () => answerOf(memberApi.GET('/authorized/history/patterns', {})))

/** Minutes of practice on each of the last 28 days. */
export const practiceTimeQuery = (memberId: string) =>
  keptQuery([memberId, 'practice-time'], () => answerOf(memberApi.GET('/authorized/history/practice-time', {})))

import { answerOf, type Interval } from '@evenkeel/api'
import { keptQuery } from './kept-queries'
import { memberApi } from './member-api'

// Reads that more than one feature shows.

export const balanceSeriesQuery = (memberId: string, interval: Interval) =>
  keptQuery([memberId, 'balance', interval], () =>
    answerOf(memberApi.GET('/authorized/history/balance', { params: { query: { interval } } })),
  )

export const articleQuery = (memberId: string, articleId: string) =>
  keptQuery([memberId, 'article', articleId], () =>
    answerOf(memberApi.GET('/authorized/article', { params: { query: { article_id: articleId } } })),
  )

export const threadsQuery = (memberId: string) => keptQuery([memberId, 'journal-threads'], () => readThreads())

export const readThreads = (before?: string) =>
  answerOf(memberApi.GET('/premium/authorized/journal/threads', { params: { query: before ? { before } : {} } }))

export const readThread = (threadId: string, before?: string) =>
  answerOf(
    memberApi.GET('/premium/authorized/journal/thread', {
      params: { query: { journal_thread_id: threadId, ...(before && { before }) } },
    }),
  )

export const threadQuery = (memberId: string, threadId: string) =>
  keptQuery([memberId, 'journal-thread', threadId], () => readThread(threadId))

/** What this member is told about the guide. */
export const noticesQuery = (memberId: string) =>
  keptQuery([memberId, 'journal-notices'], () => answerOf(memberApi.GET('/authorized/journal/notices')))

export const programQuery = (memberId: string) =>
  keptQuery([memberId, 'program'], () => answerOf(memberApi.GET('/premium/authorized/program')))

export const programDayQuery = (memberId: string, day: number) =>
  keptQuery([memberId, 'program-day', day], () =>
    answerOf(memberApi.GET('/premium/authorized/program/day', { params: { query: { day } } })),
  )

import { answerOf } from '@evenkeel/api'
import { keptQuery } from '../../lib/kept-queries'
import { memberApi } from '../../lib/member-api'

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

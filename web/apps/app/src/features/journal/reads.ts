import { answerOf, type JournalChatUpdate, type NoticeAnswers } from '@evenkeel/api'
import { queryOptions } from '@tanstack/react-query'
import { keptQuery } from '../../lib/kept-queries'
import { memberApi } from '../../lib/member-api'

/** Where an entry goes: a call of the service. */
export const CHAT_UPDATE = '/journal-thread/chat-update'

/** Every entry says when it was written: it may arrive much later. */
export type ChatUpdate = JournalChatUpdate & { written_at: string }

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

export const searchJournal = (query_text: string, before?: string) =>
  answerOf(
    memberApi.GET('/premium/authorized/journal/search', {
      params: { query: { query_text, ...(before && { before }) } },
    }),
  )

/** What this member is told about the guide. */
export const noticesQuery = (memberId: string) =>
  keptQuery([memberId, 'journal-notices'], () => answerOf(memberApi.GET('/authorized/journal/notices')))

export const answerNotices = (body: NoticeAnswers) => answerOf(memberApi.POST('/authorized/journal/notices', { body }))

/** Searches are not kept on the device: each is asked anew. */
export const journalSearchQuery = (memberId: string, text: string) =>
  queryOptions({
    queryKey: [memberId, 'journal-search', text],
    queryFn: () => searchJournal(text),
    retry: false,
    networkMode: 'always',
    staleTime: 10_000,
  })

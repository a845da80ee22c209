import { answerOf, type JournalChatUpdate, type NoticeAnswers } from '@evenkeel/api'
import { queryOptions } from '@tanstack/react-query'
import { memberApi } from '../../lib/calls/member-api'

/** Where an entry goes: a call of the service. */
export const CHAT_UPDATE = '/journal-thread/chat-update'

/** Every entry says when it was written: it may arrive much later. */
export type ChatUpdate = JournalChatUpdate & { written_at: string }

export const searchJournal = (query_text: string, before?: string) =>
  answerOf(
    memberApi.GET('/premium/authorized/journal/search', {
      params: { query: { query_text, ...(before && { before }) } },
    }),
  )

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

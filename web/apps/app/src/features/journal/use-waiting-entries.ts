import type { JournalMessage } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMember } from '../../lib/member'
import { useOutbox } from '../../lib/outbox'
import { CHAT_UPDATE, type ChatUpdate } from './reads'

/** What was written in this conversation and waits on the device, as it will stand there. */
export function useWaitingEntries(threadId: string): JournalMessage[] {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const entries = useOutbox(member_id).waiting.flatMap(({ path, body }) =>
    path === CHAT_UPDATE && (body as ChatUpdate).journal_thread_id === threadId ? [body as ChatUpdate] : [],
  )
  const waited = useRef(entries.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once where one of them has arrived.
  useEffect(() => {
    if (entries.length < waited.current)
      queries.invalidateQueries({ queryKey: [member_id, 'journal-thread', threadId] })
    waited.current = entries.length
  }, [entries.length])
  return entries.map(({ event_uuid, body, written_at }) => ({
    journal_thread_message_id: event_uuid,
    author: 'member',
    body,
    sent_at: written_at,
    reaction_name: null,
    exercise_id: null,
    is_safety_reply: false,
  }))
}

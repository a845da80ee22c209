import type { JournalMessage } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMember } from '../../lib/calls/member'
import { useOutbox } from '../../lib/outbox/outbox'
import { CHAT_UPDATE, type ChatUpdate } from './reads'

const isSame = (entry: ChatUpdate, { author, body, sent_at }: JournalMessage) =>
  author === 'member' && body === entry.body && Math.abs(Date.parse(sent_at) - Date.parse(entry.written_at)) < 1000

interface Waiting {
  /** As they will stand in the conversation. */
  unkept: JournalMessage[]
  /** Something waits for the server's word, kept there or not. */
  isOwed: boolean
}

interface Known {
  messages: readonly JournalMessage[]
  /** Event ids of entries that are among them, or will be in a moment, with the ids of their messages. */
  kept: ReadonlyMap<string, string>
}

/**
 * What was written in this conversation and waits on the device, as it will stand there. An entry that the server has kept
 * already, and whose answer is still to come, stands there once.
 */
export function useWaitingEntries(threadId: string, { messages, kept }: Known): Waiting {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const entries = useOutbox(member_id).waiting.flatMap(({ call, body }) =>
    call === `POST ${CHAT_UPDATE}` && (body as ChatUpdate).journal_thread_id === threadId ? [body as ChatUpdate] : [],
  )
  const waited = useRef(entries.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once where one of them has arrived.
  useEffect(() => {
    if (entries.length < waited.current)
      queries.invalidateQueries({ queryKey: [member_id, 'journal-thread', threadId] })
    waited.current = entries.length
  }, [entries.length])
  const isAmong = (entry: ChatUpdate) =>
    messages.some(
      (message) => message.journal_thread_message_id === kept.get(entry.event_uuid) || isSame(entry, message),
    )
  const unkept = entries.filter((entry) => !isAmong(entry))
  return { unkept: unkept.map(asMessage), isOwed: entries.length > 0 }
}

const asMessage = ({ event_uuid, body, written_at }: ChatUpdate): JournalMessage => ({
  journal_thread_message_id: event_uuid,
  author: 'member',
  body,
  sent_at: written_at,
  reaction_name: null,
  is_safety_reply: false,
  exercise_id: null,
})

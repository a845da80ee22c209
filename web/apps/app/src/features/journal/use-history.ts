import { type JournalMessage, type JournalPage, type RequestHandle, useRequest } from '@evenkeel/api'
import { useState } from 'react'
import { readThread } from '../../lib/calls/member-reads'
import { inTurns, type Placed } from './runs'
import { useSoughtLine } from './use-sought-line'
import { useWaitingEntries } from './use-waiting-entries'

export interface History {
  /** In the order in which they were written. */
  placed: readonly Placed[]
  /** How many of them, from the beginning, were fetched as earlier ones. */
  earlierCount: number
  /** Where still earlier ones go on; nothing at the beginning. */
  cursor: string | null
  more: RequestHandle<string>
  /** Entries that the server does not have yet. */
  unkept: readonly JournalMessage[]
  /** Something here still waits for the server's word. */
  isOwed: boolean
  hasWritten: boolean
  /** When the newest line was written, also where it does not stand there yet. */
  newestAt: string | undefined
  /** The line that the address names. */
  sought: string | undefined
}

interface Limits {
  /** Event ids of entries that the server has, with the ids of their messages. */
  kept: ReadonlyMap<string, string>
  /** Messages that do not stand there yet. */
  held: ReadonlySet<string>
}

/** Everything that stands in a conversation: what was fetched, and what waits on the device. */
export function useHistory({ thread, messages, next }: JournalPage, { kept, held }: Limits): History {
  const threadId = thread.journal_thread_id
  const [earlier, setEarlier] = useState<{ messages: JournalMessage[]; next: string | null }>()
  const more = useRequest((before: string) => readThread(threadId, before), {
    onSuccess: (page) =>
      setEarlier((known) => ({ messages: [...page.messages, ...(known?.messages ?? [])], next: page.next })),
  })
  const { unkept, isOwed } = useWaitingEntries(threadId, { messages, kept })
  const before = earlier?.messages ?? []
  const all = [...before, ...messages, ...unkept].toSorted((one, other) => one.sent_at.localeCompare(other.sent_at))
  const shown = all.filter(({ journal_thread_message_id }) => !held.has(journal_thread_message_id))
  const firstOfPage = shown.findIndex((message) => !before.includes(message))
  const cursor = earlier ? earlier.next : next
  const sought = useSoughtLine({
    ids: shown.map(({ journal_thread_message_id }) => journal_thread_message_id),
    cursor,
    isLoading: more.state === 'fetching',
    readEarlier: more.send,
  })
  return {
    placed: inTurns(shown),
    earlierCount: firstOfPage === -1 ? shown.length : firstOfPage,
    cursor,
    more,
    unkept,
    isOwed,
    hasWritten: cursor !== null || shown.some(({ author }) => author === 'member'),
    newestAt: all.at(-1)?.sent_at,
    sought,
  }
}

import type { JournalMessage } from '@evenkeel/api'
import { useEffect, useRef } from 'react'

/** What the member has just written comes into view. What was there when the conversation opened stays where it is. */
export function useNewestInView(newest: JournalMessage | undefined) {
  const id = newest?.journal_thread_message_id
  const known = useRef(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message.
  useEffect(() => {
    if (id && id !== known.current && newest?.author === 'member')
      document.getElementById(id)?.scrollIntoView({ block: 'center' })
    known.current = id
  }, [id])
}

import { answerOf, type JournalThread } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { memberApi } from '../../lib/calls/member-api'

/** Who sees a conversation has read it. Without a connection it stays unread until it is seen with one. */
export function useMarkRead({ journal_thread_id, unread }: JournalThread) {
  const { member_id } = useMember()
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change of the count.
  useEffect(() => {
    if (unread === 0) return
    answerOf(memberApi.POST('/premium/authorized/journal/thread/read', { body: { journal_thread_id } })).then(
      ({ member }) => {
        updateMember(member)
        queries.invalidateQueries({ queryKey: [member_id, 'journal-threads'] })
      },
      () => undefined,
    )
  }, [journal_thread_id, unread])
}

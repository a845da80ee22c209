import { asCallFailed, type CallFailed, type JournalNotice, type JournalNotices, useIsOnline } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '../../lib/calls/member'
import { noticesQuery } from '../../lib/calls/member-reads'

/** What stands where somebody writes: the field, what has to be read before it, or a field whose words wait. */
type Door = 'open' | 'reading' | 'to_answer' | 'needs_network'

export interface Notices {
  door: Door
  present: JournalNotices | undefined
  error: CallFailed | undefined
  /** Those that are said at one of these moments. */
  at: (...moments: JournalNotice['when'][]) => JournalNotice[]
}

/** A server from before there was a guide has nothing to say of it, and nothing answers there. */
const hasNoGuide = (failed: CallFailed | undefined) => failed?.status === 404

/** Milliseconds: a connection that the device believes in may still lead nowhere. */
const TRY_AGAIN = 30_000

function doorOf(present: JournalNotices | undefined, hasAnswer: boolean, isOnline: boolean): Door {
  if (present?.is_acknowledged) return 'open'
  if (!isOnline) return 'needs_network'
  if (present) return 'to_answer'
  return hasAnswer ? 'needs_network' : 'reading'
}

export function useNotices(): Notices {
  const { member_id } = useMember()
  const isOnline = useIsOnline()
  const {
    data: present,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...noticesQuery(member_id),
    refetchInterval: ({ state: { data, error } }) =>
      error && !data && !hasNoGuide(asCallFailed(error)) ? TRY_AGAIN : false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each connection that comes back.
  useEffect(() => {
    if (isOnline && error) refetch()
  }, [isOnline])
  const failed = error ? asCallFailed(error) : undefined
  return {
    door: hasNoGuide(failed) ? 'open' : doorOf(present, !isPending, isOnline),
    present,
    error: failed?.isUnanswered || hasNoGuide(failed) ? undefined : failed,
    at: (...moments) => present?.notices.filter(({ when }) => moments.includes(when)) ?? [],
  }
}

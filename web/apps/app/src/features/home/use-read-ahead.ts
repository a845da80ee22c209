import { useIsOnline } from '@evenkeel/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMember } from '../../lib/calls/member'
import { noticesQuery, programDayQuery, programQuery, threadQuery, threadsQuery } from '../../lib/calls/member-reads'
import { isGuest } from '../../lib/guest/guest-member'
import { dayNumberOf } from '../../lib/navigation/places'

/** Milliseconds: what is on the screen comes first. */
const AFTER_THE_SCREEN = 2_000
const AN_HOUR = 60 * 60 * 1000

interface Wanted {
  memberId: string
  /** The day that is next in the program. */
  day: number
}

/** One after the other, so that nothing waits behind them. What does not come is asked for by whoever shows it. */
async function readAhead(queries: QueryClient, { memberId, day }: Wanted) {
  const staleTime = AN_HOUR
  const threads = threadsQuery(memberId)
  await queries.prefetchQuery({ ...threads, staleTime })
  await queries.prefetchQuery({ ...noticesQuery(memberId), staleTime })
  const [newest] = queries.getQueryData(threads.queryKey)?.threads ?? []
  if (newest) await queries.prefetchQuery({ ...threadQuery(memberId, newest.journal_thread_id), staleTime })
  await queries.prefetchQuery({ ...programQuery(memberId), staleTime })
  await queries.prefetchQuery({ ...programDayQuery(memberId, day), staleTime })
}

/** So that the last conversation and the day of the program are here when the connection is not. */
export function useReadAhead() {
  const queries = useQueryClient()
  const member = useMember()
  const isOnline = useIsOnline()
  const { member_id: memberId, program, premium } = member
  const day = dayNumberOf(program)
  const isWanted = isOnline && premium.is_premium && !isGuest(member)
  useEffect(() => {
    if (!isWanted) return
    const later = setTimeout(() => readAhead(queries, { memberId, day }), AFTER_THE_SCREEN)
    return () => clearTimeout(later)
  }, [queries, memberId, day, isWanted])
}

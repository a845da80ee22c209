import type { Member } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { takeAlong } from '../guest/take-along'
import { paceQuery } from '../practice/resonance-pace'
import { useConfigRefresh, useMemberUpdate } from './config'
import { joinQuizResult } from './quiz-result'

/** Takes over the member of a session that was just opened; what was done here without an account comes along. */
export function useEnter() {
  const queries = useQueryClient()
  const updateMember = useMemberUpdate()
  const refreshConfig = useConfigRefresh()
  return async (member: Member) => {
    updateMember(await joinQuizResult((await takeAlong(member)) ?? member))
    // What another device found is then known here without a connection, too.
    queries.prefetchQuery(paceQuery(member.member_id))
    // A new session learns this device's zone with the next configuration, and with it which day today is.
    if (member.onboarded) refreshConfig()
  }
}

import type { Entered, Member } from '@evenkeel/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { takeAlong } from '../guest/take-along'
import { paths } from '../navigation/paths'
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
    // A pace found on another device is then known here without a connection, too.
    queries.prefetchQuery(paceQuery(member.member_id))
    // A new session learns this device's zone with the next configuration, and with it which day today is.
    if (member.onboarded) refreshConfig()
  }
}

/**
 * Takes over the answer of a call that signs in: its session, or the way to the second step. Answers whether somebody is in.
 */
export function useArrive() {
  const enter = useEnter()
  const navigate = useNavigate()
  return async ({ member, second_step }: Entered): Promise<boolean> => {
    if (member) await enter(member)
    else navigate(paths.secondStep, { replace: true, state: second_step })
    return member !== null
  }
}

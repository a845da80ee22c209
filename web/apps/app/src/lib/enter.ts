import type { Member } from '@evenkeel/api'
import { useConfigRefresh, useMemberUpdate } from './config'
import { takeAlong } from './guest/take-along'
import { joinQuizResult } from './quiz-result'

/** Takes over the member of a session that was just opened; what was done here without an account comes along. */
export function useEnter() {
  const updateMember = useMemberUpdate()
  const refreshConfig = useConfigRefresh()
  return async (member: Member) => {
    updateMember(await joinQuizResult((await takeAlong(member)) ?? member))
    // A new session learns this device's zone with the next configuration, and with it which day today is.
    if (member.onboarded) refreshConfig()
  }
}

import { answerOf, type Member, type Personalization } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'

export async function personalize(choices: Personalization): Promise<Member> {
  const { member } = await answerOf(memberApi.POST('/authorized/assessment/onboarding/personalize', { body: choices }))
  return member
}

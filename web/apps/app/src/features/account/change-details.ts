import { answerOf, type DetailsChange, type Member } from '@evenkeel/api'
import { memberApi } from '../../lib/member-api'

export async function changeDetails(change: DetailsChange): Promise<Member> {
  const { member } = await answerOf(memberApi.POST('/authorized/account/details', { body: change }))
  return member
}

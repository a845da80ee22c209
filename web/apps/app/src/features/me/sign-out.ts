import { answerOf } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'

export async function signOut(): Promise<void> {
  await answerOf(memberApi.POST('/authorized/account/logout', { body: {} }))
}

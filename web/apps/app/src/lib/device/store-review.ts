import { answerOf, type Member } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import { memberApi } from '../calls/member-api'
import { newUuid } from './uuid'

/** A member is asked this often in all. The stores show the question a few times a year at most, whatever we ask. */
const MOST_REQUESTS = 3

/**
 * Lets the shell's store ask for a review, whoever rated us how, and counts that it did. Undefined where there is no
 * store or it has asked often enough; a count that gets lost costs one question more.
 */
export async function askForReview(member: Member): Promise<Member | undefined> {
  const { requestReview } = nativeBridge()
  if (!requestReview || member.settings.review_request_count >= MOST_REQUESTS) return undefined
  try {
    await requestReview()
    const body = { event_uuid: newUuid() }
    return (await answerOf(memberApi.POST('/authorized/review_request_count/increment', { body }))).member
  } catch {
    return undefined
  }
}

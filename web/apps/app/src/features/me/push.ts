import { answerOf, type Config, type DeviceToken } from '@evenkeel/api'
import type { Push } from '@evenkeel/native'
import { memberApi } from '../../lib/calls/member-api'

/** The public half of the operator's key for Web Push; undefined where none is configured. */
export const pushKeyOf = ({ web_push_key }: Config): string | undefined => web_push_key ?? undefined

/** Asks the person, and tells the server where this device is reached. False: they said no. Throws `CallFailed`. */
export async function turnOnPush(push: Push, key: string): Promise<boolean> {
  const token = await push.turnOn(key)
  if (token === undefined) return false
  // The DOM's types let a subscription be without an endpoint; a browser's never is.
  await answerOf(
    memberApi.POST('/authorized/notification/token', { body: { notification_token: token as DeviceToken } }),
  )
  return true
}

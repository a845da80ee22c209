import { answerOf, type Config } from '@evenkeel/api'
import { memberApi } from '../../lib/member-api'

/** The public half of the operator's key for Web Push, where there is one. */
export const pushKeyOf = ({ publishable_keys }: Config): string | undefined =>
  (publishable_keys as Readonly<Record<string, string>>).web_push

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Asks the browser, subscribes this device and tells the server where it is reached. Throws on a no; the browser then says so by its permission. */
export async function allowPush(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('the browser said no')
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await answerOf(
    memberApi.POST('/authorized/notification/token', { body: { notification_token: subscription.toJSON() } }),
  )
}

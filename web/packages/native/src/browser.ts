import { appPath } from './app-path'
import type { NativeBridge, Push } from './bridge'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Not of `ready`: that one waits for ever where no worker could be registered. */
const subscription = async () => (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()

const webPush: Push = {
  needsKey: true,
  state: async () => {
    if (Notification.permission === 'denied') return 'denied'
    return (await subscription()) ? 'on' : 'off'
  },
  turnOn: async (key) => {
    if ((await Notification.requestPermission()) !== 'granted') return undefined
    const { pushManager } = await navigator.serviceWorker.ready
    return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
  },
  turnOff: async () => {
    await (await subscription())?.unsubscribe()
  },
}

/** Implements as much of the bridge as a browser can. The service worker tells which path a notification opens. */
export const browserBridge = (): NativeBridge => ({
  platform: 'browser',
  serverOrigin: location.origin,
  isActive: () => document.visibilityState === 'visible',
  onActiveChange: (listen) => {
    const tell = () => listen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
  onDeepLink: (listen) => {
    const tell = ({ data }: MessageEvent) => {
      const path = typeof data?.open === 'string' ? appPath(data.open, location.origin) : undefined
      if (path) listen(path)
    }
    navigator.serviceWorker?.addEventListener('message', tell)
    return () => navigator.serviceWorker?.removeEventListener('message', tell)
  },
  // A browser's Back is its own affair.
  onBackButton: () => () => undefined,
  leave: () => undefined,
  openOutside: (url) => {
    window.open(url, '_blank', 'noopener')
  },
  setTorch: async (camera, isLit) => {
    await camera.setTorch(isLit)
    return camera.hasTorch
  },
  push: canPush() ? webPush : undefined,
  purchases: undefined,
  requestReview: undefined,
  wire: undefined,
})

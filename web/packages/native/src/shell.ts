import { appPath } from './app-path'
import type { NativeBridge } from './bridge'
import { browserBridge } from './browser'
import type { Capacitor, ShellSettings } from './capacitor'
import { shellPush } from './shell-push'
import { shellPurchases } from './shell-store'
import { shellWire } from './shell-wire'

const PUSH_KEY = 'evenkeel.shell-push'

/** Kept in the page's storage like every setting of this device. */
const pushMemory = {
  read: () => localStorage.getItem(PUSH_KEY) === 'on',
  write: (isOn: boolean) => localStorage.setItem(PUSH_KEY, isOn ? 'on' : 'off'),
}

/** The same handlers, done by the shell's plugins. */
export function shellBridge(capacitor: Capacitor, settings: ShellSettings): NativeBridge {
  const { server } = settings
  let isActive = true
  const listen = (plugin: string, event: string, tell: (data: unknown) => void) => {
    const listener = capacitor.addListener(plugin, event, tell)
    return () => {
      listener.remove()
    }
  }
  // Heard from the beginning, so that the answer is right whoever asks first.
  listen('App', 'appStateChange', (data) => {
    isActive = (data as { isActive: boolean }).isActive
  })
  return {
    ...browserBridge(),
    platform: capacitor.getPlatform() === 'ios' ? 'ios' : 'android',
    serverOrigin: server,
    isActive: () => isActive,
    onActiveChange: (tell) => listen('App', 'appStateChange', (data) => tell((data as { isActive: boolean }).isActive)),
    onDeepLink: (tell) => {
      const open = (address: unknown) => {
        const path = typeof address === 'string' ? appPath(address, server) : undefined
        if (path) tell(path)
      }
      const stops = [
        listen('App', 'appUrlOpen', (data) => open((data as { url?: string }).url)),
        listen('PushNotifications', 'pushNotificationActionPerformed', (data) =>
          open((data as { notification?: { data?: { path?: string } } }).notification?.data?.path),
        ),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onBackButton: (tell) => listen('App', 'backButton', () => tell()),
    leave: () => {
      capacitor.nativePromise('App', 'minimizeApp')
    },
    // Where the page cannot light it, the device may.
    setTorch: async (camera, isLit) => {
      await camera.setTorch(isLit)
      if (camera.hasTorch) return true
      const answer = await capacitor.nativePromise('EvenkeelShell', 'setTorch', { isLit }).catch(() => undefined)
      return (answer as { isLit?: boolean } | undefined)?.isLit ?? false
    },
    push: settings.push ? shellPush(capacitor, pushMemory) : undefined,
    purchases: settings.products.length > 0 ? shellPurchases(capacitor, settings) : undefined,
    requestReview: async () => {
      await capacitor.nativePromise('EvenkeelShell', 'requestReview')
    },
    wire: shellWire(capacitor, server),
  }
}

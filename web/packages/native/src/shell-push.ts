import type { Push } from './bridge'
import type { Capacitor } from './capacitor'

const PLUGIN = 'PushNotifications'

/** The token comes as an event, not as an answer. */
function registered(capacitor: Capacitor): Promise<string> {
  return new Promise((resolve, reject) => {
    const listeners = [
      capacitor.addListener(PLUGIN, 'registration', (data) => end(() => resolve((data as { value: string }).value))),
      capacitor.addListener(PLUGIN, 'registrationError', (data) =>
        end(() => reject(new Error((data as { error?: string }).error ?? 'the device has no push token'))),
      ),
    ]
    const end = (settle: () => void) => {
      for (const listener of listeners) listener.remove()
      settle()
    }
    capacitor.nativePromise(PLUGIN, 'register').catch((thrown) => end(() => reject(thrown)))
  })
}

/** `isOn` is what this device remembers: the system tells of the permission only. */
export const shellPush = (capacitor: Capacitor, isOn: { read: () => boolean; write: (on: boolean) => void }): Push => ({
  needsKey: false,
  state: async () => {
    const { receive } = (await capacitor.nativePromise(PLUGIN, 'checkPermissions')) as { receive: string }
    if (receive === 'denied') return 'denied'
    return receive === 'granted' && isOn.read() ? 'on' : 'off'
  },
  turnOn: async () => {
    const { receive } = (await capacitor.nativePromise(PLUGIN, 'requestPermissions')) as { receive: string }
    if (receive !== 'granted') return undefined
    const token = await registered(capacitor)
    isOn.write(true)
    return token
  },
  turnOff: async () => {
    await capacitor.nativePromise(PLUGIN, 'unregister')
    isOn.write(false)
  },
})

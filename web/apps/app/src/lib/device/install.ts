import { nativeBridge } from '@evenkeel/native'
import { observable } from './observable'

/** Chromium's own event; other browsers have none. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

const offered = observable<InstallEvent | undefined>(undefined)

/** Keeps the browser's offer to install until somebody asks for it. Called once, before the first screen. */
export function watchInstallOffer() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => offered.set(undefined))
}

const isStandalone = () =>
  nativeBridge().platform !== 'browser' ||
  window.matchMedia?.('(display-mode: standalone)').matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true

/** iPads call themselves Macs, but only they have touch. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

export type InstallWay = 'installed' | 'browser' | 'ios' | 'none'

/** How this browser can put the app on the home screen. */
export function useInstallWay(): InstallWay {
  const event = offered.use()
  if (isStandalone()) return 'installed'
  if (event) return 'browser'
  return isIos() ? 'ios' : 'none'
}

export async function installApp() {
  const event = offered.get()
  offered.set(undefined)
  await event?.prompt()
}

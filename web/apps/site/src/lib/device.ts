import type { Brand, Platform } from '../types'
import { useBrowserValue } from './browser-value'

export type Device = Platform | 'other'

/** Which store a visitor can use. An iPad calls itself a Mac; only it has fingers. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'other'
}

export const useDevice = (): Device =>
  useBrowserValue(() => deviceOf(navigator.userAgent, navigator.maxTouchPoints), 'other')

/** Without a place in a store the app is installed from its own address. */
export const APP_ADDRESS = '/app/'

export const storeLink = ({ store_links }: Brand, platform: Platform) =>
  store_links[platform] || store_links.universal || APP_ADDRESS

export const universalLink = ({ store_links }: Brand, origin: string) => store_links.universal || origin + APP_ADDRESS

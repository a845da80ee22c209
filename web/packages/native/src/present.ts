import { useEffect, useState } from 'react'
import type { NativeBridge } from './bridge'
import { browserBridge } from './browser'
import { presentCapacitor, readShellSettings } from './capacitor'
import { shellBridge } from './shell'

let present: NativeBridge | undefined

/** The shell's bridge inside of a shell, a browser's stand-in everywhere else. */
export function nativeBridge(): NativeBridge {
  if (!present) {
    const capacitor = presentCapacitor()
    present = capacitor ? shellBridge(capacitor, readShellSettings()) : browserBridge()
  }
  return present
}

/** For tests: a fake in its place; undefined puts the real one back. */
export function setNativeBridge(bridge: NativeBridge | undefined) {
  present = bridge
}

/** Whether somebody is looking at the app; what moves or measures rests meanwhile. */
export function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(() => nativeBridge().isActive())
  useEffect(() => nativeBridge().onActiveChange(setIsActive), [])
  return isActive
}

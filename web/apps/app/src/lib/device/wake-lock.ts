import { nativeBridge } from '@evenkeel/native'
import { useEffect } from 'react'

/** Keeps the screen from going dark while `isWanted`, where the browser can; it lets go by itself when hidden. */
export function useWakeLock(isWanted = true) {
  useEffect(() => {
    if (!isWanted || !navigator.wakeLock) return
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const take = () => {
      if (nativeBridge().isActive()) lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }
    take()
    const stop = nativeBridge().onActiveChange(take)
    return () => {
      stop()
      lock?.then((held) => held?.release())
    }
  }, [isWanted])
}

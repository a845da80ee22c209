import { useEffect } from 'react'

/** Keeps the screen from going dark, where the browser can: a sleeping phone takes no frames. */
export function useWakeLock() {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined)
    return () => {
      lock?.then((held) => held?.release())
    }
  }, [])
}

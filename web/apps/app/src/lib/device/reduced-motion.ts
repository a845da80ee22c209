import { useSyncExternalStore } from 'react'

const wish = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = wish()
      query?.addEventListener('change', notify)
      return () => query?.removeEventListener('change', notify)
    },
    () => wish()?.matches ?? false,
  )

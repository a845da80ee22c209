import { useSyncExternalStore } from 'react'

/** Room for a list and what was chosen from it, beside the navigation. */
const WIDE = '(min-width: 1200px)'

const query = () => globalThis.matchMedia?.(WIDE)

function watch(onChange: () => void) {
  const wide = query()
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}

export const useIsWide = (): boolean => useSyncExternalStore(watch, () => query()?.matches ?? false)

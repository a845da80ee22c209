import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** A value that only the browser knows, and what stands in the prerendered page in its place. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered)

/** False in the prerendered page: what needs script appears with it. */
export const useIsLive = () => useBrowserValue(() => true, false)

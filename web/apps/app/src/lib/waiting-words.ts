import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

/** Sections that wait for their data at present, in the order in which they stand. */
let waiting: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether a section that waits is the one to say so. Several sections of a screen load for themselves, and the same
 * words in each of them would be read, and heard, once for every one.
 */
export function useSaysThatItWaits(isWaiting: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!isWaiting) return
    change([...waiting, id])
    return () => change(waiting.filter((other) => other !== id))
  }, [id, isWaiting])
  return useSyncExternalStore(subscribe, () => waiting[0] === id)
}

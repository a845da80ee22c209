import { useId, useLayoutEffect } from 'react'
import { observable } from '../device/observable'

/** Sections that wait for their data at present, in the order in which they stand. */
const waiting = observable<readonly string[]>([])

/**
 * Whether a section that waits is the one to say so. Several sections of a screen load for themselves, and the same
 * words in each of them would be read, and heard, once for every one.
 */
export function useSaysThatItWaits(isWaiting: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!isWaiting) return
    waiting.set([...waiting.get(), id])
    return () => waiting.set(waiting.get().filter((other) => other !== id))
  }, [id, isWaiting])
  return waiting.use()[0] === id
}

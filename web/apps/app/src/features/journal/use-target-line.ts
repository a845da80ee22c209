import { useEffect } from 'react'
import { useLocation } from 'react-router'

interface Lines {
  ids: readonly string[]
  /** Where earlier messages go on; nothing at the beginning. */
  cursor: string | null
  isLoading: boolean
  readEarlier: (cursor: string) => void
}

/** The line that the address names: earlier messages are read until it is there, then it comes into view. */
export function useTargetLine({ ids, cursor, isLoading, readEarlier }: Lines): string | undefined {
  const target = useLocation().hash.slice(1) || undefined
  const isThere = target !== undefined && ids.includes(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page at a time, each once.
  useEffect(() => {
    if (target && !isThere && cursor && !isLoading) readEarlier(cursor)
  }, [target, isThere, cursor])
  useEffect(() => {
    if (target && isThere) document.getElementById(target)?.scrollIntoView({ block: 'center' })
  }, [target, isThere])
  return isThere ? target : undefined
}

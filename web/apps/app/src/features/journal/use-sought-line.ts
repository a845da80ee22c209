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
export function useSoughtLine({ ids, cursor, isLoading, readEarlier }: Lines): string | undefined {
  const sought = useLocation().hash.slice(1) || undefined
  const isThere = sought !== undefined && ids.includes(sought)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page at a time, each once.
  useEffect(() => {
    if (sought && !isThere && cursor && !isLoading) readEarlier(cursor)
  }, [sought, isThere, cursor])
  useEffect(() => {
    if (sought && isThere) document.getElementById(sought)?.scrollIntoView({ block: 'center' })
  }, [sought, isThere])
  return isThere ? sought : undefined
}

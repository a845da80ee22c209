import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'

/** By the step of the way and the name. Kept beside the answers, as long as they are. */
const kept = new WeakMap<QueryClient, Map<string, unknown>>()

/**
 * State of one step of the way: who comes back to it finds what was chosen there. It is kept in this page alone, neither in
 * an address, which a server would write down, nor on the device.
 */
export function useEntryState<Value>(name: string, initial: Value): [value: Value, change: (value: Value) => void] {
  const queries = useQueryClient()
  const place = `${useLocation().key} ${name}`
  const [value, setValue] = useState(() => {
    const states = kept.get(queries)
    return states?.has(place) ? (states.get(place) as Value) : initial
  })
  const change = (changed: Value) => {
    kept.set(queries, new Map(kept.get(queries)).set(place, changed))
    setValue(changed)
  }
  return [value, change]
}

/** They are their owner's, who has signed out. */
export const forgetEntryStates = (queries: QueryClient) => kept.delete(queries)

import { useSyncExternalStore } from 'react'

export interface Observable<Value> {
  get: () => Value
  set: (value: Value) => void
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void
  /** The value in a component, which is drawn again with every change. */
  use: () => Value
}

/** A value outside the tree of components that tells everyone who listens when it changes. */
export function observable<Value>(initial: Value): Observable<Value> {
  let present = initial
  const listeners = new Set<() => void>()
  const get = () => present
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    subscribe,
    set(value) {
      present = value
      for (const notify of listeners) notify()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}

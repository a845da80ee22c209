import { useState } from 'react'
import { useLocation } from 'react-router'
import { type Filter, NO_FILTER } from './filter'

interface Shelf {
  filter: Filter
  /** How many rows are shown. */
  shown: number
}

const SHOWN_AT_FIRST = 10
const START: Shelf = { filter: NO_FILTER, shown: SHOWN_AT_FIRST }

/** By the step of the history in which it was left, for as long as the page lives. */
const left = new Map<string, Shelf>()

/** What was searched for and how far was looked: whoever opens an exercise and comes back finds it as it was. */
export function useShelf() {
  const { key } = useLocation()
  const [shelf, setShelf] = useState(() => left.get(key) ?? START)
  const change = (next: Shelf) => {
    left.set(key, next)
    setShelf(next)
  }
  return {
    ...shelf,
    setFilter: (filter: Filter) => change({ ...shelf, filter }),
    showMore: () => change({ ...shelf, shown: shelf.shown + 2 * SHOWN_AT_FIRST }),
  }
}

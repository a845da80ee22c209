import { useEntryState } from '../../lib/navigation/use-entry-state'
import { type Filter, NO_FILTER } from './filter'

interface Shelf {
  filter: Filter
  /** How many rows are shown. */
  shown: number
}

const SHOWN_AT_FIRST = 10
const START: Shelf = { filter: NO_FILTER, shown: SHOWN_AT_FIRST }

/** What was searched for and how far was looked: whoever opens an exercise and comes back finds it as it was. */
export function useShelf() {
  const [shelf, change] = useEntryState('shelf', START)
  return {
    ...shelf,
    setFilter: (filter: Filter) => change({ ...shelf, filter }),
    showMore: () => change({ ...shelf, shown: shelf.shown + 2 * SHOWN_AT_FIRST }),
  }
}

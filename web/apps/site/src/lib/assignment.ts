import type { Assignment } from '../types'

/** How this site assigns experiments. Set before the page comes alive, and of its own so that few pages load more than this. */
let current: Assignment = 'browser'

export const assignment = () => current

export function setAssignment(next: Assignment) {
  current = next
}

import type { TodayItem } from '@evenkeel/api'

export type NextStepName = 'check_in' | 'reading'

/** What the one solid button offers: the first thing of today that this app can do and that is not done. */
export function nextStepOf(items: readonly TodayItem[]): NextStepName | undefined {
  const open = items.find((item) => !item.done && (item.name === 'check_in' || item.name === 'reading'))
  return open?.name as NextStepName | undefined
}

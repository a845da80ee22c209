import type { Member, Suggestion } from '@evenkeel/api'

export type NextStepName = 'check_in' | 'suggestion' | 'reading'

/**
 * Returns what the one solid button offers. A check-in comes first, because everything else follows from it; then the
 * exercise that was chosen for the member, while today's exercises are open; then a reading; then nothing more.
 */
export function nextStepOf(today: Member['today'], suggestion: Suggestion | undefined): NextStepName | undefined {
  const isOpen = (name: string) => today.items.some((item) => item.name === name && !item.done)
  if (isOpen('check_in')) return 'check_in'
  if (suggestion && (isOpen('exercise') || isOpen('stillness'))) return 'suggestion'
  return isOpen('reading') ? 'reading' : undefined
}

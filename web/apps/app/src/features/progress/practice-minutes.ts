import type { PracticeTime } from '@evenkeel/api'
import { dayAtNoon, dayText } from '../../lib/words/moments'

export interface DayMinutes {
  day: string
  minutes: number
}

/** Every day from the first to the last, those without practice with none. */
export function minutesByDay({ from, to, days }: Pick<PracticeTime, 'from' | 'to' | 'days'>): DayMinutes[] {
  const known = new Map(days.map(({ day, minutes }) => [day, minutes]))
  const all: DayMinutes[] = []
  for (const moment = dayAtNoon(from); dayText(moment) <= to; moment.setDate(moment.getDate() + 1)) {
    const day = dayText(moment)
    all.push({ day, minutes: Math.round(known.get(day) ?? 0) })
  }
  return all
}

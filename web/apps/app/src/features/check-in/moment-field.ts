import { dayText } from '../../lib/words/moments'

/** How far back a check-in may be dated, today among them: what the balance score looks at. */
const DAYS_BACK = 28

const two = (value: number) => String(value).padStart(2, '0')

/** A moment as the browser's own date and time field writes it, in the zone of the device. */
export const fieldText = (moment: Date) => `${dayText(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`

export function earliestMoment(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (DAYS_BACK - 1))
}

/** The moment that was entered, or undefined where it is none, lies ahead, or is too long ago. */
export function momentOf(text: string, now: Date): Date | undefined {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return undefined
  return moment >= earliestMoment(now) && moment <= now ? moment : undefined
}

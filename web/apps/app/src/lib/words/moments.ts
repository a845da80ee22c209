// Dates as people say them, in the language and zone of the browser.
import { hourOptions, regional } from './clock'

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** In one piece: no line breaks between the hour and "AM". */
export const clockTime = (moment: Date, language: string) =>
  new Intl.DateTimeFormat(regional(language), { hour: 'numeric', minute: '2-digit', ...hourOptions() })
    .format(moment)
    .replaceAll(' ', '\u00a0')

/** With its year where that is another one: a membership that ends a year from today does not end today. */
export function longDay(moment: Date, language: string, now = new Date()): string {
  const year = moment.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year } as const
  return new Intl.DateTimeFormat(regional(language), parts).format(moment)
}

/** Between a day and an hour. */
const comma = (language: string) => (/^(ar|fa|ur)\b/.test(language) ? '،' : ',')

/** "today, 7:12", "yesterday, 21:40" or "12 November, 7:12". */
export function dayAndTime(moment: Date, language: string, now = new Date()): string {
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const day = sameDay(moment, now)
    ? words.format(0, 'day')
    : sameDay(moment, yesterday)
      ? words.format(-1, 'day')
      : new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'long' }).format(moment)
  return `${day}${comma(language)} ${clockTime(moment, language)}`
}

export const shortDay = (moment: Date, language: string) =>
  new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short' }).format(moment)

export const fullDay = (moment: Date, language: string) =>
  new Intl.DateTimeFormat(regional(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment)

/** A calendar day of the server ("2026-11-21") as noon of that day here, safe from shifting to a neighbour. */
export const dayAtNoon = (day: string) => new Date(`${day}T12:00:00`)

/** The calendar day of a moment, as the server writes it. */
export function dayText(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

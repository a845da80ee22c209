/** How long something takes, from minutes: "4 minutes", and "30 seconds" where it is less than one. */
export function lengthText(minutes: number, language: string): string {
  const isShort = minutes < 1
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isShort ? 'second' : 'minute',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  })
  return format.format(isShort ? minutes * 60 : minutes)
}
/** Minutes and seconds as on a clock: 75 is "1:15". */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

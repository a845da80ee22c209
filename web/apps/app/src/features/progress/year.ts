/** The days of a calendar year, "2026-01-01" to "2026-12-31". */
export function daysOf(year: number): string[] {
  const days: string[] = []
  for (const day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1))
    days.push(day.toISOString().slice(0, 10))
  return days
}

/** Row and column of a day in the picture: months down, days across. */
export const cellOf = (day: string) => ({ row: Number(day.slice(5, 7)) - 1, column: Number(day.slice(8, 10)) - 1 })

/** Where a key leads from a day: across by days, down by months. Undefined for keys that mean something else. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const { row, column } = cellOf(day)
  const year = Number(day.slice(0, 4))
  const at = (month: number, date: number) => {
    const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    return new Date(Date.UTC(year, month, Math.min(date, lastDate))).toISOString().slice(0, 10)
  }
  const within = (found: string) => (found.startsWith(String(year)) ? found : day)
  const shifted = (by: number) => within(new Date(Date.UTC(year, row, column + 1 + by)).toISOString().slice(0, 10))
  switch (key) {
    case 'ArrowRight':
      return shifted(1)
    case 'ArrowLeft':
      return shifted(-1)
    case 'ArrowDown':
      return row < 11 ? at(row + 1, column + 1) : day
    case 'ArrowUp':
      return row > 0 ? at(row - 1, column + 1) : day
    case 'Home':
      return at(0, 1)
    case 'End':
      return at(11, 31)
    default:
      return undefined
  }
}

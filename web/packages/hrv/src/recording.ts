import type { Frame } from './frame'

/** The rows that the server's engine reads: time from the first frame in milliseconds, then the means of the colours. */
export function toReadingData(frames: readonly Frame[]): string {
  const start = frames[0]?.time ?? 0
  const rows = frames.map(({ time, red, green, blue }) =>
    [(time - start).toFixed(3), red.toFixed(4), green.toFixed(4), blue.toFixed(4)].join(','),
  )
  return `${['time_ms,red,green,blue', ...rows].join('\n')}\n`
}

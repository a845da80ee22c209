/** Moments of beats in milliseconds; nothing stands where beats are missing. */
export type Beats = readonly (number | null)[]

/** The times between neighbouring beats, a list for each stretch without a gap. */
export function intervalsBetween(beats: Beats): number[][] {
  const stretches: number[][] = [[]]
  let before: number | null = null
  for (const beat of beats) {
    if (beat === null) stretches.push([])
    else if (before !== null) stretches.at(-1)?.push(beat - before)
    before = beat
  }
  return stretches.filter((stretch) => stretch.length > 0)
}

/**
 * Intervals as heart-rate-variability programs read them: one in each line, in milliseconds. An empty line stands for a gap,
 * across which nothing is compared.
 */
export const intervalText = (stretches: readonly (readonly number[])[]) =>
  stretches.map((stretch) => stretch.map((interval) => `${interval.toFixed(1)}\n`).join('')).join('\n')

/** Moments of beats in milliseconds; nothing stands where beats are missing. */
export type Beats = readonly (number | null)[]

/**
 * The intervals between beats as heart-rate-variability programs read them: one in each line, in milliseconds. An empty line
 * stands for a gap, across which nothing is compared.
 */
export function intervalText(beats: Beats): string {
  const lines = beats.slice(1).map((beat, index) => {
    const before = beats[index]
    return beat === null || before === null || before === undefined ? '' : (beat - before).toFixed(1)
  })
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return text && `${text}\n`
}

/** Pearson's correlation of two equally long rows. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length
  const [meanA, meanB] = [mean(a), mean(b)]
  let [both, ownA, ownB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [fromA, fromB] = [value - meanA, (b[index] as number) - meanB]
    both += fromA * fromB
    ownA += fromA * fromA
    ownB += fromB * fromB
  }
  return both / Math.sqrt(ownA * ownB)
}

/** The best correlation of a piece with any stretch of the whole: where the piece was cut out is not known. */
export function bestCorrelation(piece: readonly number[], whole: readonly number[]): number {
  let best = -1
  for (let start = 0; start + piece.length <= whole.length; start++) {
    best = Math.max(best, correlation(piece, whole.slice(start, start + piece.length)))
  }
  return best
}

/** One column of a recording (`time_ms,red,green,blue`) at a steady rate, between two seconds of it. */
export function column(csv: string, index: 1 | 2 | 3, from_s: number, to_s: number, rate = 30): number[] {
  const rows = csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',').map(Number))
  const start = rows[0]?.[0] ?? 0
  let at = 0
  return Array.from({ length: Math.floor((to_s - from_s) * rate) }, (_, step) => {
    const time = start + (from_s + step / rate) * 1000
    while (at + 2 < rows.length && (rows[at + 1]?.[0] ?? 0) <= time) at++
    const [before = [], after = []] = [rows[at], rows[at + 1]]
    const share = (time - (before[0] ?? 0)) / ((after[0] ?? 1) - (before[0] ?? 0))
    return (before[index] ?? 0) + share * ((after[index] ?? 0) - (before[index] ?? 0))
  })
}

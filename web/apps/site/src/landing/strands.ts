// A hundred strands that narrow and open again. The same each time: the page is drawn twice, and both have to agree.

interface Field {
  width: number
  height: number
  /** Strands of the upper group; the others are the lower one. */
  upper: number
}

export interface Strand {
  path: string
  isUpper: boolean
  opacity: number
}

const STRANDS = 100
const GAP = 22
const WAIST = 0.19

/** A fixed sequence that looks like none. */
const scattered = (index: number) => ((index * 7919) % 101) / 101

const rounded = (value: number) => Number(value.toFixed(1))

export function strandsOf({ width, height, upper }: Field): Strand[] {
  const step = (height - GAP) / (STRANDS - 1)
  return Array.from({ length: STRANDS }, (_, index) => {
    const isUpper = index < upper
    const y = rounded(index * step + (isUpper ? 0 : GAP) + 1)
    const waist = rounded(height / 2 + (y - height / 2) * WAIST)
    const [near, middle, far] = [0.3 * width, width / 2, 0.7 * width].map(rounded)
    return {
      path: `M0 ${y}C${near} ${y} ${near} ${waist} ${middle} ${waist}S${far} ${y} ${width} ${y}`,
      isUpper,
      opacity: rounded(0.5 + 0.5 * scattered(index)),
    }
  })
}

export const IN_SECONDS = 4
export const OUT_SECONDS = 6
export const BREATHS = 2
export const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS
export const WHOLE_SECONDS = BREATHS * BREATH_SECONDS

const SMALLEST = 0.46

export interface BreathMoment {
  phase: 'in' | 'out'
  /** Whole seconds until it turns. */
  left: number
  /** Of the disc, from the smallest to 1. */
  size: number
  isOver: boolean
}

const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2

/** Where two breaths stand after so many seconds: in 4, out 6, twice. */
export function breathAt(seconds: number): BreathMoment {
  const isOver = seconds >= WHOLE_SECONDS
  const within = isOver ? 0 : seconds % BREATH_SECONDS
  const isIn = within < IN_SECONDS
  const share = isIn ? within / IN_SECONDS : (within - IN_SECONDS) / OUT_SECONDS
  const full = isIn ? eased(share) : 1 - eased(share)
  return {
    phase: isIn ? 'in' : 'out',
    left: Math.ceil((isIn ? IN_SECONDS : BREATH_SECONDS) - within),
    size: SMALLEST + (1 - SMALLEST) * full,
    isOver,
  }
}

/** The breath as a line over its twenty seconds. */
export function breathLine(
  width: number,
  height: number,
): { path: string; pointAt: (seconds: number) => [number, number] } {
  const pointAt = (seconds: number): [number, number] => {
    const { size } = breathAt(Math.min(seconds, WHOLE_SECONDS - 0.0001))
    const full = (size - SMALLEST) / (1 - SMALLEST)
    return [Number(((seconds / WHOLE_SECONDS) * width).toFixed(1)), Number((height * (1 - full)).toFixed(1))]
  }
  const points = Array.from({ length: 201 }, (_, index) => pointAt((index * WHOLE_SECONDS) / 200).join(' '))
  return { path: `M${points.join('L')}`, pointAt }
}

const SMALL_STEP = 5
const BAND_STEP = 60

/** Where a key moves the knob, or undefined for keys that mean something else. The first press leaves the gap. */
export function angleAfterKey(key: string, angle = 0): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return angle + SMALL_STEP
    case 'ArrowLeft':
    case 'ArrowUp':
      return angle - SMALL_STEP
    case 'PageDown':
      return (Math.floor(angle / BAND_STEP) + 1) * BAND_STEP + BAND_STEP / 2
    case 'PageUp':
      return (Math.floor(angle / BAND_STEP) - 1) * BAND_STEP + BAND_STEP / 2
    case 'Home':
      return BAND_STEP / 2
    case 'End':
      return 360 - BAND_STEP / 2
    default:
      return undefined
  }
}

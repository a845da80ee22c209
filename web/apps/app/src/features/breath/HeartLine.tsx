import styles from './Breath.module.css'
import type { BeatRate } from './resonance'
import { HEART_SECONDS } from './session'

const WIDTH = 390
const HEIGHT = 96
/** Beats a minute that the height shows at least, so that a calm heart does not look wild. */
const SPAN = 16

/** The heart's rate over the last minute, beat by beat: in resonance a slow, even wave. Words and numbers stand beside it. */
export function HeartLine({
  beats,
  now,
  description,
}: {
  beats: readonly BeatRate[]
  now: number
  description: string
}) {
  const rates = beats.map(({ bpm }) => bpm)
  const middle = rates.length > 0 ? (Math.max(...rates) + Math.min(...rates)) / 2 : 0
  const span = Math.max(SPAN, Math.max(...rates, 0) - Math.min(...rates, middle))
  const points = beats.map(({ at, bpm }) => {
    const x = WIDTH - ((now - at) / HEART_SECONDS) * WIDTH
    const y = HEIGHT / 2 - ((bpm - middle) / span) * (HEIGHT - 24)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return (
    <svg className={styles.heart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <path className={styles.middle} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {points.length > 1 && <path className={styles.heartLine} d={`M${points.join('L')}`} />}
    </svg>
  )
}

import { SAMPLE_RATE } from '@evenkeel/hrv'
import { useId } from 'react'
import styles from './PulseTrace.module.css'

const WIDTH = 390
const HEIGHT = 112
const SECONDS = 5
/** The pen rests here, short of the edge, as if the paper moved under it. */
const PEN = 320

const stepWidth = PEN / (SECONDS * SAMPLE_RATE)

const yOf = (sample: number) => HEIGHT / 2 - sample * (HEIGHT / 2 - 18)

/** The pulse as it comes in, oldest fading out on the left. Decoration for the eye: numbers stand beside it. */
export function PulseTrace({ samples }: { samples: readonly number[] }) {
  const id = useId()
  const points = samples.map((sample, index) => {
    const x = PEN - (samples.length - 1 - index) * stepWidth
    return `${x.toFixed(1)} ${yOf(sample).toFixed(1)}`
  })
  const penHeight = yOf(samples.at(-1) ?? 0)
  return (
    <svg className={styles.trace} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}fade`}>
          <stop offset="0" stopColor="#fff" stopOpacity="0" />
          <stop offset=".3" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}mask`}>
          <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}fade)`} />
        </mask>
      </defs>
      <path
        className={points.length > 0 ? styles.line : styles.rest}
        mask={points.length > 0 ? `url(#${id}mask)` : undefined}
        d={points.length > 0 ? `M${points.join('L')}` : `M0 ${HEIGHT / 2}H${PEN}`}
      />
      <circle className={styles.halo} cx={PEN} cy={penHeight} r="9" />
      <circle className={styles.pen} cx={PEN} cy={penHeight} r="4.5" />
    </svg>
  )
}

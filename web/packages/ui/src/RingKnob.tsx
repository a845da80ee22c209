import styles from './Ring.module.css'
import { pointAt } from './ring-geometry'

interface RingKnobProps {
  angle: number | undefined
  state: string | undefined
}

const RADIUS = 119
/** Degrees to either side of the knob at which the arrows that say "drag me" stand. */
const CHEVRON_OFFSET = 16.5

/** 48 units across, the size of a fingertip; at rest in the gap at the top it wears no state's colour. */
export function RingKnob({ angle, state }: RingKnobProps) {
  const { x, y } = pointAt(RADIUS, angle ?? 0)
  return (
    <g>
      <Chevron angle={(angle ?? 0) + CHEVRON_OFFSET} direction={0} />
      <Chevron angle={(angle ?? 0) - CHEVRON_OFFSET} direction={180} />
      <circle className={styles.knob} cx={x} cy={y} r="24" />
      <circle className={styles.knobFocus} cx={x} cy={y} r="28" />
      <circle className={styles.knobCore} cx={x} cy={y} r="9" fill={state ? `var(--${state}-fill)` : 'var(--edge)'} />
    </g>
  )
}

function Chevron({ angle, direction }: { angle: number; direction: 0 | 180 }) {
  const { x, y } = pointAt(RADIUS, angle)
  return (
    <path
      className={styles.chevron}
      d="M-3 -5l5 5l-5 5"
      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${(angle + direction).toFixed(2)})`}
    />
  )
}

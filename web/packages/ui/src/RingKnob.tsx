import { useLayoutEffect, useRef } from 'react'
import styles from './Ring.module.css'
import { normalised } from './ring-geometry'

interface RingKnobProps {
  angle: number | undefined
  state: string | undefined
  /** It was moved by something else than a finger on it: it travels there, round the ring. */
  isTravelling: boolean
}

const RADIUS = 119
/** Degrees to either side of the knob at which the arrows that say "drag me" stand. */
const CHEVRON_OFFSET = 16.5

/** Counts on beyond a full turn, so that the knob always travels the shorter way. */
function useTurned(angle: number): number {
  const turned = useRef(angle)
  turned.current += normalised(angle - turned.current + 180) - 180
  return turned.current
}

/** 48 units across, the size of a fingertip; at rest in the gap at the top it wears no state's colour. */
export function RingKnob({ angle, state, isTravelling }: RingKnobProps) {
  const group = useRef<SVGGElement>(null)
  const turned = useTurned(angle ?? 0).toFixed(2)
  // Only a style travels in every browser, and a page that was written beforehand may hold no style: the site's policy.
  useLayoutEffect(() => group.current?.style.setProperty('transform', `rotate(${turned}deg)`), [turned])
  return (
    <g ref={group} className={isTravelling ? styles.travelling : undefined} transform={`rotate(${turned})`}>
      <Chevron turn={CHEVRON_OFFSET} direction={0} />
      <Chevron turn={-CHEVRON_OFFSET} direction={180} />
      <circle className={styles.knob} cx={0} cy={-RADIUS} r="24" />
      <circle className={styles.knobFocus} cx={0} cy={-RADIUS} r="28" />
      <circle
        className={styles.knobCore}
        cx={0}
        cy={-RADIUS}
        r="9"
        fill={state ? `var(--${state}-fill)` : 'var(--edge)'}
      />
    </g>
  )
}

function Chevron({ turn, direction }: { turn: number; direction: 0 | 180 }) {
  return (
    <path
      className={styles.chevron}
      d="M-3 -5l5 5l-5 5"
      transform={`rotate(${turn}) translate(0 ${-RADIUS}) rotate(${direction})`}
    />
  )
}

import styles from './Ring.module.css'
import { normalised, pointAt } from './ring-geometry'

interface RingTrailProps {
  /** Where somebody was. */
  from: number
  /** Where they are now, if that is known. */
  to: number | undefined
  /** On the bands, as the mark of the present place. */
  radius: number
}

const WAY_RADIUS = 97
/** Degrees between two dots of the way, and from its ends. */
const APART = 9

const shorterWay = (from: number, to: number) => normalised(to - from + 180) - 180

function wayOf(from: number, to: number): number[] {
  const way = shorterWay(from, to)
  const count = Math.max(0, Math.floor(Math.abs(way) / APART) - 1)
  return Array.from({ length: count }, (_, index) => from + Math.sign(way) * APART * (index + 1))
}

/** The dashed circle of before, and the way between in small dots that grow towards now. */
export function RingTrail({ from, to, radius }: RingTrailProps) {
  const before = pointAt(radius, from)
  const way = to === undefined ? [] : wayOf(from, to)
  return (
    <g>
      <circle className={styles.before} cx={before.x} cy={before.y} r="9" />
      {way.map((angle, index) => {
        const { x, y } = pointAt(WAY_RADIUS, angle)
        const share = (index + 1) / way.length
        return <circle key={angle} className={styles.way} cx={x} cy={y} r={1.2 + share} opacity={0.4 + 0.6 * share} />
      })}
    </g>
  )
}

import type { ReactNode } from 'react'
import styles from './Ring.module.css'
import { RingName } from './RingName'
import { RingTrail } from './RingTrail'
import { bandPath, pointAt } from './ring-geometry'

export interface RingBand {
  name: string
  label: string
  from: number
  to: number
}

export interface RingDot {
  id: string
  angle: number
  state: string
}

interface RingProps {
  bands: readonly RingBand[]
  /** A screen reader says this in place of the drawing. */
  description: string
  activeState?: string | undefined
  markerAngle?: number | undefined
  /** Where they were before. */
  before?: number | undefined
  /** Newest first: older ones fade. */
  dots?: readonly RingDot[]
  children?: ReactNode
}

const QUIET = { inner: 116, outer: 128 }
const ACTIVE = { inner: 108, outer: 140 }
const NAME_RADIUS = { quiet: 139, active: 148 }
const MARKER_RADIUS = (ACTIVE.inner + ACTIVE.outer) / 2
const DOT_RADIUS = 97

const dotOpacity = (age: number) => Math.max(0.6, 0.95 - age * 0.06)

/** The home ring: six bands, the present one swollen, a marker where the member stands, dots for earlier check-ins. */
export function Ring({ bands, description, activeState, markerAngle, before, dots = [], children }: RingProps) {
  return (
    <div className={styles.frame}>
      <svg className={styles.ring} viewBox="-171 -152 342 304" role="img" aria-label={description}>
        {bands.map((band) => {
          const isActive = band.name === activeState
          return (
            <g key={band.name}>
              <path
                className={styles.band}
                d={bandPath({ ...band, ...(isActive ? ACTIVE : QUIET) })}
                fill={`var(--${band.name}-fill)`}
              />
              <RingName
                word={band.label}
                state={band.name}
                radius={isActive ? NAME_RADIUS.active : NAME_RADIUS.quiet}
                angle={(band.from + band.to) / 2}
                isActive={isActive}
              />
            </g>
          )
        })}
        {dots.map((dot, age) => {
          const { x, y } = pointAt(DOT_RADIUS, dot.angle)
          return (
            <circle
              key={dot.id}
              className={styles.dot}
              cx={x}
              cy={y}
              r="3"
              opacity={dotOpacity(age)}
              fill={`var(--${dot.state}-fill)`}
            />
          )
        })}
        {before !== undefined && <RingTrail from={before} to={undefined} radius={MARKER_RADIUS} />}
        {markerAngle !== undefined && <Marker angle={markerAngle} />}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

function Marker({ angle }: { angle: number }) {
  const { x, y } = pointAt(MARKER_RADIUS, angle)
  return <circle className={styles.marker} cx={x} cy={y} r="8" />
}

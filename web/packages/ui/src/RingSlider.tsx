import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { RingBand } from './Ring'
import styles from './Ring.module.css'
import { RingKnob } from './RingKnob'
import { RingName } from './RingName'
import { RingTrail } from './RingTrail'
import { angleOf, bandPath, normalised } from './ring-geometry'
import { angleAfterKey } from './ring-keys'

interface RingSliderProps {
  bands: readonly RingBand[]
  /** Names the control for a screen reader. */
  label: string
  /** A screen reader says this for the current position. */
  valueText: string
  /** Undefined until the person has placed themselves: no state is suggested by where the knob happens to rest. */
  angle: number | undefined
  onChange: (angle: number) => void
  /** Where the person was before: a dashed circle, and the way from there. */
  before?: number | undefined
  children?: ReactNode
}

const BAND = { inner: 106, outer: 132 }
/** The name of the present state steps out of the knob's way. */
const NAME_RADIUS = { quiet: 143, active: 151 }

export const bandAt = (bands: readonly RingBand[], angle: number) =>
  bands.find((band) => angle >= band.from && angle < band.to)

/** Inside this share of the ring's half width a touch is meant for the words in the middle, not for the bands. */
const DEAF_CENTRE = 0.48

function pointerAngle(event: PointerEvent<HTMLDivElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  const fromCentre = { x: event.clientX - (box.left + box.width / 2), y: event.clientY - (box.top + box.height / 2) }
  const distance = Math.hypot(fromCentre.x, fromCentre.y)
  return { angle: angleOf(fromCentre), isOnBands: distance > (DEAF_CENTRE * box.width) / 2 }
}

/** The check-in ring: drag, tap or use the keys to say where you are. */
export function RingSlider({ bands, label, valueText, angle, onChange, before, children }: RingSliderProps) {
  const isDragging = useRef(false)
  const [isHeld, setIsHeld] = useState(false)
  const active = angle === undefined ? undefined : bandAt(bands, angle)

  const follow = (event: PointerEvent<HTMLDivElement>) => onChange(pointerAngle(event).angle)
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    if (!pointerAngle(event).isOnBands) return
    isDragging.current = true
    setIsHeld(true)
    event.currentTarget.setPointerCapture?.(event.pointerId)
    follow(event)
  }
  const letGo = () => {
    isDragging.current = false
    setIsHeld(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = angleAfterKey(event.key, angle)
    if (next === undefined) return
    event.preventDefault()
    onChange(normalised(next))
  }

  return (
    <div className={styles.frame}>
      <div
        className={styles.slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(angle ?? 0)}
        aria-valuetext={valueText}
        onKeyDown={onKeyDown}
        onPointerDown={grab}
        onPointerMove={(event) => isDragging.current && follow(event)}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <svg className={styles.ring} viewBox="-171 -158 342 316" aria-hidden="true">
          {bands.map((band) => (
            <g key={band.name}>
              <path d={bandPath({ ...band, ...BAND })} fill={`var(--${band.name}-fill)`} />
              <RingName
                word={band.label}
                state={band.name}
                radius={band === active ? NAME_RADIUS.active : NAME_RADIUS.quiet}
                angle={(band.from + band.to) / 2}
                isActive={band === active}
              />
            </g>
          ))}
          {before !== undefined && <RingTrail from={before} to={angle} radius={(BAND.inner + BAND.outer) / 2} />}
          <RingKnob angle={angle} state={active?.name} isTravelling={!isHeld} />
        </svg>
      </div>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

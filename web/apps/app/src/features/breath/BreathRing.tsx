import { progressPath } from '@evenkeel/ui'
import { type ReactNode, useRef } from 'react'
import { useFrames } from '../../lib/device/frames'
import { useReducedMotion } from '../../lib/device/reduced-motion'
import styles from './Breath.module.css'
import type { Phase } from './resonance'

const RADIUS = { empty: 64, full: 128, progress: 150 }

const eased = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * share)

interface BreathRingProps {
  phase: () => Phase
  /** Of the whole, 0..1; undefined where there is no end. */
  share: number | undefined
  description: string
  /** Ink only. */
  isPlain: boolean
  /** No breath is on: a faint disc leaves room for the word. */
  isWaiting: boolean
  children: ReactNode
}

/** A disc that grows with the breath in and sinks with the breath out. */
export function BreathRing({ phase, share, description, isPlain, isWaiting, children }: BreathRingProps) {
  const disc = useRef<SVGCircleElement>(null)
  const isStill = useReducedMotion()
  useFrames(() => {
    const { direction, share: into } = phase()
    const full = direction === 'in' ? eased(into) : 1 - eased(into)
    const isFull = isStill || isWaiting
    disc.current?.setAttribute('r', String(isFull ? RADIUS.full : RADIUS.empty + full * (RADIUS.full - RADIUS.empty)))
    disc.current?.setAttribute('opacity', isWaiting || (isStill && direction === 'out') ? '0.35' : '1')
  }, true)
  return (
    <div className={isPlain ? `${styles.ring} ${styles.plainRing}` : styles.ring}>
      <svg className={styles.drawing} viewBox="-160 -160 320 320" role="img" aria-label={description}>
        <circle className={styles.outline} r={RADIUS.full} />
        <circle ref={disc} className={styles.disc} r={RADIUS.empty} />
        {share !== undefined && <path className={styles.track} d={progressPath(RADIUS.progress, 1)} />}
        {share !== undefined && <path className={styles.progress} d={progressPath(RADIUS.progress, share)} />}
      </svg>
      <div className={styles.inside}>{children}</div>
    </div>
  )
}

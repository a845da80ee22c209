import type { ReactNode } from 'react'
import styles from './Ring.module.css'
import { progressPath } from './ring-geometry'

interface CountdownRingProps {
  /** 0 at the start, 1 when time is up. */
  share: number
  description: string
  children?: ReactNode
}

const RADIUS = 128

/** Time passing round the ring, with a calm plate in the middle for the one number that matters. */
export function CountdownRing({ share, description, children }: CountdownRingProps) {
  return (
    <div className={styles.frame}>
      <svg className={styles.ring} viewBox="-171 -138 342 276" role="img" aria-label={description}>
        <circle className={styles.plateHalo} r="108" />
        <circle className={styles.plate} r="98" />
        <path className={styles.track} d={progressPath(RADIUS, 1)} />
        {share > 0 && <path className={styles.progress} d={progressPath(RADIUS, share)} />}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

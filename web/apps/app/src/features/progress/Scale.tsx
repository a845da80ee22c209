import type { ReactNode } from 'react'
import styles from './Scale.module.css'

/** A line with a mark where nothing is better or worse, for what is drawn on it. Decoration: words beside it say the same. */
export function Scale({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={`${styles.scale} ${className}`} aria-hidden="true">
      {children}
    </span>
  )
}

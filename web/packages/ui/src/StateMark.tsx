import styles from './StateMark.module.css'

const REGULATED = new Set(['stillness', 'parasympathetic', 'play'])

/** A state standing alone: regulated states are squares and the others circles, so colour is never the only sign. */
export function StateMark({ state, size = 12 }: { state: string; size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      fill={`var(--${state}-fill)`}
      aria-hidden="true"
    >
      {REGULATED.has(state) ? <rect width="12" height="12" rx="3" /> : <circle cx="6" cy="6" r="6" />}
    </svg>
  )
}

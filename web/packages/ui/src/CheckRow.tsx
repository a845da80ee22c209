import type { ReactNode } from 'react'
import styles from './CheckRow.module.css'

interface CheckRowProps {
  isChecked: boolean
  onToggle: () => void
  detail?: ReactNode
  /** `switch` for what takes effect by itself, a box for an answer. */
  look?: 'box' | 'switch'
  children: ReactNode
}

/** One thing that is true or not: a native checkbox whose whole row is the target. */
export function CheckRow({ isChecked, onToggle, detail, look = 'box', children }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        className={styles[look]}
        checked={isChecked}
        onChange={onToggle}
      />
    </label>
  )
}

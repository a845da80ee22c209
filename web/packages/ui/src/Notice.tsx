import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  /** `alarm` interrupts a screen reader; `quiet` waits its turn. */
  tone?: 'quiet' | 'alarm'
  icon?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export function Notice({ tone = 'quiet', icon, action, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'alarm' ? 'alert' : 'status'}>
      {icon}
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './Message.module.css'

interface MessageProps {
  picture?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** A whole screen that has one thing to say: empty, lost, refused or waiting. */
export function Message({ picture, title, children, action }: MessageProps) {
  return (
    <div className={styles.message}>
      {picture}
      <h1>{title}</h1>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

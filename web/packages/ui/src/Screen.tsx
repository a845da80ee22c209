import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface ScreenProps {
  /** Room for the navigation bar at the bottom. */
  hasNavigation?: boolean
  /** A second column from 960 px on. */
  isMeasured?: boolean
  children: ReactNode
}

/** One screen: a single column on a phone, centred and measured on anything wider. */
export function Screen({ hasNavigation = false, isMeasured = false, children }: ScreenProps) {
  const names = [styles.screen, hasNavigation && styles.tabs, isMeasured && styles.measured]
  return <main className={names.filter(Boolean).join(' ')}>{children}</main>
}

interface TopBarProps {
  start?: ReactNode
  title?: ReactNode
  end?: ReactNode
}

export function TopBar({ start, title, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.side}>{start}</div>
      <div className={styles.title}>{title}</div>
      <div className={styles.end}>{end}</div>
    </header>
  )
}

/** Places a figure and its controls: one under the other on a phone, side by side from 960 px on. */
export function Columns({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.figure}>{figure}</div>
      <div className={styles.rest}>{children}</div>
    </div>
  )
}

/** The main action, within the thumb's reach at the foot of the screen. */
export function Foot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}

export const iconButtonClass = styles.icon ?? ''

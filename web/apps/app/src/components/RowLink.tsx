import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './RowLink.module.css'

interface RowLinkProps {
  to: string
  title: string
  /** Where the title is in another language than the app. */
  titleLanguage?: string
  detail?: ReactNode
  mark?: ReactNode
  end?: ReactNode
}

/** One line of a list that leads somewhere. */
export function RowLink({ to, title, titleLanguage, detail, mark, end }: RowLinkProps) {
  return (
    <NavLink to={to} end className={styles.row ?? ''}>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi lang={titleLanguage}>{title}</bdi>
        </span>
        {detail && <span className="small quiet">{detail}</span>}
      </span>
      {end}
      <ChevronRight className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
    </NavLink>
  )
}

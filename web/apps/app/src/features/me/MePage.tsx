import { Screen, TopBar } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { BackLink } from '../../components/BackLink'
import { Navigation } from '../../components/Navigation'
import { PageTitle } from '../../components/PageTitle'
import { paths } from '../../lib/paths'
import styles from './Me.module.css'

interface MePageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One page under Me. */
export function MePage({ title, lead, children }: MePageProps) {
  return (
    <>
      <Navigation />
      <Screen hasNavigation>
        <PageTitle>{title}</PageTitle>
        <TopBar start={<BackLink to={paths.me} />} />
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className="quiet">{lead}</p>}
        {children}
      </Screen>
    </>
  )
}

export function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

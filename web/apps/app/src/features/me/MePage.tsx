import { Screen, TopBar } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink'
import { Navigation } from '../../components/Navigation'
import { PageTitle } from '../../components/PageTitle'
import { useIsWide } from '../../lib/device/use-is-wide'
import { paths } from '../../lib/navigation/paths'
import styles from './Me.module.css'
import { MeGroups } from './MeGroups'

interface MePageProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One page under Me. Where there is room, the others stay in sight beside it. */
export function MePage({ title, lead, children }: MePageProps) {
  const { t } = useTranslation()
  const isWide = useIsWide()
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured={isWide}>
        <PageTitle>{title}</PageTitle>
        <div className={isWide ? styles.beside : undefined}>
          {isWide && (
            <nav className={styles.menu} aria-label={t('me.title')}>
              <MeGroups />
            </nav>
          )}
          <div className={styles.page}>
            {!isWide && <TopBar start={<BackLink to={paths.me} />} />}
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className="quiet">{lead}</p>}
            {children}
          </div>
        </div>
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

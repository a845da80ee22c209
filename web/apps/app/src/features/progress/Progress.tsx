import type { Interval } from '@evenkeel/api'
import { Screen } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { RowLink } from '../../components/RowLink'
import { paths } from '../../lib/paths'
import { BalancePie } from './BalancePie'
import { BalanceTrend } from './BalanceTrend'
import { IntervalChoice } from './IntervalChoice'
import { Patterns } from './Patterns'
import { PracticeMinutes } from './PracticeMinutes'
import styles from './Progress.module.css'
import { ReadingTrend } from './ReadingTrend'
import { WhatWorks } from './WhatWorks'
import { YearInPixels } from './YearInPixels'

/** Where the member was, over any stretch of time, and what helped. */
export default function Progress() {
  const { t } = useTranslation()
  const [interval, setInterval] = useState<Interval>('month')
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('progress.title')}</PageTitle>
        <header className={styles.header}>
          <h1>{t('progress.title')}</h1>
          <IntervalChoice interval={interval} onChange={setInterval} />
        </header>
        <OfflineNotice />
        <div className={styles.cards}>
          <BalancePie interval={interval} />
          <BalanceTrend interval={interval} />
          <PracticeMinutes />
          <YearInPixels />
          <ReadingTrend />
          <WhatWorks />
          <Patterns />
        </div>
        <RowLink to={paths.checkIns} title={t('progress.all_check_ins')} />
      </Screen>
    </>
  )
}

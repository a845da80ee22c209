import type { Interval } from '@evenkeel/api'
import { Screen } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { RowLink } from '../../components/RowLink'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { BalancePie } from './BalancePie'
import { BalanceTrend } from './BalanceTrend'
import { IntervalChoice } from './IntervalChoice'
import { OnDevice } from './OnDevice'
import { Patterns } from './Patterns'
import { PracticeMinutes } from './PracticeMinutes'
import styles from './Progress.module.css'
import { ReadingTrend } from './ReadingTrend'
import { WhatWorks } from './WhatWorks'
import { YearInPixels } from './YearInPixels'

/** Where the member was, over any stretch of time, and what helped. */
export default function Progress() {
  const { t } = useTranslation()
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('progress.title')}</PageTitle>
        {isGuest(useMember()) ? <OnDevice /> : <Charts />}
      </Screen>
    </>
  )
}

function Charts() {
  const { t } = useTranslation()
  const [interval, setInterval] = useState<Interval>('month')
  return (
    <>
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
    </>
  )
}

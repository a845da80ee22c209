import type { Interval } from '@evenkeel/api'
import { buttonClass, Screen } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
        {isGuest(useMember()) ? <WithoutAccount /> : <Charts />}
      </Screen>
    </>
  )
}

/** Every chart is worked out by the server: said once, not by each of them. */
function WithoutAccount() {
  const { t } = useTranslation()
  return (
    <>
      <h1>{t('progress.title')}</h1>
      <p>{t('guest.score')}</p>
      <Link to={paths.signUp} className={buttonClass({})}>
        {t('guest.make_account')}
      </Link>
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

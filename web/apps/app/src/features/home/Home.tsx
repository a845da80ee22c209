import { Screen } from '@evenkeel/ui'
import { CircleUserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '../../components/IconLink'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import { partOfDay } from '../../lib/words/moments'
import { DailyArticle } from './DailyArticle'
import { HardMoment } from './HardMoment'
import styles from './Home.module.css'
import { Inherited } from './Inherited'
import { LatestReading } from './LatestReading'
import { NextStep } from './NextStep'
import { PresentRing } from './PresentRing'
import { Today } from './Today'
import { useReadAhead } from './use-read-ahead'
import { Yesterday } from './Yesterday'

export default function Home() {
  const { t } = useTranslation()
  const member = useMember()
  const { first_name, practice } = member
  const alone = isGuest(member)
  useReadAhead()
  const part = partOfDay(new Date().getHours())
  const greeting = first_name ? t(`home.greeting.${part}`, { name: first_name }) : t(`guest.greeting.${part}`)
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('home.page')}</PageTitle>
        <header className={styles.header}>
          <div>
            <h1 className={styles.greeting}>{greeting}</h1>
            <p className="small quiet">
              {t('home.practised', { count: practice.days_practised, of: practice.of_days })}
            </p>
          </div>
          <IconLink to={paths.me} label={t('navigation.me')} icon={CircleUserRound} />
        </header>
        <div className={styles.columns}>
          <PresentRing />
          <div className={styles.side}>
            <OfflineNotice />
            <Inherited />
            {!alone && <UnsentNotices />}
            <Yesterday />
            <NextStep />
            <HardMoment />
            {!alone && <Today />}
            {!alone && <DailyArticle />}
            <LatestReading />
            {alone && <UnsentNotices />}
          </div>
        </div>
      </Screen>
    </>
  )
}

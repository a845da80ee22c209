import { buttonClass, Card, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { Loaded } from '../../components/Loaded'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { UnsentNotices } from '../../components/UnsentNotices'
import { useMember } from '../../lib/calls/member'
import { programQuery } from '../../lib/calls/member-reads'
import { paths } from '../../lib/navigation/paths'
import { dayNumberOf, programDayPath } from '../../lib/navigation/places'
import { Pause } from './Pause'
import styles from './Program.module.css'
import { Restart } from './Restart'
import { RestDays } from './RestDays'
import { Rhythm } from './Rhythm'
import { Weeks } from './Weeks'

/** Six weeks at a glance, at the member's own pace. */
export default function Program() {
  const { t } = useTranslation()
  const { member_id, program } = useMember()
  const query = useQuery(programQuery(member_id))
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('program.title')}</PageTitle>
        <TopBar start={<BackLink to={paths.home} />} />
        <h1>{t('program.title')}</h1>
        <p className="quiet">{t('program.lead')}</p>
        <div className={styles.parts}>
          <OfflineNotice />
          <UnsentNotices />
          {program.paused ? <Pause /> : <Present />}
          <Rhythm />
          <div className={styles.beside}>
            <Loaded query={query} height={880}>
              {(answer) => <Weeks program={answer.program} />}
            </Loaded>
          </div>
          <RestDays />
          {!program.paused && !program.finished && <Pause />}
          <Restart />
        </div>
      </Screen>
    </>
  )
}

function Present() {
  const { t } = useTranslation()
  const { program } = useMember()
  if (program.finished) return <p className={styles.finished}>{t('program.finished')}</p>
  return (
    <Card className={styles.present}>
      <p className="small quiet">{t('program.today', { week: program.week, day: program.day })}</p>
      <h2>
        <bdi>{program.title}</bdi>
      </h2>
      <Link to={programDayPath(dayNumberOf(program))} className={buttonClass({})}>
        {t('program.open_day')}
      </Link>
    </Card>
  )
}

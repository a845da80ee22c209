import { buttonClass, Foot, Ring, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { PageTitle } from '../../components/PageTitle'
import { useConfig } from '../../lib/calls/config'
import { useRingBands } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import styles from './Welcome.module.css'

export default function Welcome() {
  const { t } = useTranslation()
  const { member, prices } = useConfig()
  const bands = useRingBands()
  if (member) return <Navigate to={paths.home} replace />
  return (
    <Screen>
      <PageTitle>{t('welcome.page')}</PageTitle>
      <div className={styles.ring}>
        <Ring bands={bands} description={t('welcome.ring')} activeState="parasympathetic" markerAngle={82}>
          <h1 className={styles.claim}>{t('welcome.claim')}</h1>
        </Ring>
      </div>
      <p className="quiet large">{t('welcome.words')}</p>
      <Foot>
        <Link to={paths.privacy} className={buttonClass({ isWide: true })}>
          {t('welcome.start', { count: prices.trial_days })}
        </Link>
        <Link to={paths.signIn} className={buttonClass({ look: 'plain' })}>
          {t('welcome.sign_in')}
        </Link>
      </Foot>
    </Screen>
  )
}

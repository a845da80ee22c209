import { bandAt, Foot, RingSlider, Screen } from '@evenkeel/ui'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { PageTitle } from '../../components/PageTitle'
import { useConfig } from '../../lib/calls/config'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import { FirstPractice } from './FirstPractice'
import { useFirstMinute } from './use-first-minute'
import styles from './Welcome.module.css'

/** The ring is the first screen: say where you are, and a minute that fits is one tap away. */
export default function Welcome() {
  const { t } = useTranslation()
  const { member } = useConfig()
  const [angle, setAngle] = useState<number>()
  const firstMinute = useFirstMinute()
  if (member && !firstMinute.isStarting) return <Navigate to={paths.home} replace />
  return (
    <Screen>
      <PageTitle>{t('welcome.page')}</PageTitle>
      <h1 className={styles.question}>{t('welcome.question')}</h1>
      <p className={`quiet ${styles.how}`}>{t('welcome.how')}</p>
      <Place angle={angle} onChange={setAngle} />
      {angle === undefined ? (
        <div className={styles.promise}>
          <p className="figure">{t('welcome.then')}</p>
          <p className="quiet">{t('welcome.nothing_first')}</p>
        </div>
      ) : (
        <FirstPractice angle={angle} onStart={(card, minutes) => firstMinute.start(card, { angle, minutes })} />
      )}
      <Foot>
        <p className={`small quiet ${styles.privacy}`}>
          <LockKeyhole size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {t('welcome.privacy')} <Link to={paths.privacy}>{t('welcome.privacy_how')}</Link>
          </span>
        </p>
        <Accounts />
      </Foot>
    </Screen>
  )
}

function Place({ angle, onChange }: { angle: number | undefined; onChange: (angle: number) => void }) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const state = useNervousState(angle === undefined ? undefined : bandAt(bands, angle)?.name)
  const valueText = state ? `${state.description}. ${state.display_name}` : t('welcome.nowhere_yet')
  return (
    <div className={styles.ring}>
      <RingSlider bands={bands} label={t('welcome.question')} valueText={valueText} angle={angle} onChange={onChange}>
        {state ? (
          <>
            <span className={`figure ${styles.state}`} style={{ color: `var(--${state.name})` }}>
              {state.description}
            </span>
            <span className="small quiet">{state.display_name}</span>
          </>
        ) : (
          <span className={`quiet ${styles.nowhere}`}>{t('welcome.no_wrong_place')}</span>
        )}
      </RingSlider>
    </div>
  )
}

function Accounts() {
  const { t } = useTranslation()
  const { prices } = useConfig()
  return (
    <p className={styles.accounts}>
      <Link to={paths.signIn}>{t('welcome.sign_in')}</Link>
      <Link to={paths.privacy}>{t('welcome.start', { count: prices.trial_days })}</Link>
    </p>
  )
}

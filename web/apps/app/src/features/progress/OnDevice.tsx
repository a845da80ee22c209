import type { Reading } from '@evenkeel/api'
import { buttonClass, Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RowLink } from '../../components/RowLink'
import { presentGuest } from '../../lib/guest/guest-record'
import { paths } from '../../lib/navigation/paths'
import { useRatedTimes } from '../../lib/practice/rated-times'
import { useRecentPlaces } from '../../lib/practice/recent-places'
import { dayAndTime } from '../../lib/words/moments'
import { Moments } from './Moments'
import { momentsOf } from './moments-of'
import styles from './OnDevice.module.css'
import { WorkedHere } from './WorkedHere'

/** Everything that this device keeps of somebody without an account, and what an account would add. */
export function OnDevice() {
  const { t } = useTranslation()
  const times = useRatedTimes()
  const moments = momentsOf(times, useRecentPlaces())
  const readings = presentGuest()?.readings ?? []
  return (
    <>
      <h1>{t('progress.title')}</h1>
      <div className={styles.cards}>
        <Moments moments={moments} />
        {times.length > 0 && <WorkedHere times={times} />}
        {readings.length > 0 && <Readings readings={readings} />}
        {moments.length > 0 && <RowLink to={paths.checkIns} title={t('progress.all_check_ins')} />}
        <Card className={styles.account}>
          <p>{t('on_device.kept')}</p>
          <p className="quiet">{t('on_device.account')}</p>
          <Link to={paths.signUp} className={buttonClass({ look: 'ghost' })}>
            {t('guest.make_account')}
          </Link>
        </Card>
      </div>
    </>
  )
}

const SHOWN = 5

function Readings({ readings }: { readings: readonly Reading[] }) {
  const { t, i18n } = useTranslation()
  return (
    <Card className={styles.card}>
      <h2>{t('on_device.readings', { count: readings.length })}</h2>
      <ul className={styles.list}>
        {readings.slice(0, SHOWN).map((reading) => (
          <li key={reading.measured_at} className={styles.reading}>
            <span className="small quiet">{dayAndTime(new Date(reading.measured_at), i18n.language)}</span>
            <span>
              {t('on_device.reading', { rmssd: Math.round(reading.rmssd_ms), rate: Math.round(reading.hr_bpm) })}
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.readingResult} className={styles.link}>
        {t('on_device.latest_reading')}
      </Link>
    </Card>
  )
}

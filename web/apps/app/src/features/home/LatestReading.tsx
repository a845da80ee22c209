import { Card } from '@evenkeel/ui'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { dayAndTime } from '../../lib/words/moments'
import styles from './LatestReading.module.css'

export function LatestReading() {
  const { t, i18n } = useTranslation()
  const { latest_reading: reading } = useMember()
  if (!reading) return <p className="quiet">{t('latest.none')}</p>
  return (
    <Card>
      <Link to={paths.readingResult} className={styles.reading}>
        <span className={styles.when}>
          <span className={styles.title}>{t('latest.title')}</span>
          <span className="small quiet">{dayAndTime(new Date(reading.measured_at), i18n.language)}</span>
        </span>
        <Figure value={reading.rmssd_ms} unit={t('latest.rmssd')} />
        <Figure value={reading.hr_bpm} unit={t('latest.heart_rate')} />
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </Card>
  )
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <span className={styles.figure}>
      <span className={`figure ${styles.number}`}>{Math.round(value)}</span>
      <span className="small quiet">{unit}</span>
    </span>
  )
}

import type { Rejection } from '@evenkeel/api'
import { Button, buttonClass, Card, Foot, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconLink } from '../../components/IconLink'
import { useHelpCountry } from '../../lib/help/help-country'
import { telephone } from '../../lib/help/telephone'
import { useHelplines } from '../../lib/help/use-helplines'
import { paths } from '../../lib/navigation/paths'
import styles from './UnevenMinute.module.css'

interface UnevenMinuteProps {
  rejection: Rejection
  onRetry: () => void
}

/** The beats came unevenly throughout: the heart rate holds, the rest would be a guess. It names no condition. */
export function UnevenMinute({ rejection, onRetry }: UnevenMinuteProps) {
  const { t, i18n } = useTranslation()
  const { country } = useHelpCountry(useHelplines(i18n.language))
  const [emergency] = country?.emergency ?? []
  const pulse = rejection.hr_bpm
  return (
    <Screen>
      <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
      <h1>{t('reading.uneven.title')}</h1>
      <p className={styles.lead}>{t(pulse ? 'reading.uneven.words' : 'reading.uneven.words_alone')}</p>
      {pulse ? (
        <Card className={styles.card}>
          <p className="small quiet">{t('result.heart_rate')}</p>
          <p>
            <span className={`figure ${styles.number}`}>{Math.round(pulse)}</span>{' '}
            <span className="quiet">{t('result.a_minute')}</span>
          </p>
        </Card>
      ) : null}
      <section className={styles.part}>
        <h2>{t('reading.uneven.can_be.title')}</h2>
        <p className="quiet">{t('reading.uneven.can_be.words')}</p>
      </section>
      <section className={styles.part}>
        <h2>{t('reading.uneven.doctor.title')}</h2>
        <p className="quiet">{t('reading.uneven.doctor.words')}</p>
      </section>
      <p className={styles.alarm}>
        <span>{t('reading.uneven.emergency')}</span>
        {emergency && (
          <a href={telephone(emergency)}>
            <bdi>{emergency}</bdi>
          </a>
        )}
      </p>
      <Foot>
        <Button isWide onClick={onRetry}>
          {t('reading.rejected.again')}
        </Button>
        <Link to={paths.home} className={buttonClass({ look: 'plain' })}>
          {t('reading.kept.home')}
        </Link>
      </Foot>
    </Screen>
  )
}

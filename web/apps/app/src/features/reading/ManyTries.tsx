import { Button, buttonClass, Foot, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconLink } from '../../components/IconLink'
import { paths } from '../../lib/navigation/paths'
import styles from './ManyTries.module.css'
import { OtherWays } from './OtherWays'
import { isKnownRefusal } from './quality-reasons'
import { TryPicture } from './TryPicture'
import { helpsFor } from './try-help'
import type { useReading } from './use-reading'

interface ManyTriesProps {
  refusals: readonly string[]
  reading: ReturnType<typeof useReading>
}

/** After three refusals in a row: what the camera saw, what helps against just that, other ways, and leaving it. */
export function ManyTries({ refusals, reading }: ManyTriesProps) {
  const { t, i18n } = useTranslation()
  const reasons = [...new Set(refusals.filter(isKnownRefusal))]
  const times = (reason: string) => refusals.filter((other) => other === reason).length
  const named = reasons.map((reason) => `${t(`reading.tries.reason.${reason}`)} (${times(reason)}×)`)
  const seen = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(named)
  return (
    <Screen>
      <TopBar start={<IconLink to={paths.home} label={t('common.close')} icon={X} />} />
      <h1>{t('reading.tries.title')}</h1>
      {seen && <p className={`quiet ${styles.seen}`}>{t('reading.tries.seen', { seen })}</p>}
      <h2>{t('reading.tries.help')}</h2>
      <ol className={styles.helps}>
        {helpsFor(refusals).map((help) => (
          <li key={help}>
            <TryPicture help={help} />
            <div>
              <h3>{t(`reading.tries.${help}.title`)}</h3>
              <p className="quiet">{t(`reading.tries.${help}.words`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Foot>
        <Button isWide onClick={reading.start}>
          {t('reading.rejected.again')}
        </Button>
        <OtherWays reading={reading} />
        <Link to={paths.home} className={buttonClass({ look: 'plain' })}>
          {t('reading.tries.leave')}
        </Link>
        <p className="quiet small">{t('reading.tries.leave_words')}</p>
      </Foot>
    </Screen>
  )
}

import { buttonClass, Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { SeaPicture } from '../../components/SeaPicture'
import { useMember } from '../../lib/member'
import { paths } from '../../lib/paths'
import styles from './NextStep.module.css'
import { nextStepOf } from './next-step'

const STEPS = {
  check_in: { to: paths.checkIn, picture: <SeaPicture /> },
  reading: { to: paths.reading, picture: <FingerPicture size={64} /> },
} as const

export function NextStep() {
  const { t } = useTranslation()
  const { today, plan } = useMember()
  const step = nextStepOf(today.items)
  if (!step) {
    return (
      <Card className={styles.next}>
        <SeaPicture />
        <div>
          <h2>{t('next.done.title')}</h2>
          <p className="quiet">{t('next.done.words')}</p>
        </div>
        <Link to={paths.checkIn} className={`${buttonClass({ look: 'ghost' })} ${styles.go}`}>
          {t('next.done.action')}
        </Link>
      </Card>
    )
  }
  const { to, picture } = STEPS[step]
  return (
    <Card className={styles.next}>
      {picture}
      <div>
        <h2>{t(`next.${step}.title`)}</h2>
        <p className="quiet">{t(`next.${step}.words`)}</p>
        {plan && <p className={`small quiet ${styles.stage}`}>{plan.stage_text}</p>}
      </div>
      <Link to={to} className={`${buttonClass({})} ${styles.go}`}>
        {t(`next.${step}.action`)}
      </Link>
    </Card>
  )
}

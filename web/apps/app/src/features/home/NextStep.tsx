import { buttonClass, Card } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { SeaPicture } from '../../components/SeaPicture'
import { useMember } from '../../lib/calls/member'
import { useNervousState } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import { useSuggestion } from '../../lib/practice/suggestion'
import styles from './NextStep.module.css'
import { nextStepOf } from './next-step'
import { Suggestion } from './Suggestion'

/** One thing to do now. The suggestion stays in sight below a check-in, without its weight. */
export function NextStep() {
  const { t } = useTranslation()
  const member = useMember()
  const suggestion = useSuggestion()
  switch (nextStepOf(member.today, suggestion)) {
    case 'check_in':
      return (
        <>
          <Step step="check_in" to={paths.checkIn} picture={<SeaPicture />}>
            <Stage />
          </Step>
          {suggestion && <Suggestion suggestion={suggestion} />}
        </>
      )
    case 'suggestion':
      return suggestion && <Suggestion suggestion={suggestion} isNext />
    case 'reading':
      return (
        <Step step="reading" to={paths.reading} picture={<FingerPicture size={64} />}>
          <Stage />
        </Step>
      )
    default:
      return (
        <>
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
          {suggestion && <Suggestion suggestion={suggestion} />}
        </>
      )
  }
}

interface StepProps {
  step: 'check_in' | 'reading'
  to: string
  picture: ReactNode
  children: ReactNode
}

function Step({ step, to, picture, children }: StepProps) {
  const { t } = useTranslation()
  return (
    <Card className={styles.next}>
      {picture}
      <div>
        <h2>{t(`next.${step}.title`)}</h2>
        <p className="quiet">{t(`next.${step}.words`)}</p>
        {children}
      </div>
      <Link to={to} className={`${buttonClass({})} ${styles.go}`}>
        {t(`next.${step}.action`)}
      </Link>
    </Card>
  )
}

/** The direction that the member chose. */
function Stage() {
  const { t } = useTranslation()
  const { plan } = useMember()
  const current = useNervousState(plan?.current_state)
  const target = useNervousState(plan?.target_state)
  if (!plan || !current || !target || current === target) return null
  const words = { current: current.display_name, target: target.display_name, stage: plan.stage_title }
  return <p className={`small quiet ${styles.stage}`}>{t('next.stage', words)}</p>
}

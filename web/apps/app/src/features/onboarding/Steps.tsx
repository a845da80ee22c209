import { iconButtonClass, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink'
import { paths } from '../../lib/navigation/paths'
import styles from './Onboarding.module.css'

interface StepsProps {
  /** From 1. */
  present: number
  all: number
  /** Whether somebody came from their own page to answer once more. */
  isAgain: boolean
  onBack: () => void
}

/** How far it still is, and the way to the question before. */
export function Steps({ present, all, isAgain, onBack }: StepsProps) {
  const { t } = useTranslation()
  return (
    <TopBar
      start={
        present > 1 ? (
          <button type="button" className={iconButtonClass} aria-label={t('common.back')} onClick={onBack}>
            <ArrowLeft size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        ) : (
          isAgain && <BackLink to={paths.me} />
        )
      }
      title={
        <div className={styles.steps} role="img" aria-label={t('onboarding.step', { present, all })}>
          {Array.from({ length: all }, (_, index) => (
            <i key={index} className={index < present ? styles.reached : undefined} />
          ))}
        </div>
      }
    />
  )
}

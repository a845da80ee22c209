import type { Suggestion } from '@evenkeel/api'
import { Button, buttonClass, Card, StateMark } from '@evenkeel/ui'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { useNervousState } from '../../lib/calls/states'
import { paths } from '../../lib/navigation/paths'
import { lengthText } from '../../lib/words/length-text'
import { ExerciseRow } from './ExerciseRow'
import styles from './Practice.module.css'

interface SuggestionCardProps {
  suggestion: Suggestion
  isBusy: boolean
  onPassOver: (ids: string[]) => void
}

/** One exercise with the reasons for it, and one other, should it not fit. */
export function SuggestionCard({ suggestion, isBusy, onPassOver }: SuggestionCardProps) {
  const { t, i18n } = useTranslation()
  const { exercise, alternative, reasons, from, to } = suggestion
  const exerciseId = exercise.exercise_id
  return (
    <>
      <Card className={styles.suggestion}>
        <Route from={from} to={to} />
        <div className={styles.top}>
          <ExerciseFigure exerciseId={exerciseId} />
          <div>
            <h3>
              <Link to={generatePath(paths.exercise, { exerciseId })}>{exercise.title}</Link>
            </h3>
            <p className="quiet">{exercise.summary}</p>
          </div>
        </div>
        <ul className={styles.reasons} aria-label={t('practice.suggestion.why')}>
          {reasons.map(({ name, text }) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
        <Link to={generatePath(paths.player, { exerciseId })} className={buttonClass({ isWide: true })}>
          {t('practice.suggestion.start', { length: lengthText(exercise.minutes.usual, i18n.language) })}
        </Link>
      </Card>
      {alternative && (
        <>
          <h3>{t('practice.suggestion.or')}</h3>
          <ul className={styles.list}>
            <ExerciseRow exercise={alternative} />
          </ul>
        </>
      )}
      <div className={styles.other}>
        <Button
          look="plain"
          request={isBusy ? 'fetching' : 'unstarted'}
          loadingText={t('practice.suggestion.looking')}
          onClick={() => onPassOver([exerciseId, ...(alternative ? [alternative.exercise_id] : [])])}
        >
          {t('practice.suggestion.neither')}
        </Button>
      </div>
    </>
  )
}

export function Route({ from, to }: { from: string | null; to: string }) {
  const { t } = useTranslation()
  const start = useNervousState(from)
  const end = useNervousState(to)
  return (
    <p className={`small quiet ${styles.route}`}>
      {start && <StateMark state={start.name} />}
      {start ? start.display_name : t('practice.anywhere')}
      <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label={t('practice.to')} />
      {end && <StateMark state={end.name} />}
      {end?.display_name}
    </p>
  )
}

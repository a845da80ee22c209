import type { Suggestion as SuggestionOf } from '@evenkeel/api'
import { buttonClass, Card, StateMark } from '@evenkeel/ui'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { useNervousState } from '../../lib/calls/states'
import { exercisePath, playerPath } from '../../lib/navigation/places'
import { lengthText } from '../../lib/words/length-text'
import styles from './Suggestion.module.css'

interface SuggestionProps {
  suggestion: SuggestionOf
  isNext?: boolean
}

/** One exercise with the reason for it, and one other, for whoever does not feel like the first. */
export function Suggestion({ suggestion, isNext = false }: SuggestionProps) {
  const { t, i18n } = useTranslation()
  const { exercise, alternative, reasons } = suggestion
  return (
    <Card className={styles.suggestion}>
      <div className={styles.top}>
        <ExerciseFigure exerciseId={exercise.exercise_id} />
        <div>
          <Way from={suggestion.from} to={suggestion.to} />
          <h2>
            <Link to={exercisePath(exercise.exercise_id)} className={styles.title}>
              {exercise.title}
            </Link>
          </h2>
          <p className="quiet">{reasons[0]?.text ?? exercise.summary}</p>
        </div>
      </div>
      <Link
        to={playerPath(exercise.exercise_id)}
        className={`${buttonClass(isNext ? {} : { look: 'ghost' })} ${styles.go}`}
      >
        <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
        {t('suggestion.start', { length: lengthText(exercise.minutes.usual, i18n.language) })}
      </Link>
      {alternative && (
        <Link to={exercisePath(alternative.exercise_id)} className={styles.other}>
          {t('suggestion.alternative', {
            title: alternative.title,
            length: lengthText(alternative.minutes.usual, i18n.language),
          })}
        </Link>
      )}
    </Card>
  )
}

/** From where to where, each state by mark and name. */
function Way({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation()
  const start = useNervousState(from)
  const end = useNervousState(to)
  if (!start || !end || start === end) return null
  return (
    <p className={`small quiet ${styles.way}`}>
      <span className="visually-hidden">{t('suggestion.way', { from: start.display_name, to: end.display_name })}</span>
      <span aria-hidden="true" className={styles.end}>
        <StateMark state={from} /> {start.display_name}
      </span>
      <span aria-hidden="true" className={styles.arrow} />
      <span aria-hidden="true" className={styles.end}>
        <StateMark state={to} /> {end.display_name}
      </span>
    </p>
  )
}

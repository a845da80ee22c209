import type { ExerciseCard } from '@evenkeel/api'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { paths } from '../../lib/navigation/paths'
import { lengthText } from '../../lib/words/length-text'
import styles from './Practice.module.css'

export type KnownKind =
  | 'breath'
  | 'movement'
  | 'touch'
  | 'senses'
  | 'imagery'
  | 'social'
  | 'writing'
  | 'voice'
  | 'rest'
  | 'play'

export function ExerciseRow({ exercise }: { exercise: ExerciseCard }) {
  const { t, i18n } = useTranslation()
  return (
    <li>
      <Link className={styles.row} to={generatePath(paths.exercise, { exerciseId: exercise.exercise_id })}>
        <ExerciseFigure exerciseId={exercise.exercise_id} />
        <div>
          <h3>{exercise.title}</h3>
          <p className="small quiet">
            {t('practice.row', {
              kind: t(`practice.kind.${exercise.kind as KnownKind}`),
              minutes: lengthText(exercise.minutes.usual, i18n.language),
            })}
          </p>
        </div>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  )
}

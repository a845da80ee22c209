import type { ExerciseDetail, ExerciseEffect } from '@evenkeel/api'
import { buttonClass, Message, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EffectWords } from '../../components/EffectWords'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { InstallNotice } from '../../components/InstallNotice'
import { paths } from '../../lib/navigation/paths'
import { readingAfterPracticePath } from '../../lib/navigation/places'
import styles from './Before.module.css'
import type { MoodChange } from './stages'

interface DoneProps {
  exercise: ExerciseDetail
  change: MoodChange
  /** Undefined while the result waits on this device. */
  effect: ExerciseEffect | undefined
}

/** What it did, in words; no cheering. */
export function Done({ exercise, change, effect }: DoneProps) {
  const { t } = useTranslation()
  const { exercise_id: exerciseId, title } = exercise.listed.exercise
  const { before, after } = change
  const isWorse = before !== undefined && after !== undefined && after < before
  return (
    <Screen>
      <Message
        picture={
          <div className={styles.doneFigure}>
            <ExerciseFigure exerciseId={exerciseId} />
          </div>
        }
        title={t(effect ? 'player.done.title' : 'player.done.title_waiting')}
        action={
          <>
            <Link to={paths.home} replace className={buttonClass({ isWide: true })}>
              {t('player.done.home')}
            </Link>
            <Link to={readingAfterPracticePath} replace className={buttonClass({ look: 'plain' })}>
              {t('player.done.reading')}
            </Link>
          </>
        }
      >
        {before !== undefined && after !== undefined && <p>{t('player.done.change', { before, after })}</p>}
        {effect ? <EffectWords effect={effect} title={title} /> : <p>{t('player.done.waiting')}</p>}
        {isWorse && <p>{t('player.done.worse')}</p>}
      </Message>
      <InstallNotice />
    </Screen>
  )
}

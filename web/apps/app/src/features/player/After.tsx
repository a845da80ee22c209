import type { ExerciseDetail, ExerciseEffect } from '@evenkeel/api'
import { Button, buttonClass, Choices, Foot, Screen, TextArea } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { exercisePath } from '../../lib/navigation/places'
import { type Answers, type Finished, NOTHING_SAID, toResult, useResultWrite } from '../../lib/practice/exercise-result'
import styles from './Before.module.css'
import { Feel } from './Feel'
import type { MoodChange } from './stages'

const EFFECTS = ['2', '1', '0', '-1', '-2'] as const
const LONGEST_NOTE = 600

interface AfterProps {
  exercise: ExerciseDetail
  finished: Finished
  onKept: (change: MoodChange, effect: ExerciseEffect | undefined) => void
  /** Nothing of it shall be kept. */
  onLeft: () => void
}

/** How it is now, what it did, and a line about it. All of it may be left empty. */
export function After({ exercise, finished, onKept, onLeft }: AfterProps) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<Answers>(NOTHING_SAID)
  const { exercise_id: exerciseId, title } = exercise.listed.exercise
  const { beginning, ending } = finished
  const write = useResultWrite((answer) =>
    onKept({ before: beginning.moodBefore, after: answers.mood }, answer?.effect),
  )
  const change = (part: Partial<Answers>) => setAnswers((present) => ({ ...present, ...part }))
  const keep = () => write.send(toResult(finished, answers), beginning.eventUuid)

  return (
    <Screen>
      <h1 className={styles.over}>
        {t(ending.isCompleted ? 'player.after.title' : 'player.after.title_stopped', { exercise: title })}
      </h1>
      <div className={styles.part}>
        <Feel title={t('player.after.feel')} value={answers.mood} onChange={(mood) => change({ mood })} />
      </div>
      <div className={styles.part}>
        <h2>{t('player.after.felt')}</h2>
        <Choices
          legend={t('player.after.felt')}
          options={EFFECTS.map((value) => ({ value, title: t(`player.felt.${value}`) }))}
          value={answers.felt}
          onChange={(felt) => change({ felt })}
        />
      </div>
      <div className={styles.part}>
        <TextArea
          label={t('player.after.note')}
          placeholder={t('player.after.note')}
          maxLength={LONGEST_NOTE}
          value={answers.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </div>
      <Foot>
        <OfflineNotice />
        <CallError error={write.error} />
        <Button isWide request={write.state} loadingText={t('player.after.saving')} onClick={keep}>
          {t('player.after.save')}
        </Button>
        <Link to={exercisePath(exerciseId)} replace className={buttonClass({ look: 'plain' })} onClick={onLeft}>
          {t('player.after.leave')}
        </Link>
      </Foot>
    </Screen>
  )
}

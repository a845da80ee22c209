import type { ExerciseDetail, ExerciseEffect, ExerciseReply, ExerciseResultRequest } from '@evenkeel/api'
import { Button, Choices, Foot, Screen, TextArea } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { STALE_AFTER_PRACTICE } from '../../lib/exercises'
import { useWrite } from '../../lib/use-write'
import styles from './Before.module.css'
import { Feel } from './Feel'
import type { Beginning, Ending, MoodChange } from './stages'

const EFFECTS = ['2', '1', '0', '-1', '-2'] as const
const LONGEST_NOTE = 600

interface AfterProps {
  exercise: ExerciseDetail
  beginning: Beginning
  ending: Ending
  onKept: (change: MoodChange, effect: ExerciseEffect | undefined) => void
}

interface Answers {
  mood: number | undefined
  felt: string | undefined
  note: string
}

/** What is sent. Whatever was not answered is left out. */
export function toResult(
  exerciseId: string,
  { eventUuid, startedAt, moodBefore }: Beginning,
  { practised, isCompleted }: Ending,
  { mood, felt, note }: Answers,
): ExerciseResultRequest {
  return {
    event_uuid: eventUuid,
    exercise_id: exerciseId,
    started_at: startedAt,
    duration_s: Math.round(practised) / 1000,
    completed: isCompleted,
    ...(moodBefore !== undefined && { mood_before: moodBefore }),
    ...(mood !== undefined && { mood_after: mood }),
    ...((moodBefore ?? mood) !== undefined && { mood_scale: 'slider' }),
    ...(felt !== undefined && { felt_effect: Number(felt) }),
    ...(note.trim() && { note: note.trim() }),
  }
}

/** How it is now, what it did, and a line about it. All of it may be left empty. */
export function After({ exercise, beginning, ending, onKept }: AfterProps) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<Answers>({ mood: undefined, felt: undefined, note: '' })
  const { exercise_id: exerciseId, title } = exercise.listed.exercise
  const write = useWrite<ExerciseReply>({
    kind: 'exercise_result',
    path: '/premium/authorized/assessment/exercise',
    stales: STALE_AFTER_PRACTICE,
    onSuccess: (answer) => onKept({ before: beginning.moodBefore, after: answers.mood }, answer?.effect),
  })
  const change = (part: Partial<Answers>) => setAnswers((present) => ({ ...present, ...part }))
  const keep = () => write.send(toResult(exerciseId, beginning, ending, answers), beginning.eventUuid)

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
      </Foot>
    </Screen>
  )
}

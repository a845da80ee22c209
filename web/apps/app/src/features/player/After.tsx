import type { ExerciseDetail } from '@evenkeel/api'
import { bandAt, Foot, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CallError } from '../../components/CallError'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PlaceOnRing } from '../../components/PlaceOnRing'
import { useNervousState, useRingBands } from '../../lib/calls/states'
import { exercisePath } from '../../lib/navigation/places'
import { type Answers, type Finished, NOTHING_SAID } from '../../lib/practice/exercise-result'
import { movedBy, type Rating } from '../../lib/practice/ring-rating'
import { clockTime } from '../../lib/words/moments'
import styles from './After.module.css'
import { Finish } from './Finish'
import { Gentler } from './Gentler'
import { KeepFirst } from './KeepFirst'
import { Note } from './Note'
import { RatingChoice } from './RatingChoice'
import { SoFar } from './SoFar'
import { useKeepResult } from './use-keep-result'

interface AfterProps {
  exercise: ExerciseDetail
  finished: Finished
  /** The first minute of somebody who decides now whether any of it is kept. */
  isFirst: boolean
  /** It is kept, or let go of. */
  onSettled: () => void
}

/** Where it led, on the ring: one tap moves the dot, and all of it may be left empty. */
export function After({ exercise, finished, isFirst, onSettled }: AfterProps) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<Answers>(NOTHING_SAID)
  const { exercise: card } = exercise.listed
  const { angleBefore } = finished.beginning
  const result = useKeepResult(finished, answers, onSettled)
  const change = (part: Partial<Answers>) => setAnswers((present) => ({ ...present, ...part }))
  const rate = (rating: Rating) =>
    change({ rating, ...(angleBefore !== undefined && { angle: movedBy(rating, angleBefore) }) })
  const { rating } = answers

  return (
    <Screen>
      <TopBar
        start={
          <Link
            to={exercisePath(card.exercise_id)}
            replace
            className={styles.leave}
            aria-label={t('player.after.leave')}
            onClick={onSettled}
          >
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </Link>
        }
        title={<span className={styles.exercise}>{card.title}</span>}
      />
      <h1 className={styles.title}>{t('player.after.title')}</h1>
      {!finished.ending.isCompleted && <p className={`small quiet ${styles.stopped}`}>{t('player.after.stopped')}</p>}
      <div className={styles.ring}>
        <PlaceOnRing
          label={t('player.after.ring')}
          angle={answers.angle ?? angleBefore}
          before={answers.angle === undefined ? undefined : angleBefore}
          onChange={(angle) => change({ angle })}
        >
          {answers.angle !== undefined && <Way from={angleBefore} to={answers.angle} finished={finished} />}
        </PlaceOnRing>
      </div>
      <RatingChoice rating={rating} angleBefore={angleBefore} onChoose={rate} />
      <p className={`small quiet ${styles.hint}`}>{t('player.after.hint')}</p>
      {!isFirst && rating && rating !== 'worse' && <SoFar card={card} finished={finished} rating={rating} />}
      {rating === 'worse' && <Gentler card={card} onStart={result.keepAndGo} />}
      {!isFirst && <Note value={answers.note} onChange={(note) => change({ note })} />}
      <Foot>
        <OfflineNotice />
        <CallError error={result.error} />
        {isFirst ? (
          <KeepFirst isReady={rating !== undefined || answers.angle !== undefined} result={result} onLeft={onSettled} />
        ) : (
          <Finish isQuiet={rating === 'worse'} result={result} />
        )}
      </Foot>
    </Screen>
  )
}

interface WayProps {
  from: number | undefined
  to: number
  finished: Finished
}

/** In words: when it is now, and where they came from. */
function Way({ from, to, finished }: WayProps) {
  const { t, i18n } = useTranslation()
  const bands = useRingBands()
  const start = useNervousState(from === undefined ? undefined : bandAt(bands, from)?.name)
  const [now] = useState(() => clockTime(new Date(), i18n.language))
  const then = clockTime(new Date(finished.beginning.startedAt), i18n.language)
  if (!start) return now
  const isSameState = start.name === bandAt(bands, to)?.name
  if (!isSameState) return t('player.after.from', { now, then, state: start.display_name })
  return t('player.after.from_same', { now, then })
}

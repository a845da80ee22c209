import type { ExerciseCard } from '@evenkeel/api'
import { Button, Card } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { PersonToCall } from '../../components/PersonToCall'
import { playerPath } from '../../lib/navigation/places'
import { useRatedTimes } from '../../lib/practice/rated-times'
import { openPracticeQuery, useLeftOut } from '../../lib/practice/suggestion'
import { lengthText } from '../../lib/words/length-text'
import styles from './After.module.css'

interface GentlerProps {
  card: ExerciseCard
  onStart: (path: string) => void
}

/** After a bad time: what happens with this exercise, something calm that suits everybody, and a person. */
export function Gentler({ card, onStart }: GentlerProps) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status">{t(card.kind === 'breath' ? 'player.worse.breath' : 'player.worse.words')}</p>
      <CalmExercise card={card} onStart={onStart} />
      <PersonToCall />
    </>
  )
}

function CalmExercise({ card, onStart }: GentlerProps) {
  const { t, i18n } = useTranslation()
  const times = useRatedTimes()
  const without = new Set([...useLeftOut(), card.exercise_id])
  const { data: open } = useQuery(openPracticeQuery)
  // As for somebody who is overwhelmed, wherever on the ring they are: only what is calm enough for that.
  const found = open?.openChoices({
    from: 'overwhelm',
    to: 'parasympathetic',
    now: new Date(),
    without,
    times,
    minutes: 2,
  })
  const gentle = found?.find((choice) => choice.card.kind !== card.kind)?.card ?? found?.[0]?.card
  if (!gentle) return null
  return (
    <Card className={styles.gentler}>
      <ExerciseFigure exerciseId={gentle.exercise_id} />
      <div>
        <h2>{gentle.title}</h2>
        <p className="quiet">{gentle.summary}</p>
      </div>
      <Button
        icon={<Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />}
        onClick={() => onStart(playerPath(gentle.exercise_id))}
      >
        {t('suggestion.start', { length: lengthText(gentle.minutes.usual, i18n.language) })}
      </Button>
    </Card>
  )
}

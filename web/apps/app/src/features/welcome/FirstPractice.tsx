import type { ExerciseCard } from '@evenkeel/api'
import { Button, bandAt, Card, Loader } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { useRingBands } from '../../lib/calls/states'
import { goalFrom, openPracticeQuery } from '../../lib/practice/suggestion'
import { lengthText } from '../../lib/words/length-text'
import styles from './Welcome.module.css'

interface FirstPracticeProps {
  angle: number
  onStart: (card: ExerciseCard, minutes: number) => void
}

/** A minute at first; two, three or more for whoever wants longer. */
const SHORT = 1

const shortOf = ({ minutes }: ExerciseCard) => Math.max(SHORT, minutes.shortest)
const longOf = ({ minutes }: ExerciseCard) => Math.max(minutes.usual, Math.min(3, minutes.longest))

/** The practice that fits this place on the ring. It suits everybody: nothing about health was asked. */
export function FirstPractice({ angle, onStart }: FirstPracticeProps) {
  const { t, i18n } = useTranslation()
  const bands = useRingBands()
  const [passed, setPassed] = useState<readonly string[]>([])
  const [isLonger, setIsLonger] = useState(false)
  const { data: open } = useQuery(openPracticeQuery)
  const from = bandAt(bands, angle)?.name ?? 'sympathetic'
  if (!open) return <Loader label={t('common.loading')} />
  const wish = { from, to: goalFrom(from), now: new Date(), without: new Set<string>(), times: [], minutes: SHORT }
  const choices = open.openChoices(wish).map(({ card }) => card)
  const card = choices.find(({ exercise_id }) => !passed.includes(exercise_id)) ?? choices[0]
  if (!card) return null
  const minutes = isLonger ? longOf(card) : shortOf(card)
  return (
    <Card className={styles.practice}>
      <ExerciseFigure exerciseId={card.exercise_id} />
      <div>
        <h2>{card.title}</h2>
        <p className="quiet">{card.summary}</p>
      </div>
      <Button
        isWide
        icon={<Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />}
        onClick={() => onStart(card, minutes)}
      >
        {t('welcome.begin', { length: lengthText(minutes, i18n.language) })}
      </Button>
      <p className={styles.others}>
        <button type="button" onClick={() => setPassed([...passed, card.exercise_id])}>
          {t('welcome.something_else')}
        </button>
        {!isLonger && longOf(card) > shortOf(card) && (
          <button type="button" onClick={() => setIsLonger(true)}>
            {t('welcome.longer')}
          </button>
        )}
      </p>
    </Card>
  )
}

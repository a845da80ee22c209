import type { ExerciseDetail } from '@evenkeel/api'
import { Button, Chip, Chips, Foot, Screen, TopBar } from '@evenkeel/ui'
import { Play, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath } from 'react-router'
import { ExerciseFigure } from '../../components/ExerciseFigure'
import { IconLink } from '../../components/IconLink'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PlaceOnRing } from '../../components/PlaceOnRing'
import { UnratedExercise } from '../../components/UnratedExercise'
import { paths } from '../../lib/navigation/paths'
import type { Beginning } from '../../lib/practice/exercise-result'
import { placeNow, useRecentPlaces } from '../../lib/practice/recent-places'
import { clockText, lengthText } from '../../lib/words/length-text'
import styles from './Before.module.css'
import type { KeptPlace } from './kept-place'
import { lasting } from './playhead'
import { useSettings } from './settings'
import { timelineFor } from './timeline'

type Choice = Pick<Beginning, 'wished' | 'angleBefore'> & Partial<Beginning>

interface BeforeProps {
  exercise: ExerciseDetail
  place: KeptPlace | undefined
  onBegin: (choice: Choice) => void
}

/** The ring and one button. Whoever was in the middle of it may go on there. */
export function Before({ exercise, place, onBegin }: BeforeProps) {
  const { t } = useTranslation()
  const { exercise: card } = exercise.listed
  const { rate } = useSettings()
  const now = placeNow(useRecentPlaces())
  const [moved, setMoved] = useState(place?.angleBefore)
  const angle = moved ?? now?.angle
  const [minutes, setMinutes] = useState(card.minutes.usual)
  const wished = minutes === card.minutes.usual ? undefined : minutes * 60
  const start = () => onBegin({ wished, angleBefore: angle })
  return (
    <Screen>
      <UnratedExercise />
      <TopBar
        start={
          <IconLink
            to={generatePath(paths.exercise, { exerciseId: card.exercise_id })}
            label={t('common.close')}
            icon={X}
          />
        }
      />
      <div className={styles.picture}>
        <ExerciseFigure exerciseId={card.exercise_id} />
      </div>
      <h1 className={styles.title}>{card.title}</h1>
      <div className={styles.part}>
        <h2 className={styles.question}>{t('player.before.feel')}</h2>
        <PlaceOnRing label={t('player.before.feel')} angle={angle} onChange={setMoved} />
      </div>
      <Lengths exercise={exercise} minutes={minutes} onChange={setMinutes} />
      <Foot>
        <OfflineNotice />
        {place ? (
          <>
            <Button isWide icon={<PlayIcon />} onClick={() => onBegin({ ...place, angleBefore: angle })}>
              {t('player.before.go_on', { time: timeAt(exercise, place, rate) })}
            </Button>
            <Button look="plain" onClick={start}>
              {t('player.before.from_start')}
            </Button>
          </>
        ) : (
          <Button isWide icon={<PlayIcon />} onClick={start}>
            {t('player.before.start')}
          </Button>
        )}
      </Foot>
    </Screen>
  )
}

/** As the clock of the player says it: at the chosen pace. */
const timeAt = (exercise: ExerciseDetail, { wished, position }: KeptPlace, rate: number) =>
  clockText(Math.floor(lasting(timelineFor(exercise, wished), rate, 0, position) / 1000))

const PlayIcon = () => <Play size={20} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />

interface LengthsProps {
  exercise: ExerciseDetail
  minutes: number
  onChange: (minutes: number) => void
}

/** Three lengths at most: less, as usual, more. */
function Lengths({ exercise, minutes, onChange }: LengthsProps) {
  const { t, i18n } = useTranslation()
  const { rate } = useSettings()
  const { shortest, usual, longest } = exercise.listed.exercise.minutes
  const lengths = [...new Set([shortest, usual, longest])]
  const chosen = timelineFor(exercise, minutes === usual ? undefined : minutes * 60)
  const numbers = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  return (
    <section className={styles.part}>
      <h2>{t('player.before.length')}</h2>
      {lengths.length > 1 && (
        <Chips label={t('player.before.length')}>
          {lengths.map((length) => (
            <Chip key={length} isSelected={length === minutes} onToggle={() => onChange(length)}>
              {lengthText(length, i18n.language)}
            </Chip>
          ))}
        </Chips>
      )}
      <p className="small quiet">
        {t('player.before.lasts', {
          time: clockText(Math.round(lasting(chosen, rate, 0, chosen.length) / 1000)),
          rate: numbers.format(rate),
        })}
      </p>
    </section>
  )
}

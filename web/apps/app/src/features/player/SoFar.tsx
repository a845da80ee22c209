import type { ExerciseCard } from '@evenkeel/api'
import { Card } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Legend, Marks } from '../../components/Marks'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import type { Finished } from '../../lib/practice/exercise-result'
import { type RatedTime, useRatedTimes } from '../../lib/practice/rated-times'
import { type Record, recordOf, recordsOf } from '../../lib/practice/records'
import type { Rating } from '../../lib/practice/ring-rating'
import styles from './After.module.css'

/** Fewer ratings than this may be chance, and it says so. */
const MAY_BE_CHANCE = 8

interface SoFarProps {
  card: ExerciseCard
  finished: Finished
  rating: Exclude<Rating, 'worse'>
}

/** Shows what this exercise did for this person until now, with this time, and which others worked. */
export function SoFar({ card, finished, rating }: SoFarProps) {
  const { t } = useTranslation()
  const { exercise_id: exerciseId, title } = card
  const { eventUuid, startedAt } = finished.beginning
  const earlier = useRatedTimes().filter(({ id }) => id !== eventUuid)
  const present: RatedTime = {
    exerciseId,
    rating,
    id: eventUuid,
    startedAt: new Date(startedAt),
    seconds: finished.ending.practised / 1000,
    before: undefined,
    after: undefined,
  }
  const own = recordOf(exerciseId, [present, ...earlier])
  const words = { count: own.ratings.length, calmer: own.calmer }
  return (
    <Card className={styles.card}>
      <h2>{title}</h2>
      <p className="quiet" role="status">
        {t(own.ratings.length === 1 ? `player.so_far.first.${rating}` : 'player.so_far.words', words)}{' '}
        {own.ratings.length > 1 && own.ratings.length < MAY_BE_CHANCE && t('player.so_far.chance')}
      </p>
      <p className={styles.row}>
        <Marks ratings={own.ratings} />
        <span className="small quiet">{t('player.so_far.today_last')}</span>
      </p>
      {recordsOf(earlier, exerciseId).map((record) => (
        <Other key={record.exerciseId} record={record} />
      ))}
      <Legend />
    </Card>
  )
}

function Other({ record }: { record: Record }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const { data: library } = useQuery(libraryQuery(member_id))
  const found = library?.find(({ exercise }) => exercise.exercise_id === record.exerciseId)
  if (!found) return null
  return (
    <p className={`${styles.row} ${styles.other}`}>
      <span>{found.exercise.title}</span>
      <span className={styles.row}>
        <Marks ratings={record.ratings} />
        <span className="small">{t('player.so_far.of', { calmer: record.calmer, count: record.ratings.length })}</span>
      </span>
    </p>
  )
}

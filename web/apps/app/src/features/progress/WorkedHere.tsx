import { Card } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { libraryQuery } from '../../lib/calls/exercises'
import { useMember } from '../../lib/calls/member'
import { exercisePath } from '../../lib/navigation/places'
import type { RatedTime } from '../../lib/practice/rated-times'
import styles from './OnDevice.module.css'

interface Worked {
  exerciseId: string
  calmer: number
  rated: number
}

export function workedOf(times: readonly RatedTime[]): Worked[] {
  const known = new Map<string, Worked>()
  for (const { exerciseId, rating } of times) {
    const { calmer, rated } = known.get(exerciseId) ?? { calmer: 0, rated: 0 }
    known.set(exerciseId, { exerciseId, calmer: calmer + (rating === 'calmer' ? 1 : 0), rated: rated + 1 })
  }
  return [...known.values()].sort((one, other) => other.calmer - one.calmer || other.rated - one.rated)
}

/** Counts how often each exercise left the person calmer, and nothing else. */
export function WorkedHere({ times }: { times: readonly RatedTime[] }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const { data: library } = useQuery(libraryQuery(member_id))
  const title = (id: string) => library?.find(({ exercise }) => exercise.exercise_id === id)?.exercise.title
  return (
    <Card className={styles.card}>
      <h2>{t('progress.effects.title')}</h2>
      <ul className={styles.list}>
        {workedOf(times)
          .filter(({ exerciseId }) => title(exerciseId))
          .map(({ exerciseId, calmer, rated }) => (
            <li key={exerciseId} className={styles.reading}>
              <Link to={exercisePath(exerciseId)}>{title(exerciseId)}</Link>
              <span className="quiet">{t('on_device.worked', { calmer, count: rated })}</span>
            </li>
          ))}
      </ul>
      <p className="small quiet">{t('on_device.chance')}</p>
    </Card>
  )
}

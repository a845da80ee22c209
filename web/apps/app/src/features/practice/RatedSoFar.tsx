import { useTranslation } from 'react-i18next'
import { Legend, Marks } from '../../components/Marks'
import { useRatedTimes } from '../../lib/practice/rated-times'
import { recordOf } from '../../lib/practice/records'
import styles from './Exercise.module.css'

/** Every rating of this exercise as a mark, and how often it left the person calmer. */
export function RatedSoFar({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation()
  const { ratings, calmer } = recordOf(exerciseId, useRatedTimes())
  if (ratings.length === 0) return null
  return (
    <div className={styles.rated}>
      <p>{t('player.so_far.words', { count: ratings.length, calmer })}</p>
      <Marks ratings={ratings} />
      <Legend />
    </div>
  )
}

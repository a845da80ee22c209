import { bandAt } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { useRingBands } from '../../lib/calls/states'
import { RATINGS, type Rating } from '../../lib/practice/ring-rating'
import styles from './After.module.css'

interface RatingChoiceProps {
  rating: Rating | undefined
  angleBefore: number | undefined
  onChoose: (rating: Rating) => void
}

/** How it left them. Whoever was shut down does not want to be calmer, but lighter. */
export function RatingChoice({ rating, angleBefore, onChoose }: RatingChoiceProps) {
  const { t } = useTranslation()
  const bands = useRingBands()
  const isHeavy = angleBefore !== undefined && bandAt(bands, angleBefore)?.name === 'dorsal_vagal'
  return (
    <fieldset className={styles.rating}>
      <legend className="visually-hidden">{t('player.after.felt')}</legend>
      {RATINGS.map((each) => (
        <button key={each} type="button" aria-pressed={rating === each} onClick={() => onChoose(each)}>
          {t(isHeavy ? `player.rating_heavy.${each}` : `player.rating.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}

import { useTranslation } from 'react-i18next'
import { RATINGS, type Rating } from '../lib/practice/ring-rating'
import styles from './Marks.module.css'

const SIZE = 12

/** One time: filled, open or crossed, so that no colour has to tell them apart. */
function Mark({ rating }: { rating: Rating }) {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 12 12" aria-hidden="true">
      {rating === 'calmer' && <circle cx="6" cy="6" r="6" fill="var(--ink)" />}
      {rating === 'same' && <circle cx="6" cy="6" r="4.75" fill="none" stroke="var(--edge)" strokeWidth="2.5" />}
      {rating === 'worse' && (
        <path d="M2 2l8 8M10 2l-8 8" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" />
      )}
    </svg>
  )
}

/** Every time so far, the last one last. The sentence beside them says the same in words. */
export function Marks({ ratings }: { ratings: readonly Rating[] }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {ratings.map((rating, index) => (
        <Mark key={`${index}-${rating}`} rating={rating} />
      ))}
    </span>
  )
}

export function Legend() {
  const { t } = useTranslation()
  return (
    <p className={`small quiet ${styles.legend}`} aria-hidden="true">
      {RATINGS.map((rating) => (
        <span key={rating}>
          <Mark rating={rating} />
          {t(`player.rating.${rating}`)}
        </span>
      ))}
    </p>
  )
}

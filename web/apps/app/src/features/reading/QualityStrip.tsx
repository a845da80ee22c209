import { useTranslation } from 'react-i18next'
import styles from './QualityStrip.module.css'

const CELL = 6
const HEIGHT = 20
const FEWEST = 60
const CLEAR = 0.45

/** One bar for each second that was measured: high and dark where the pulse was clear, low and hollow where not. */
export function QualityStrip({ quality }: { quality: readonly number[] }) {
  const { t } = useTranslation()
  const clear = quality.filter((value) => value >= CLEAR).length
  const width = Math.max(FEWEST, quality.length) * CELL
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('reading.strip', { clear, count: quality.length })}
    >
      {quality.map((value, second) => {
        const height = 4 + Math.min(1, value) * (HEIGHT - 4)
        return (
          <rect
            key={second}
            className={value >= CLEAR ? styles.clear : styles.unclear}
            x={second * CELL + 1}
            y={HEIGHT - height}
            width={CELL - 2}
            height={height}
            rx="1.5"
          />
        )
      })}
      <path className={styles.base} d={`M0 ${HEIGHT - 0.5}H${width}`} />
    </svg>
  )
}

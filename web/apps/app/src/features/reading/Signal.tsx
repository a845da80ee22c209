import type { LiveView } from '@evenkeel/hrv'
import { useTranslation } from 'react-i18next'
import styles from './Signal.module.css'

const WORDS = ['none', 'weak', 'fair', 'good', 'clear'] as const
const THRESHOLDS = [0.25, 0.45, 0.62, 0.78]

const strengthOf = (clarity: number) => THRESHOLDS.filter((threshold) => clarity >= threshold).length

/** The rough pulse of the moment, and how clearly it shows. */
export function Signal({ live }: { live: LiveView }) {
  const { t } = useTranslation()
  const strength = strengthOf(live.clarity)
  const isListening = strength === 0 && live.trace.length > 0
  const word = t(`reading.signal.${isListening ? 'listening' : (WORDS[strength] ?? 'none')}`)
  return (
    <div className={styles.signal}>
      <p className={styles.pulse}>
        <span className={`figure ${styles.number}`}>{live.pulse === undefined ? '–' : Math.round(live.pulse)}</span>
        <span className="quiet">{t('reading.beats_a_minute')}</span>
      </p>
      <p className={styles.strength}>
        <span className="quiet">{word}</span>
        <span className={styles.bars} aria-hidden="true">
          {THRESHOLDS.map((threshold, index) => (
            <i key={threshold} className={index < strength ? styles.on : undefined} />
          ))}
        </span>
      </p>
    </div>
  )
}

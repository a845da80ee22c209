import { useTranslation } from 'react-i18next'
import styles from './Feel.module.css'
import { Slider } from './Slider'

const WORDS = ['bad', 'low', 'middling', 'well', 'very_well'] as const

const wordAt = (value: number) => WORDS[Math.min(WORDS.length - 1, Math.floor(value / 20))] ?? 'middling'

interface FeelProps {
  title: string
  value: number | undefined
  onChange: (value: number) => void
}

/** How it is right now, 0 to 100. Untouched it says nothing: nobody has to answer. */
export function Feel({ title, value, onChange }: FeelProps) {
  const { t } = useTranslation()
  const word = value === undefined ? t('player.feel.unset') : t(`player.feel.${wordAt(value)}`)
  return (
    <section className={styles.feel}>
      <h2>{title}</h2>
      <Slider
        label={title}
        valueText={word}
        value={value ?? 50}
        highest={100}
        step={5}
        isUnset={value === undefined}
        onChange={onChange}
      />
      <p className={`small quiet ${styles.ends}`} aria-hidden="true">
        <span>{t('player.feel.bad')}</span>
        <span>{value === undefined ? t('player.feel.unset') : ''}</span>
        <span>{t('player.feel.very_well')}</span>
      </p>
    </section>
  )
}

import type { Interval } from '@evenkeel/api'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './IntervalChoice.module.css'

const INTERVALS = ['day', 'week', 'month', 'year', 'all'] as const satisfies readonly Interval[]

interface IntervalChoiceProps {
  interval: Interval
  onChange: (interval: Interval) => void
}

export function IntervalChoice({ interval, onChange }: IntervalChoiceProps) {
  const { t } = useTranslation()
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{t('progress.interval.label')}</span>
      <select value={interval} onChange={(event) => onChange(event.target.value as Interval)}>
        {INTERVALS.map((name) => (
          <option key={name} value={name}>
            {t(`progress.interval.${name}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </label>
  )
}

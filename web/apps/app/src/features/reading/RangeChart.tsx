import { Card } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { acrossOf, heightOf, type Range } from '../../lib/practice/line-chart'
import { shortDay } from '../../lib/words/moments'
import type { OwnDay, Span } from './own-range'
import styles from './RangeChart.module.css'

interface RangeChartProps {
  days: readonly OwnDay[]
  usual: Span | undefined
  today: { time: number; rmssd: number; likely: Span | undefined }
  /** Drawn as rings: days that have something in common with today. */
  ringed: readonly OwnDay[]
}

/** Room above and below the values, as a share of their span. */
const MARGIN = 0.12

function rangeOf(values: readonly number[]): Range {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = Math.max(2, (high - low) * MARGIN)
  return { low: low - room, high: high + room }
}

/** The member's own days as dots on their usual range, and today at the end with its likely range as a bar. */
export function RangeChart({ days, usual, today, ringed }: RangeChartProps) {
  const { t, i18n } = useTranslation()
  const first = days[0]
  if (!first) return null
  const { likely } = today
  const limits = [usual, likely].flatMap((span) => (span ? [span.low, span.high] : []))
  const range = rangeOf([...days.map(({ rmssd }) => rmssd), today.rmssd, ...limits])
  const across = acrossOf([...days.map(({ time }) => time), today.time])
  const top = (value: number) => `${heightOf(value, range)}%`
  const between = (span: Span) => ({
    top: top(span.high),
    height: `${heightOf(span.low, range) - heightOf(span.high, range)}%`,
  })
  const whole = (value: number) => Math.round(value)
  const figures = { days: days.length, value: whole(today.rmssd) }
  const description = usual
    ? t('result.chart.description_usual', { ...figures, low: whole(usual.low), high: whole(usual.high) })
    : t('result.chart.description', figures)
  return (
    <Card className={styles.card}>
      <p className={styles.head}>
        <span className="small quiet">{t(usual ? 'result.chart.usual' : 'result.chart.so_far')}</span>
        {usual && (
          <span className={`small ${styles.strong}`}>
            {t('result.chart.span', { low: whole(usual.low), high: whole(usual.high) })}
          </span>
        )}
      </p>
      <div className={styles.chart} dir="ltr" role="img" aria-label={description}>
        <div className={styles.plot}>
          {usual && <span className={styles.band} style={between(usual)} />}
          {days.map((day, index) => (
            <span
              key={day.time}
              className={`${styles.dot} ${ringed.includes(day) ? styles.ringed : ''}`}
              style={{ left: `${across[index]}%`, top: top(day.rmssd) }}
            />
          ))}
          {likely && <span className={styles.likely} style={between(likely)} />}
          <span className={`${styles.dot} ${styles.today}`} style={{ left: '100%', top: top(today.rmssd) }} />
        </div>
        <div className={styles.labels}>
          {usual &&
            [usual.low, usual.high]
              .filter((value) => Math.abs(heightOf(value, range) - heightOf(today.rmssd, range)) > 9)
              .map((value) => (
                <span key={value} style={{ top: top(value) }}>
                  {whole(value)}
                </span>
              ))}
          <span className={styles.strong} style={{ top: top(today.rmssd) }}>
            {whole(today.rmssd)}
          </span>
        </div>
        <p className={`small quiet ${styles.ends}`}>
          <bdi>{shortDay(new Date(first.time), i18n.language)}</bdi>
          <bdi>{shortDay(new Date(today.time), i18n.language)}</bdi>
        </p>
      </div>
    </Card>
  )
}

import { acrossOf, heightOf, lineThrough, type Range, ticksOf } from '../lib/practice/line-chart'
import styles from './LineChart.module.css'

export interface ChartPoint {
  /** Milliseconds since 1970. */
  time: number
  value: number
  /** How its dot is drawn; without one only the last point has a dot. */
  mark?: 'full' | 'hollow' | 'small'
}

interface LineChartProps {
  points: readonly ChartPoint[]
  /** What a screen reader says in place of the drawing. */
  description: string
  firstLabel: string
  lastLabel: string
  /** A dotted line to compare with. */
  reference?: number
  /** What is usual: shaded behind the line. */
  band?: Range | undefined
  /** Always in sight, whatever the values are. */
  bounds?: Range
}

/** 190 pixels high, whole numbers at its side, time from left to right in every language. */
export function LineChart({ points, description, firstLabel, lastLabel, reference, band, bounds }: LineChartProps) {
  const values = points.map(({ value }) => value)
  const others = [reference, bounds?.low, bounds?.high, band?.low, band?.high].filter((value) => value !== undefined)
  const ticks = ticksOf([...values, ...others])
  const range = { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 }
  const across = acrossOf(points.map(({ time }) => time))
  const spots = points.map(({ value }, index) => ({ x: across[index] ?? 0, y: heightOf(value, range) }))
  const labels = reference === undefined || ticks.includes(reference) ? ticks : [...ticks, reference]
  return (
    <div className={styles.chart} dir="ltr" role="img" aria-label={description}>
      <div className={styles.plot}>
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {band && (
            <rect
              className={styles.band}
              x="0"
              width="100"
              y={heightOf(band.high, range)}
              height={heightOf(band.low, range) - heightOf(band.high, range)}
            />
          )}
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${heightOf(tick, range)}H100`} />
          ))}
          {reference !== undefined && <path className={styles.reference} d={`M0 ${heightOf(reference, range)}H100`} />}
          <path className={styles.line} d={lineThrough(spots)} />
        </svg>
        {spots.map(({ x, y }, index) => {
          const mark = points[index]?.mark ?? (index === spots.length - 1 ? 'full' : undefined)
          return (
            mark && (
              <span key={index} className={`${styles.dot} ${styles[mark]}`} style={{ left: `${x}%`, top: `${y}%` }} />
            )
          )
        })}
      </div>
      <div className={styles.labels} aria-hidden="true">
        {labels
          .filter((tick) => tick === reference || !isBeside(tick, reference, range))
          .map((tick) => (
            <span
              key={tick}
              className={tick === reference ? styles.referenceLabel : undefined}
              style={{ top: `${heightOf(tick, range)}%` }}
            >
              {tick}
            </span>
          ))}
      </div>
      <div className={`small quiet ${styles.ends}`} aria-hidden="true">
        <bdi>{firstLabel}</bdi>
        <bdi>{lastLabel}</bdi>
      </div>
    </div>
  )
}

/** Whether a label would be written over the reference's. */
const isBeside = (tick: number, reference: number | undefined, range: Range) =>
  reference !== undefined && Math.abs(heightOf(tick, range) - heightOf(reference, range)) < 11

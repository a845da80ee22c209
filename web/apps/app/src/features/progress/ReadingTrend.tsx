import type { Reading, Recovery } from '@evenkeel/api'
import { buttonClass } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { LineChart } from '../../components/LineChart'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { dayAndTime, shortDay } from '../../lib/words/moments'
import styles from './ReadingTrend.module.css'
import { RecoveryWords } from './RecoveryWords'
import { readingsQuery, recoveryQuery } from './reads'

const CONTEXTS = ['morning', 'after_practice', 'other'] as const
type Context = (typeof CONTEXTS)[number]

const MARKS = { morning: 'full', after_practice: 'hollow', other: 'small' } as const

const contextOf = ({ context }: Reading): Context => CONTEXTS.find((name) => name === context) ?? 'other'

/** Beat-to-beat variation over time, each reading with the moment of the day it belongs to. */
export function ReadingTrend() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(readingsQuery(member_id))
  const { data: recovery } = useQuery(recoveryQuery(member_id))
  const [only, setOnly] = useState<Context>()
  if (query.data && query.data.readings.length > 1) {
    return <Trend readings={query.data.readings} recovery={recovery} only={only} onChoose={setOnly} />
  }
  return (
    <ChartCard title={t('progress.readings.title')}>
      <Loaded query={query} height={320}>
        {() => (
          <div className={styles.none}>
            <p className="quiet">{t('progress.readings.too_few')}</p>
            <Link to={paths.reading} className={buttonClass({ look: 'ghost' })}>
              {t('next.reading.action')}
            </Link>
          </div>
        )}
      </Loaded>
    </ChartCard>
  )
}

interface TrendProps {
  readings: readonly Reading[]
  recovery: Recovery | undefined
  only: Context | undefined
  onChoose: (context: Context | undefined) => void
}

function Trend({ readings, recovery, only, onChoose }: TrendProps) {
  const { t, i18n } = useTranslation()
  const there = CONTEXTS.filter((context) => readings.some((reading) => contextOf(reading) === context))
  const shown = readings.filter((reading) => !only || contextOf(reading) === only).toReversed()
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return null
  const values = shown.map(({ rmssd_ms }) => Math.round(rmssd_ms))
  const day = (reading: Reading) => shortDay(new Date(reading.measured_at), i18n.language)
  const usual = recovery?.usual
  const band = usual ? { low: usual.usual_from_ms, high: usual.usual_to_ms } : undefined
  const summary = t('progress.readings.summary', {
    count: shown.length,
    low: Math.min(...values),
    high: Math.max(...values),
    last: values.at(-1) ?? 0,
  })
  return (
    <ChartCard
      title={t('progress.readings.title')}
      end={t('progress.readings.unit')}
      summary={summary}
      table={
        <ChartTable
          head={['when', 'rmssd', 'heart_rate', 'context'].map((column) =>
            t(`progress.readings.column.${column as 'when' | 'rmssd' | 'heart_rate' | 'context'}`),
          )}
          rows={shown.map((reading) => [
            dayAndTime(new Date(reading.measured_at), i18n.language),
            Math.round(reading.rmssd_ms),
            Math.round(reading.hr_bpm),
            t(`reading.context.${contextOf(reading)}`),
          ])}
        />
      }
    >
      <LineChart
        points={shown.map((reading) => ({
          time: new Date(reading.measured_at).getTime(),
          value: reading.rmssd_ms,
          mark: MARKS[contextOf(reading)],
        }))}
        band={band}
        description={summary}
        firstLabel={day(first)}
        lastLabel={day(last)}
      />
      {there.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its buttons.
        <div className={styles.contexts} role="group" aria-label={t('progress.readings.show_only')}>
          {there.map((context) => (
            <button
              key={context}
              type="button"
              className={styles.context}
              aria-pressed={only === context}
              onClick={() => onChoose(only === context ? undefined : context)}
            >
              <span className={`${styles.mark} ${styles[MARKS[context]]}`} />
              {t(`reading.context.${context}`)}
            </button>
          ))}
        </div>
      )}
      {recovery && <RecoveryWords recovery={recovery} />}
    </ChartCard>
  )
}

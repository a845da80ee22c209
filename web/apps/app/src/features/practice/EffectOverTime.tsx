import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { LineChart } from '../../components/LineChart'
import { useMember } from '../../lib/calls/member'
import { dayAndTime, shortDay } from '../../lib/words/moments'
import { type RatedTime, ratedTimes, summaryOf } from './over-time'
import { resultsQuery } from './reads'

/** How the member felt before and after each time, from the first to the last. Nothing where nothing was rated. */
export function EffectOverTime({ exerciseId }: { exerciseId: string }) {
  const { member_id } = useMember()
  const { data } = useQuery(resultsQuery(member_id, exerciseId))
  const times = ratedTimes(data?.exercise_results ?? [])
  return times.length > 0 ? <Times times={times} /> : null
}

/** A change smaller than this looks as small as it is. */
const BOUNDS = { low: -20, high: 20 }

function Times({ times }: { times: readonly RatedTime[] }) {
  const { t, i18n } = useTranslation()
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  const { mean, better } = summaryOf(times)
  const summary = t('exercise.over_time.summary', { count: times.length, mean: signed.format(mean), better })
  const day = (time: RatedTime | undefined) => (time ? shortDay(time.startedAt, i18n.language) : '')
  return (
    <ChartCard
      title={t('exercise.over_time.title')}
      end={t('exercise.over_time.unit')}
      summary={summary}
      table={
        <ChartTable
          head={(['when', 'before', 'after', 'change'] as const).map((column) => t(`exercise.over_time.${column}`))}
          rows={times.map(({ startedAt, before, after, change }) => [
            dayAndTime(startedAt, i18n.language),
            Math.round(before),
            Math.round(after),
            signed.format(change),
          ])}
        />
      }
    >
      {times.length > 1 && (
        <LineChart
          points={times.map(({ startedAt, change }) => ({ time: startedAt.getTime(), value: change, mark: 'full' }))}
          description={summary}
          reference={0}
          bounds={BOUNDS}
          firstLabel={day(times[0])}
          lastLabel={day(times.at(-1))}
        />
      )}
    </ChartCard>
  )
}

import type { BalanceSeries, Interval } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { LineChart } from '../../components/LineChart'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { balanceSeriesQuery } from '../../lib/calls/member-reads'
import { dayAtNoon, shortDay } from '../../lib/words/moments'

/** The specification's mark on every line chart card. */
const REFERENCE = 20

export function BalanceTrend({ interval }: { interval: Interval }) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(balanceSeriesQuery(member_id, interval))
  if (query.data?.points.length) return <Trend series={query.data} />
  return (
    <ChartCard title={t('progress.balance.title')}>
      <Loaded query={query} height={262}>
        {() => <p className="quiet">{t('progress.balance.pending')}</p>}
      </Loaded>
    </ChartCard>
  )
}

function Trend({ series: { points, step } }: { series: BalanceSeries }) {
  const { t, i18n } = useTranslation()
  const day = (from: string) => shortDay(dayAtNoon(from), i18n.language)
  const scores = points.map(({ score }) => score)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const summary = t('progress.balance.summary', {
    count: points.length,
    last: last.score,
    low: Math.min(...scores),
    high: Math.max(...scores),
  })
  return (
    <ChartCard
      title={t('progress.balance.title')}
      end={t('progress.balance.reference', { value: REFERENCE })}
      summary={summary}
      table={
        <ChartTable
          head={[t(`progress.balance.step.${step}`), t('progress.balance.score')]}
          rows={points.map(({ from, score }) => [day(from), score])}
        />
      }
    >
      <LineChart
        points={points.map(({ from, score }) => ({ time: dayAtNoon(from).getTime(), value: score }))}
        description={summary}
        reference={REFERENCE}
        bounds={{ low: 0, high: 100 }}
        firstLabel={points.length > 1 ? day(first.from) : ''}
        lastLabel={day(last.from)}
      />
    </ChartCard>
  )
}

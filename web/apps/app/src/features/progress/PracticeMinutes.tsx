import type { PracticeTime } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { LineChart } from '../../components/LineChart'
import { Loaded } from '../../components/Loaded'
import { useMember } from '../../lib/calls/member'
import { dayAtNoon, shortDay } from '../../lib/words/moments'
import { minutesByDay } from './practice-minutes'
import { practiceTimeQuery } from './reads'

/** Minutes a day: the specification's mark on a line chart card, and about what the studies used. */
const REFERENCE = 20

/** How long was practised on each of the last 28 days. */
export function PracticeMinutes() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const query = useQuery(practiceTimeQuery(member_id))
  if (query.data?.days.length) return <Minutes time={query.data} />
  return (
    <ChartCard title={t('progress.minutes.title')}>
      <Loaded query={query} height={280}>
        {() => <p className="quiet">{t('progress.minutes.none')}</p>}
      </Loaded>
    </ChartCard>
  )
}

function Minutes({ time }: { time: PracticeTime }) {
  const { t, i18n } = useTranslation()
  const days = minutesByDay(time)
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0)
  const summary = t('progress.minutes.summary', { count: time.days.length, total })
  const named = (day: string) => shortDay(dayAtNoon(day), i18n.language)
  return (
    <ChartCard
      title={t('progress.minutes.title')}
      end={t('progress.minutes.reference', { value: REFERENCE })}
      summary={summary}
      table={
        <ChartTable
          head={[t('progress.minutes.day'), t('progress.minutes.minutes')]}
          rows={days.map(({ day, minutes }) => [named(day), minutes])}
        />
      }
    >
      <LineChart
        points={days.map(({ day, minutes }) => ({ time: dayAtNoon(day).getTime(), value: minutes }))}
        description={summary}
        reference={REFERENCE}
        bounds={{ low: 0, high: 30 }}
        firstLabel={named(time.from)}
        lastLabel={named(time.to)}
      />
    </ChartCard>
  )
}

import type { DayState, YearOfStates } from '@evenkeel/api'
import { iconButtonClass, StateMark } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartCard, ChartTable } from '../../components/ChartCard'
import { Loaded } from '../../components/Loaded'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { dayAtNoon, dayText, shortDay } from '../../lib/words/moments'
import { yearQuery } from './reads'
import { YearGrid } from './YearGrid'
import styles from './YearInPixels.module.css'

/** A year in colours: one mark a day. */
export function YearInPixels() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const [today] = useState(() => dayText(new Date()))
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const query = useQuery(yearQuery(member_id, year))
  const turn = (by: number) => () => setYear((present) => present + by)
  const turner = (
    <span className={styles.turner}>
      <button type="button" className={iconButtonClass} aria-label={t('progress.year.before')} onClick={turn(-1)}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {year}
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t('progress.year.after')}
        disabled={year >= Number(today.slice(0, 4))}
        onClick={turn(1)}
      >
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  )
  if (query.data) return <Year key={year} answer={query.data} today={today} turner={turner} />
  return (
    <ChartCard title={t('progress.year.title')} end={turner}>
      <Loaded query={query} height={270}>
        {() => null}
      </Loaded>
    </ChartCard>
  )
}

interface YearProps {
  answer: YearOfStates
  today: string
  turner: ReactNode
}

function Year({ answer: { year, days }, today, turner }: YearProps) {
  const { t, i18n } = useTranslation()
  const { states } = useConfig()
  const [chosen, setChosen] = useState(days.at(-1)?.day ?? (today.startsWith(String(year)) ? today : `${year}-01-01`))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const nameOf = (state: string) => states.find(({ name }) => name === state)?.display_name ?? state
  const found = byDay.get(chosen)
  const said = t('progress.year.day', {
    day: shortDay(dayAtNoon(chosen), i18n.language),
    state: found ? nameOf(found.state) : t('progress.year.nothing'),
  })
  const most = mostFrequent(days)
  const summary = most
    ? t('progress.year.summary', { count: days.length, year, state: nameOf(most.state), days: most.days })
    : t('progress.year.empty', { year })
  return (
    <ChartCard
      title={t('progress.year.title')}
      end={turner}
      summary={summary}
      table={
        <ChartTable
          head={[t('progress.year.month'), ...states.map(({ display_name }) => display_name)]}
          rows={countsByMonth(
            days,
            states.map(({ name }) => name),
          ).map((counts, month) => [
            new Intl.DateTimeFormat(i18n.language, { month: 'long' }).format(new Date(year, month, 1)),
            ...counts,
          ])}
        />
      }
    >
      <p className={`small ${styles.said}`} aria-hidden="true">
        {found && <StateMark state={found.state} />}
        {said}
      </p>
      <YearGrid
        year={year}
        today={today}
        states={new Map(days.map(({ day, state }) => [day, state]))}
        chosen={chosen}
        chosenText={said}
        onChoose={setChosen}
      />
    </ChartCard>
  )
}

function mostFrequent(days: readonly DayState[]) {
  const counts = new Map<string, number>()
  for (const { state } of days) counts.set(state, (counts.get(state) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  return best && { state: best[0], days: best[1] }
}

const countsByMonth = (days: readonly DayState[], states: readonly string[]) =>
  Array.from({ length: 12 }, (_, month) =>
    states.map(
      (state) => days.filter((day) => day.state === state && Number(day.day.slice(5, 7)) === month + 1).length,
    ),
  )

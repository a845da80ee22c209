import type { WeekdayName } from '@evenkeel/api'
import { Chip, Chips } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMember } from '../../lib/calls/member'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Program.module.css'
import { practiceQuery } from './reads'

const WEEKDAYS: readonly WeekdayName[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** 5 January 2026 was a Monday. */
const nameOf = (index: number, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short' }).format(new Date(2026, 0, 5 + index))

/** Weekdays that are meant to be empty. To rest on all seven is a pause. */
export function RestDays() {
  const { t, i18n } = useTranslation()
  const { member_id } = useMember()
  const queries = useQueryClient()
  const { data } = useQuery(practiceQuery(member_id))
  const write = useWrite('POST /premium/authorized/practice/rest', {
    stales: ['practice'],
  })
  if (!data) return null
  const chosen = data.practice.rest_weekdays
  const toggle = (weekday: WeekdayName) => {
    const weekdays = chosen.includes(weekday) ? chosen.filter((day) => day !== weekday) : [...chosen, weekday]
    queries.setQueryData(
      practiceQuery(member_id).queryKey,
      (known) => known && { ...known, practice: { ...known.practice, rest_weekdays: weekdays } },
    )
    write.send({ weekdays })
  }
  return (
    <section className={styles.section}>
      <h2>{t('program.rest.title')}</h2>
      <p className="quiet">{t('program.rest.words')}</p>
      <Chips label={t('program.rest.title')}>
        {WEEKDAYS.map((weekday, index) => (
          <Chip key={weekday} isSelected={chosen.includes(weekday)} onToggle={() => toggle(weekday)}>
            {nameOf(index, i18n.language)}
          </Chip>
        ))}
      </Chips>
      <CallError error={write.error} />
    </section>
  )
}

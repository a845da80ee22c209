import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { dayAtNoon, shortDay } from '../../lib/words/moments'
import styles from './Program.module.css'
import { practiceQuery } from './reads'

const KINDS = ['practised', 'rest', 'open'] as const

/** As many as will come, so that nothing below moves when they do. */
const UNREAD = Array.from({ length: 28 }, (_, day) => day)

const kindOf = (kind: string) => KINDS.find((name) => name === kind) ?? 'open'

/** The last 28 days, each by itself: nothing here can break by a day that was missed. */
export function Rhythm() {
  const { t, i18n } = useTranslation()
  const { member_id, practice: counted } = useMember()
  const { data } = useQuery(practiceQuery(member_id))
  // As a calendar reads: today comes last.
  const days = (data?.practice.days ?? []).toSorted((one, other) => one.date.localeCompare(other.date))
  return (
    <section className={styles.section} aria-label={t('program.rhythm.title')}>
      <h2>{t('program.rhythm.title')}</h2>
      <p className="quiet">{t('home.practised', { count: counted.days_practised, of: counted.of_days })}</p>
      <ol className={styles.dots}>
        {days.length === 0 &&
          UNREAD.map((day) => (
            <li key={day} aria-hidden="true">
              <span className={styles.dot} />
            </li>
          ))}
        {days.map(({ date, kind }) => (
          <li key={date}>
            <span className={`${styles.dot} ${styles[kindOf(kind)] ?? ''}`} />
            <span className="visually-hidden">
              {t(`program.rhythm.day.${kindOf(kind)}`, { day: shortDay(dayAtNoon(date), i18n.language) })}
            </span>
          </li>
        ))}
      </ol>
      <p className={`small quiet ${styles.legend}`} aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>
            <span className={`${styles.dot} ${styles[kind] ?? ''}`} />
            {t(`program.rhythm.${kind}`)}
          </span>
        ))}
      </p>
    </section>
  )
}

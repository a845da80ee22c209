import type { ProgramGlance, ProgramWeek } from '@evenkeel/api'
import { buttonClass } from '@evenkeel/ui'
import { Check, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { programDayPath, reflectionPath } from '../../lib/navigation/places'
import styles from './Program.module.css'

export function Weeks({ program }: { program: ProgramGlance }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('program.weeks')} className={styles.section}>
      <h2>{t('program.weeks')}</h2>
      <div className={styles.weeks}>
        {program.weeks.map((week) => (
          <Week key={week.week} week={week} present={program.week} />
        ))}
      </div>
      {program.earlier_runs.length > 0 && (
        <p className="small quiet">{t('program.earlier_runs', { count: program.earlier_runs.length })}</p>
      )}
    </section>
  )
}

function Week({ week, present }: { week: ProgramWeek; present: number }) {
  const { t } = useTranslation()
  const practised = week.days.filter((day) => day.practised_on).length
  return (
    <details className={styles.week} open={week.week === present}>
      <summary>
        <span>
          <span className="small quiet">{t('program.week', { week: week.week })}</span>
          <br />
          <bdi className={styles.weekTitle}>{week.title}</bdi>
        </span>
        <span className={styles.weekEnd}>
          <span className="small quiet">
            {practised > 0 && t('program.days_done', { count: practised, of: week.days.length })}
          </span>
          <ChevronDown className={styles.chevron} size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </summary>
      <div className={styles.inside}>
        <p className="quiet">
          <bdi>{week.intention}</bdi>
        </p>
        <ul>
          {week.days.map((day) => (
            <Day key={day.day_number} day={day} />
          ))}
        </ul>
        {week.week <= present && <Reflected week={week} />}
      </div>
    </details>
  )
}

function Day({ day }: { day: ProgramWeek['days'][number] }) {
  const { t } = useTranslation()
  const state = day.practised_on ? styles.done : day.is_today ? styles.isToday : ''
  return (
    <li>
      <Link to={programDayPath(day.day_number)} className={styles.day} aria-current={day.is_today ? 'step' : undefined}>
        <span className={`${styles.number} ${state}`}>
          {day.practised_on ? (
            <Check size={18} strokeWidth={1.75} role="img" aria-label={t('program.practised')} />
          ) : (
            ((day.day_number - 1) % 7) + 1
          )}
        </span>
        <span className={styles.dayWords}>
          <bdi>{day.title}</bdi>
          {day.is_today && <span className="small quiet">{t('program.is_today')}</span>}
        </span>
      </Link>
    </li>
  )
}

/** What was written about a week, or the invitation to do so. */
function Reflected({ week }: { week: ProgramWeek }) {
  const { t } = useTranslation()
  const { reflection } = week
  return (
    <>
      {reflection && (
        <div className={styles.answers}>
          {week.reflection_questions.map(
            (question, index) =>
              reflection.answers[index] && (
                <div key={question}>
                  <p className="small quiet">
                    <bdi>{question}</bdi>
                  </p>
                  <p>{reflection.answers[index]}</p>
                </div>
              ),
          )}
        </div>
      )}
      <Link to={reflectionPath(week.week)} className={`${buttonClass({ look: 'ghost' })} ${styles.start}`}>
        {reflection ? t('program.reflection.change') : t('program.reflection.write')}
      </Link>
    </>
  )
}

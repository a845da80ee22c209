import type { Member, TodayItem } from '@evenkeel/api'
import { Check, Footprints, HeartPulse, type LucideIcon, Moon, Sparkles, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CheckInIcon } from '../../components/CheckInIcon'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { dayNumberOf, programDayPath } from '../../lib/navigation/places'
import { useSuggestion } from '../../lib/practice/suggestion'
import { nextStepOf } from './next-step'
import styles from './Today.module.css'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  reading: HeartPulse,
  social_play: Users,
  exercise: Footprints,
  stillness: Moon,
}

/** Where an item is done: the parts of the program's day stand together on its page. */
function screenOf(item: string, program: Member['program']): string {
  if (item === 'check_in') return paths.checkIn
  if (item === 'reading') return paths.reading
  return `${programDayPath(dayNumberOf(program))}#${item}`
}

export function Today() {
  const { t } = useTranslation()
  const member = useMember()
  const { today, program } = member
  const suggestion = useSuggestion()
  const step = nextStepOf(today, suggestion)
  const next = step === 'suggestion' ? suggestion?.exercise.plan_part : step
  return (
    <section aria-label={t('today.title')}>
      <header className={styles.header}>
        <h2>{t('today.title')}</h2>
        <span className="quiet">{t('today.minutes_left', { count: today.minutes_left })}</span>
      </header>
      <ul className={styles.plan}>
        {today.items.map((item) => (
          <li key={item.name} className={styles.item}>
            <Link to={screenOf(item.name, program)}>
              <span className={markClass(item, next)}>{markOf(item)}</span>
              <span className={item.done ? styles.doneTitle : styles.itemTitle}>{item.title}</span>
              <span className="small quiet">
                {item.done ? t('today.done') : t('today.minutes', { count: item.minutes })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function markOf({ name, done }: TodayItem): ReactNode {
  if (done) return <Check size={24} strokeWidth={1.75} aria-hidden="true" />
  if (name === 'check_in') return <CheckInIcon />
  const Icon = ICONS[name] ?? Sparkles
  return <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
}

function markClass({ name, done }: TodayItem, next: string | undefined): string {
  const state = done ? styles.done : name === next ? styles.next : styles.open
  return `${styles.mark} ${state}`
}

import type { TodayItem } from '@evenkeel/api'
import { Check, Footprints, HeartPulse, type LucideIcon, Moon, Sparkles, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CheckInIcon } from '../../components/CheckInIcon'
import { useMember } from '../../lib/member'
import { paths } from '../../lib/paths'
import { nextStepOf } from './next-step'
import styles from './Today.module.css'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  reading: HeartPulse,
  social_play: Users,
  exercise: Footprints,
  stillness: Moon,
}

/** Things that have a screen. The others are for doing, not for tapping. */
const SCREENS: Readonly<Record<string, string>> = { check_in: paths.checkIn, reading: paths.reading }

export function Today() {
  const { t } = useTranslation()
  const { today } = useMember()
  const next = nextStepOf(today.items)
  return (
    <section aria-label={t('today.title')}>
      <header className={styles.header}>
        <h2>{t('today.title')}</h2>
        <span className="quiet">{t('today.minutes_left', { count: today.minutes_left })}</span>
      </header>
      <ul className={styles.plan}>
        {today.items.map((item) => (
          <li key={item.name} className={styles.item}>
            <Destination item={item}>
              <span className={markClass(item, next)}>{markOf(item)}</span>
              <span className={item.done ? styles.doneTitle : styles.itemTitle}>{item.title}</span>
              <span className="small quiet">
                {item.done ? t('today.done') : t('today.minutes', { count: item.minutes })}
              </span>
            </Destination>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Destination({ item, children }: { item: TodayItem; children: ReactNode }) {
  const screen = SCREENS[item.name]
  return screen ? <Link to={screen}>{children}</Link> : <div>{children}</div>
}

function markOf({ name, done }: TodayItem): ReactNode {
  if (done) return <Check size={24} strokeWidth={1.75} aria-hidden="true" />
  if (name === 'check_in') return <CheckInIcon />
  const Icon = ICONS[name] ?? Sparkles
  return <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
}

function markClass({ name, done }: TodayItem, next: string | undefined): string {
  const state = done ? styles.done : name === next ? styles.next : name in SCREENS ? styles.open : styles.still
  return `${styles.mark} ${state}`
}

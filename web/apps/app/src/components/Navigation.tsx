import { RingMark } from '@evenkeel/ui'
import {
  BookOpen,
  CalendarDays,
  ChartLine,
  CircleUserRound,
  HeartPulse,
  House,
  LifeBuoy,
  type LucideIcon,
  NotebookPen,
  Wind,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useConfig } from '../lib/calls/config'
import { paths } from '../lib/navigation/paths'
import { CheckInIcon } from './CheckInIcon'
import styles from './Navigation.module.css'

/** At the foot of a phone: five places. At the side of anything wider there is room for the others too. */
export function Navigation() {
  const { t } = useTranslation()
  const { brand, member } = useConfig()
  const unread = member?.unread_journal ?? 0
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      <p className={styles.brand}>
        <RingMark size={28} />
        {brand.name}
      </p>
      <Place to={paths.home} isExact icon={<Icon of={House} />} label={t('navigation.home')} />
      <Place to={paths.practice} icon={<Icon of={Wind} />} label={t('navigation.practice')} />
      <Place to={paths.checkIn} icon={<CheckInIcon />} label={t('navigation.check_in')} />
      <Place to={paths.journal} icon={<Icon of={NotebookPen} />} label={t('navigation.journal')}>
        {unread > 0 && (
          <span className={styles.unread}>
            <span className="visually-hidden">{t('navigation.unread', { count: unread })}</span>
          </span>
        )}
      </Place>
      <Place to={paths.progress} icon={<Icon of={ChartLine} />} label={t('navigation.progress')} />
      <div className={styles.others}>
        <Place to={paths.reading} icon={<Icon of={HeartPulse} />} label={t('navigation.reading')} />
        <Place to={paths.learn} icon={<Icon of={BookOpen} />} label={t('navigation.learn')} />
        <Place to={paths.program} icon={<Icon of={CalendarDays} />} label={t('navigation.program')} />
      </div>
      <div className={styles.aside}>
        <Place to={paths.me} icon={<Icon of={CircleUserRound} />} label={t('navigation.me')} />
        <NavLink to={paths.help} className={`${styles.place} ${styles.help}`}>
          <Icon of={LifeBuoy} />
          <span>{t('navigation.help_now')}</span>
        </NavLink>
      </div>
    </nav>
  )
}

function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing size={24} strokeWidth={1.75} aria-hidden="true" />
}

interface PlaceProps {
  to: string
  icon: ReactNode
  label: string
  isExact?: boolean
  children?: ReactNode
}

function Place({ to, icon, label, isExact = false, children }: PlaceProps) {
  return (
    <NavLink to={to} end={isExact} className={styles.place ?? ''}>
      <span className={styles.icon}>
        {icon}
        {children}
      </span>
      <span className={styles.label}>{label}</span>
    </NavLink>
  )
}

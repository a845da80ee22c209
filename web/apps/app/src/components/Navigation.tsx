import { RingMark } from '@evenkeel/ui'
import { BookOpen, CircleUserRound, HeartPulse, House, LifeBuoy, type LucideIcon, Wind } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useConfig } from '../lib/config'
import { paths } from '../lib/paths'
import { CheckInIcon } from './CheckInIcon'
import styles from './Navigation.module.css'

/** At the foot of a phone, at the side of anything wider. */
export function Navigation() {
  const { t } = useTranslation()
  const { brand } = useConfig()
  return (
    <nav className={styles.navigation} aria-label={t('navigation.label')}>
      <p className={styles.brand}>
        <RingMark size={28} />
        {brand.name}
      </p>
      <Place to={paths.home} isExact icon={House} label={t('navigation.home')} />
      <Place to={paths.practice} icon={Wind} label={t('navigation.practice')} />
      <Place to={paths.reading} icon={HeartPulse} label={t('navigation.reading')} />
      <Place to={paths.learn} icon={BookOpen} label={t('navigation.learn')} />
      <Place to={paths.me} icon={CircleUserRound} label={t('navigation.me')} />
      <div className={styles.aside}>
        <NavLink to={paths.checkIn} className={styles.place ?? ''}>
          <CheckInIcon />
          <span>{t('navigation.check_in')}</span>
        </NavLink>
        <NavLink to={paths.help} className={`${styles.place} ${styles.help}`}>
          <LifeBuoy size={24} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('navigation.help_now')}</span>
        </NavLink>
      </div>
    </nav>
  )
}

interface PlaceProps {
  to: string
  icon: LucideIcon
  label: string
  isExact?: boolean
}

function Place({ to, icon: Icon, label, isExact = false }: PlaceProps) {
  return (
    <NavLink to={to} end={isExact} className={styles.place ?? ''}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <span>{label}</span>
    </NavLink>
  )
}

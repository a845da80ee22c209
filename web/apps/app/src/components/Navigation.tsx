import { RingMark } from '@evenkeel/ui'
import { HeartPulse, House, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
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
      <Place to={paths.home} icon={<Icon of={House} />} label={t('navigation.home')} />
      <Place to={paths.checkIn} icon={<CheckInIcon />} label={t('navigation.check_in')} />
      <Place to={paths.reading} icon={<Icon of={HeartPulse} />} label={t('navigation.reading')} />
    </nav>
  )
}

function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing size={24} strokeWidth={1.75} aria-hidden="true" />
}

function Place({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <NavLink to={to} end className={styles.place ?? ''}>
      {icon}
      <span>{label}</span>
    </NavLink>
  )
}

import { RingMark } from '@evenkeel/ui'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useConfig } from '../lib/calls/config'
import { paths } from '../lib/navigation/paths'
import styles from './Navigation.module.css'

/** The strip above every screen: help is one tap away, wherever a person is. Beside the rail, the rail carries it. */
export function HelpBar() {
  const { t } = useTranslation()
  const { brand } = useConfig()
  const { pathname } = useLocation()
  return (
    <header className={styles.strip}>
      <Link to={paths.home} className={styles.mark}>
        <RingMark size={24} />
        {brand.name}
      </Link>
      <Link to={paths.help} state={{ from: pathname }} className={styles.helpLink}>
        <LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('navigation.help_now')}
      </Link>
    </header>
  )
}

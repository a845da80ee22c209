import { useTranslation } from 'react-i18next'
import { useInstallWay } from '../lib/device/install'
import { InstallButton } from './InstallButton'
import styles from './InstallOffer.module.css'

/** Where this browser can put the app on the home screen; nothing where it cannot, or where it is there already. */
export function InstallOffer() {
  const { t } = useTranslation()
  const way = useInstallWay()
  if (way === 'installed' || way === 'none') return null
  return (
    <section className={styles.offer}>
      <h2>{t('install.title')}</h2>
      <p className="quiet">{t('install.lead')}</p>
      <InstallButton way={way} look="ghost" />
    </section>
  )
}

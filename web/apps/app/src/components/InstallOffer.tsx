import { Button, Dialog } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { installApp, useInstallWay } from '../lib/install'
import styles from './InstallOffer.module.css'

/** Where this browser can put the app on the home screen; nothing where it cannot, or where it is there already. */
export function InstallOffer() {
  const { t } = useTranslation()
  const way = useInstallWay()
  const [isExplaining, setIsExplaining] = useState(false)
  if (way === 'installed' || way === 'none') return null
  return (
    <section className={styles.offer}>
      <h2>{t('install.title')}</h2>
      <p className="quiet">{t('install.lead')}</p>
      <Button look="ghost" onClick={() => (way === 'browser' ? installApp() : setIsExplaining(true))}>
        {way === 'browser' ? t('install.install') : t('install.ios_how')}
      </Button>
      {isExplaining && (
        <Dialog title={t('install.ios_title')} closeLabel={t('common.close')} onClose={() => setIsExplaining(false)}>
          <ol className={styles.steps}>
            <li>{t('install.ios_share')}</li>
            <li>{t('install.ios_add')}</li>
            <li>{t('install.ios_done')}</li>
          </ol>
        </Dialog>
      )}
    </section>
  )
}

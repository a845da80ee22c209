import { Button, Dialog } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InstallWay, installApp } from '../lib/device/install'
import styles from './InstallOffer.module.css'

interface InstallButtonProps {
  way: InstallWay & ('browser' | 'ios')
  look: 'ghost' | 'plain'
}

/** Chromium installs by itself; on iOS a person has to, so they are told how. */
export function InstallButton({ way, look }: InstallButtonProps) {
  const { t } = useTranslation()
  const [isExplaining, setIsExplaining] = useState(false)
  return (
    <>
      <Button look={look} onClick={() => (way === 'browser' ? installApp() : setIsExplaining(true))}>
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
    </>
  )
}

import { Button, Notice } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstallWay } from '../lib/device/install'
import { stored } from '../lib/device/stored'
import { InstallButton } from './InstallButton'
import styles from './InstallOffer.module.css'

const isPutOff = stored<boolean>('install-put-off')

/** Offered once something here has been of use, and never again after a no; About keeps the offer. */
export function InstallNotice() {
  const { t } = useTranslation()
  const way = useInstallWay()
  const [isHidden, setIsHidden] = useState(() => isPutOff.read() === true)
  if (isHidden || way === 'installed' || way === 'none') return null
  const putOff = () => {
    isPutOff.write(true)
    setIsHidden(true)
  }
  return (
    <div className={styles.notice}>
      <Notice>
        <p>{t('install.notice')}</p>
        <div className={styles.choice}>
          <InstallButton way={way} look="plain" />
          <Button look="plain" onClick={putOff}>
            {t('install.not_now')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

import { Button, Notice } from '@evenkeel/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate, useHasUpdate } from '../lib/device/app-update'
import styles from './UpdateNotice.module.css'

/** A newer release waits until the person is ready for it: nobody loses a half-written note to an update. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const hasUpdate = useHasUpdate()
  const [isPutOff, setIsPutOff] = useState(false)
  if (!hasUpdate || isPutOff) return null
  return (
    <div className={styles.place}>
      <Notice icon={<RefreshCw size={20} strokeWidth={1.75} aria-hidden="true" />}>
        <p>{t('update.ready')}</p>
        <div className={styles.choice}>
          <Button look="plain" onClick={takeUpdate}>
            {t('update.take')}
          </Button>
          <Button look="plain" onClick={() => setIsPutOff(true)}>
            {t('update.later')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

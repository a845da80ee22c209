import { Loader, Screen } from '@evenkeel/ui'
import i18next from 'i18next'
import styles from './LoadingScreen.module.css'

export function LoadingScreen() {
  return (
    <div className={styles.room}>
      <Screen>
        <Loader label={i18next.exists('common.loading') ? i18next.t('common.loading') : ''} />
      </Screen>
    </div>
  )
}

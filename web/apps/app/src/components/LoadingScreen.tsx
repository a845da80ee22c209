import { Loader, Screen } from '@evenkeel/ui'
import i18next from 'i18next'

export function LoadingScreen() {
  return (
    <Screen>
      <Loader label={i18next.exists('common.loading') ? i18next.t('common.loading') : ''} />
    </Screen>
  )
}

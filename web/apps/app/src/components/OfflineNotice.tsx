import { useIsOnline } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function OfflineNotice() {
  const { t } = useTranslation()
  if (useIsOnline()) return null
  return <Notice icon={<CloudOff size={20} strokeWidth={1.75} aria-hidden="true" />}>{t('common.offline')}</Notice>
}

import { useIsOnline } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Without words of its own it says what is true of most screens: everything is kept and sent later. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  if (useIsOnline()) return null
  return (
    <Notice icon={<CloudOff size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {children ?? t('common.offline')}
    </Notice>
  )
}

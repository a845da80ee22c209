import { useIsOnline } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { CloudOff } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberContext } from '../lib/calls/member'
import { isGuest } from '../lib/guest/guest-member'

/** Without words of its own it says what is true of most screens: everything is kept, and of a member sent later. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const member = use(MemberContext)
  if (useIsOnline()) return null
  return (
    <Notice icon={<CloudOff size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {children ?? t(member && isGuest(member) ? 'guest.offline' : 'common.offline')}
    </Notice>
  )
}

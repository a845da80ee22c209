import { useIsOnline } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { CloudUpload } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countWaiting, flushOutbox, subscribeToOutbox } from '../lib/check-in-outbox'
import { useMemberUpdate } from '../lib/config'
import { useMember } from '../lib/member'
import { paths } from '../lib/paths'
import { usePendingReading } from '../lib/pending-reading'

/** What this device still owes the server, and the attempt to settle it as soon as there is a connection. */
export function UnsentNotices() {
  return (
    <>
      <UnsentCheckIns />
      <UnsentReading />
    </>
  )
}

function UnsentCheckIns() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const isOnline = useIsOnline()
  const waiting = useSyncExternalStore(subscribeToOutbox, () => countWaiting(member_id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled once per connection, not once per rendering.
  useEffect(() => {
    if (isOnline) flushOutbox(member_id).then((member) => member && updateMember(member))
  }, [isOnline, member_id])
  if (waiting === 0) return null
  return (
    <Notice icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {t('unsent.check_ins', { count: waiting })}
    </Notice>
  )
}

function UnsentReading() {
  const { t } = useTranslation()
  const pending = usePendingReading()
  if (!pending) return null
  return (
    <Notice
      icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={<Link to={paths.reading}>{t('unsent.reading_link')}</Link>}
    >
      {t('unsent.reading')}
    </Notice>
  )
}

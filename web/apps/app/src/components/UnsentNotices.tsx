import { openServiceClient, useIsOnline } from '@evenkeel/api'
import { Button, Notice } from '@evenkeel/ui'
import { CloudUpload, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfig, useMemberUpdate } from '../lib/config'
import { deliverOldest } from '../lib/deliver-reading'
import { isGuest } from '../lib/guest/guest-member'
import { useMember } from '../lib/member'
import { flush, forget, useOutbox } from '../lib/outbox'
import { paths } from '../lib/paths'
import { usePendingReadings } from '../lib/pending-reading'

/** What this device still owes the server, and the attempt to settle it as soon as there is a connection. */
export function UnsentNotices() {
  return (
    <>
      <OnThisDevice />
      <UnsentWrites />
      {!isGuest(useMember()) && <UnsentReading />}
    </>
  )
}

/** Without an account nothing is owed; it is said where everything lies. */
function OnThisDevice() {
  const { t } = useTranslation()
  if (!isGuest(useMember())) return null
  return (
    <Notice
      icon={<Smartphone size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={<Link to={paths.signUp}>{t('guest.make_account')}</Link>}
    >
      {t('guest.notice')}
    </Notice>
  )
}

/** Milliseconds: a connection that the browser believes in may still lead nowhere. */
const TRY_AGAIN_EVERY = 30_000

function UnsentWrites() {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const updateMember = useMemberUpdate()
  const isOnline = useIsOnline()
  const { waiting, refused } = useOutbox(member_id)
  const isWaiting = waiting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled once per connection, not once per rendering.
  useEffect(() => {
    const settle = () => flush(member_id).then((member) => member && updateMember(member))
    if (!isOnline) return
    settle()
    const timer = isWaiting ? setInterval(settle, TRY_AGAIN_EVERY) : undefined
    return () => clearInterval(timer)
  }, [isOnline, isWaiting, member_id])
  const kinds = new Set(waiting.map(({ kind }) => kind))
  const [only = 'other'] = kinds.size === 1 ? kinds : []
  return (
    <>
      {isWaiting && (
        <Notice icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {t(`unsent.${only}`, { count: waiting.length })}
        </Notice>
      )}
      {refused.map(({ id, kind, refusal }) => (
        <Notice
          key={id}
          tone="alarm"
          action={
            <Button look="plain" onClick={() => forget(id)}>
              {t('unsent.forget')}
            </Button>
          }
        >
          {t(`unsent.refused.${kind}`)} {refusal?.error_message}
        </Notice>
      ))}
    </>
  )
}

/** Readings that were taken without a connection are delivered from here, one after the other. */
function UnsentReading() {
  const { t } = useTranslation()
  const { service_url } = useConfig()
  const { member_id } = useMember()
  const isOnline = useIsOnline()
  const updateMember = useMemberUpdate()
  const readings = usePendingReadings()
  const [rejection, setRejection] = useState<string>()
  const oldest = readings[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: one delivery for each reading and connection.
  useEffect(() => {
    if (!isOnline || oldest === undefined) return
    const leaving = new AbortController()
    deliverOldest(openServiceClient(service_url), member_id, leaving.signal).then(
      (task) => {
        if (task?.member) updateMember(task.member)
        if (task?.rejection) setRejection(task.rejection.message)
      },
      // It stays where it is, and the reading screen says why.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isOnline, oldest, member_id])
  return (
    <>
      {rejection && <Notice tone="alarm">{t('unsent.reading_rejected', { why: rejection })}</Notice>}
      {readings.length > 0 && (
        <Notice
          icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}
          action={isOnline && <Link to={paths.reading}>{t('unsent.reading_link')}</Link>}
        >
          {t('unsent.reading', { count: readings.length })}
        </Notice>
      )}
    </>
  )
}

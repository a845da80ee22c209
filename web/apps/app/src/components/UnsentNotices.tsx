import { useIsOnline } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { Archive, CloudUpload, Smartphone } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useConfig, useMemberUpdate } from '../lib/calls/config'
import { useMember } from '../lib/calls/member'
import { serviceApi } from '../lib/calls/service-api'
import { isGuest } from '../lib/guest/guest-member'
import { paths } from '../lib/navigation/paths'
import { kindOf, needsPremium, type Write } from '../lib/outbox/calls'
import { deliverOldest } from '../lib/outbox/deliver-reading'
import { useKeptBack } from '../lib/outbox/kept-back'
import { useOutbox } from '../lib/outbox/outbox'
import { usePendingReadings } from '../lib/outbox/readings'
import { useSettledWrites } from '../lib/outbox/use-settled-writes'
import { UnratedExercise } from './UnratedExercise'

/** What this device still owes the server, and the attempt to settle it as soon as there is a connection. */
export function UnsentNotices({ showsKeptBack = true }: { showsKeptBack?: boolean }) {
  return (
    <>
      <UnratedExercise />
      <OnThisDevice />
      <UnsentWrites />
      {!isGuest(useMember()) && <UnsentReading />}
      {showsKeptBack && <KeptBackNotice />}
    </>
  )
}

/** What steps aside is not forgotten about: the way to it stays until its owner has decided. */
function KeptBackNotice() {
  const { t } = useTranslation()
  const { length: count } = useKeptBack()
  if (count === 0) return null
  return (
    <Notice
      icon={<Archive size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={<Link to={paths.keptBack}>{t('unsent.aside_link')}</Link>}
    >
      {t('unsent.aside', { count })}
    </Notice>
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

function UnsentWrites() {
  const { owed } = useOutbox(useMember().member_id)
  useSettledWrites()
  return owed.length > 0 ? <Waiting writes={owed} /> : null
}

/** Why it waits: for a connection, or for the membership. */
function Waiting({ writes }: { writes: readonly Write[] }) {
  const { t } = useTranslation()
  const { premium } = useMember()
  const awaitsPremium = !premium.is_premium && writes.some(needsPremium)
  const kinds = new Set(writes.map(kindOf))
  const [only = 'other'] = kinds.size === 1 ? kinds : []
  return (
    <Notice
      icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={awaitsPremium && <Link to={paths.membership}>{t('membership.title')}</Link>}
    >
      {awaitsPremium ? t('unsent.awaits_premium') : t(`unsent.${only}`, { count: writes.length })}
    </Notice>
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
  const isWaiting = readings.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled once per connection, not once per rendering.
  useEffect(() => {
    if (!isOnline || !isWaiting) return
    const leaving = new AbortController()
    const plan = { service: serviceApi(service_url), memberId: member_id, isWatched: false }
    const settle = async () => {
      for (;;) {
        const task = await deliverOldest({ ...plan, signal: leaving.signal })
        if (!task) return
        if (task.member) updateMember(task.member)
      }
    }
    // What fails stays where it is, and the reading screen says why; or it has stepped aside, which is said below.
    settle().catch(() => undefined)
    return () => leaving.abort()
  }, [isOnline, isWaiting, member_id])
  if (!isWaiting) return null
  return (
    <Notice
      icon={<CloudUpload size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={isOnline && <Link to={paths.reading}>{t('unsent.reading_link')}</Link>}
    >
      {t('unsent.reading', { count: readings.length })}
    </Notice>
  )
}

import { nativeBridge } from '@evenkeel/native'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OutsideLink } from '../../components/OutsideLink'
import { useConfig } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import { Section } from './MePage'

/** Where each store lets its customers cancel; the same address for every app. */
const STORES = {
  ios: 'https://apps.apple.com/account/subscriptions',
  android: 'https://play.google.com/store/account/subscriptions',
} as const

/** Cancel, pause, restore. The stores take the money, so the first two are done there; what there is to do, a link does. */
export function ManageMembership() {
  const { t } = useTranslation()
  const { premium } = useMember()
  const { brand } = useConfig()
  const hasStore = nativeBridge().purchases !== undefined
  return (
    <Section title={t('membership.cancel')}>
      {premium.is_premium && premium.source === 'subscription' ? <InTheStore /> : <NothingRuns />}
      {!hasStore && <p className="quiet">{t('membership.restore')}</p>}
      <p>
        <a href={`mailto:${brand.support_email}`}>{t('membership.write')}</a>
      </p>
    </Section>
  )
}

function InTheStore() {
  const { t } = useTranslation()
  const { platform } = nativeBridge()
  return (
    <>
      <p className="quiet">{t('membership.cancel_store')}</p>
      <p className="quiet">{t('membership.pause_store')}</p>
      {platform !== 'android' && (
        <p>
          <OutsideLink href={STORES.ios}>{t('membership.manage_ios')}</OutsideLink>
        </p>
      )}
      {platform !== 'ios' && (
        <p>
          <OutsideLink href={STORES.android}>{t('membership.manage_android')}</OutsideLink>
        </p>
      )}
    </>
  )
}

function NothingRuns() {
  const { t } = useTranslation()
  const { premium, program } = useMember()
  return (
    <>
      <p className="quiet">{t('membership.cancel_none')}</p>
      {premium.is_premium && (
        <>
          <p className="quiet">{t('membership.pause_none')}</p>
          {!program.paused && (
            <p>
              <Link to={paths.program}>{t('membership.to_program')}</Link>
            </p>
          )}
        </>
      )}
    </>
  )
}

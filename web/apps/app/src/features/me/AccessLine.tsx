import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { clockTime, longDay } from '../../lib/words/moments'

/** What the member may use, and until when. */
export function AccessLine() {
  const { t, i18n } = useTranslation()
  const { premium } = useMember()
  if (!premium.is_premium) return <p className="quiet">{t('account.access.none')}</p>
  if (!premium.ends_at) return <p className="quiet">{t('account.access.open_ended')}</p>
  const end = new Date(premium.ends_at)
  const words = { day: longDay(end, i18n.language), time: clockTime(end, i18n.language) }
  return (
    <p className="quiet">
      {premium.source === 'trial' ? t('account.access.trial', words) : t('account.access.until', words)}
    </p>
  )
}

import { Notice } from '@evenkeel/ui'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/calls/config'
import { clockTime, longDay } from '../../lib/words/moments'

const DAY = 24 * 60 * 60 * 1000

/** When the free days end, counted from the server's clock: the device's own may be wrong. */
export function TrialTerms() {
  const { t, i18n } = useTranslation()
  const { prices, server_time } = useConfig()
  const end = new Date(new Date(server_time).getTime() + prices.trial_days * DAY)
  return (
    <Notice icon={<CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {t('sign_up.trial', {
        count: prices.trial_days,
        day: longDay(end, i18n.language),
        time: clockTime(end, i18n.language),
      })}
    </Notice>
  )
}

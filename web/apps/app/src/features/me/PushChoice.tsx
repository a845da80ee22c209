import { useRequest } from '@evenkeel/api'
import { Button } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useConfig } from '../../lib/config'
import { allowPush, canPush, pushKeyOf } from './push'

/** Whether reminders reach this device, and why not where they do not. */
export function PushChoice() {
  const { t } = useTranslation()
  const key = pushKeyOf(useConfig())
  const request = useRequest(allowPush)
  if (!canPush()) return <p className="quiet">{t('notifications.unsupported')}</p>
  if (!key) return <p className="quiet">{t('notifications.not_configured')}</p>
  if (Notification.permission === 'denied') return <p className="quiet">{t('notifications.denied')}</p>
  return (
    <>
      <CallError error={request.error} />
      <Button
        look="ghost"
        request={request.state}
        loadingText={t('notifications.allowing')}
        successText={t('notifications.allowed')}
        onClick={() => request.send(key)}
      >
        {t('notifications.allow')}
      </Button>
    </>
  )
}

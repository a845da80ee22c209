import { useRequest } from '@evenkeel/api'
import { nativeBridge, type Push } from '@evenkeel/native'
import { Button } from '@evenkeel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useConfig } from '../../lib/calls/config'
import { Section } from './MePage'
import { pushKeyOf, turnOnPush } from './push'

const STATE = ['push', 'state']

/** Whether reminders reach this device. Nothing is shown where nobody could send any. */
export function PushChoice() {
  const { t } = useTranslation()
  const { platform, push } = nativeBridge()
  const key = pushKeyOf(useConfig())
  if (platform === 'browser' ? !key : !push) return null
  return (
    <Section title={t('notifications.this_device')}>
      {push ? <Switch push={push} pushKey={key ?? ''} /> : <p className="quiet">{t('notifications.unsupported')}</p>}
    </Section>
  )
}

function Switch({ push, pushKey }: { push: Push; pushKey: string }) {
  const { t } = useTranslation()
  const { data: state } = useQuery({ queryKey: STATE, queryFn: push.state, staleTime: 0, networkMode: 'always' })
  if (!state) return null
  if (state === 'denied') return <p className="quiet">{t('notifications.denied')}</p>
  return state === 'on' ? <TurnOff push={push} /> : <TurnOn push={push} pushKey={pushKey} />
}

function useReread() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: STATE })
}

function TurnOn({ push, pushKey }: { push: Push; pushKey: string }) {
  const { t } = useTranslation()
  const reread = useReread()
  const request = useRequest(() => turnOnPush(push, pushKey), {
    onSuccess: (isAllowed) => {
      if (!isAllowed) request.reset()
      reread()
    },
  })
  return (
    <>
      <CallError error={request.error} />
      <Button
        look="ghost"
        request={request.state}
        loadingText={t('notifications.allowing')}
        successText={t('notifications.allowed')}
        onClick={() => request.send(undefined)}
      >
        {t('notifications.allow')}
      </Button>
    </>
  )
}

function TurnOff({ push }: { push: Push }) {
  const { t } = useTranslation()
  const reread = useReread()
  const request = useRequest(push.turnOff, { onSuccess: reread })
  return (
    <>
      <p>{t('notifications.allowed')}</p>
      <CallError error={request.error} />
      <Button look="ghost" request={request.state} onClick={() => request.send(undefined)}>
        {t('notifications.turn_off')}
      </Button>
    </>
  )
}

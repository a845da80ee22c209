import { useRequest } from '@evenkeel/api'
import { nativeBridge } from '@evenkeel/native'
import { Button } from '@evenkeel/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CallError } from '../../components/CallError'
import { useConfig } from '../../lib/calls/config'
import { useArrive } from '../../lib/calls/enter'
import { appleAddress, appleClientOf, signInWithApple, takeAppleCode } from './apple'

/** Only where the operator has set it up; a shell's page has no address that Apple could send anybody back to. */
export function AppleButton() {
  const { t } = useTranslation()
  const clientId = appleClientOf(useConfig())
  const { search } = useLocation()
  const arrive = useArrive()
  const request = useRequest(signInWithApple, { onSuccess: arrive })
  const { send } = request
  useEffect(() => {
    const code = takeAppleCode(search)
    if (code) send(code)
  }, [search, send])
  if (!clientId || nativeBridge().platform !== 'browser') return null
  return (
    <>
      <CallError error={request.error} />
      <Button
        look="ghost"
        isWide
        request={request.state}
        loadingText={t('sign_in.signing_in')}
        onClick={() => location.assign(appleAddress(clientId))}
      >
        {t('sign_in.apple')}
      </Button>
    </>
  )
}

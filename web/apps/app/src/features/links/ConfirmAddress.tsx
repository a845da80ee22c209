import { useRequest } from '@evenkeel/api'
import { buttonClass, Message, RingMark, Screen } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { LoadingScreen } from '../../components/LoadingScreen'
import { PageTitle } from '../../components/PageTitle'
import { useConfigRefresh } from '../../lib/calls/config'
import { paths } from '../../lib/navigation/paths'
import { confirmAddress } from './calls'
import { LinkFailed } from './LinkFailed'
import { useOnce } from './use-once'

/** The new address proves itself by opening this. No session is needed: the mail may be read on another device. */
export default function ConfirmAddress() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const refresh = useConfigRefresh()
  const [email, request] = useConfirmation(refresh)
  useOnce(() => request.send(token))
  const home = (
    <Link to={paths.home} className={buttonClass({})}>
      {t('confirm.home')}
    </Link>
  )
  if (request.error) {
    return (
      <LinkFailed title={t('confirm.address.failed_title')} error={request.error}>
        {home}
      </LinkFailed>
    )
  }
  if (!email) return <LoadingScreen />
  return (
    <Screen>
      <PageTitle>{t('confirm.address.page')}</PageTitle>
      <Message picture={<RingMark size={72} />} title={t('confirm.address.title')} action={home}>
        <p>{t('confirm.address.words', { email })}</p>
      </Message>
    </Screen>
  )
}

function useConfirmation(refresh: () => void) {
  const [email, setEmail] = useState<string>()
  const request = useRequest(confirmAddress, {
    onSuccess: ({ email_address }) => {
      setEmail(email_address)
      refresh()
    },
  })
  return [email, request] as const
}

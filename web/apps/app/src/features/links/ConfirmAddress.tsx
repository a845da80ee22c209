import { useRequest } from '@evenkeel/api'
import { Button, buttonClass, Message, RingMark, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { CallError } from '../../components/CallError'
import { PageTitle } from '../../components/PageTitle'
import { useArrive } from '../../lib/calls/enter'
import { paths } from '../../lib/navigation/paths'
import { confirmAddress } from './calls'
import { LinkFailed } from './LinkFailed'

/**
 * Whoever presses the button owns the mailbox: everybody else who could open the account is signed out. Mail programs open
 * links by themselves, so the link alone does nothing.
 */
export default function ConfirmAddress() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const arrive = useArrive()
  const request = useRequest(confirmAddress, { onSuccess: arrive })
  if (request.data) return <Confirmed email={request.data.email_address} />
  if (request.error && !request.error.isWorthRepeating) {
    return (
      <LinkFailed title={t('confirm.address.failed_title')} error={request.error}>
        <Link to={paths.home} className={buttonClass({})}>
          {t('confirm.home')}
        </Link>
      </LinkFailed>
    )
  }
  return (
    <Screen>
      <PageTitle>{t('confirm.address.page')}</PageTitle>
      <Message
        picture={<RingMark size={72} />}
        title={t('confirm.address.ask_title')}
        action={
          <>
            <CallError error={request.error} />
            <Button
              isWide
              request={request.state}
              loadingText={t('confirm.address.confirming')}
              onClick={() => request.send(token)}
            >
              {t('confirm.address.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('confirm.address.ask')}</p>
      </Message>
    </Screen>
  )
}

function Confirmed({ email }: { email: string }) {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{t('confirm.address.page')}</PageTitle>
      <Message
        picture={<RingMark size={72} />}
        title={t('confirm.address.title')}
        action={
          <Link to={paths.home} className={buttonClass({})}>
            {t('confirm.home')}
          </Link>
        }
      >
        <p>{t('confirm.address.words', { email })}</p>
      </Message>
    </Screen>
  )
}

import { useRequest } from '@evenkeel/api'
import { Button, buttonClass, Message, RingMark, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { CallError } from '../../components/CallError'
import { PageTitle } from '../../components/PageTitle'
import { useConfigRefresh, useMemberUpdate } from '../../lib/calls/config'
import { forgetCarePlan } from '../../lib/help/care-plan'
import { paths } from '../../lib/navigation/paths'
import { confirmErasure } from './calls'
import { LinkFailed } from './LinkFailed'

/** Mail programs open links by themselves, so the link only asks; the button erases. */
export default function ConfirmErasure() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const updateMember = useMemberUpdate()
  const refresh = useConfigRefresh()
  const request = useRequest(confirmErasure, {
    onSuccess: () => {
      forgetCarePlan()
      updateMember(null)
      refresh()
    },
  })
  if (request.state === 'success') return <Erased />
  if (request.error && !request.error.isWorthRepeating) {
    return (
      <LinkFailed title={t('confirm.erasure.failed_title')} error={request.error}>
        <Link to={paths.data} className={buttonClass({})}>
          {t('confirm.home')}
        </Link>
      </LinkFailed>
    )
  }
  return (
    <Screen>
      <PageTitle>{t('confirm.erasure.page')}</PageTitle>
      <Message
        picture={<RingMark size={72} />}
        title={t('confirm.erasure.title')}
        action={
          <>
            <CallError error={request.error} />
            <Button
              look="alarm"
              isWide
              request={request.state}
              loadingText={t('confirm.erasure.erasing')}
              onClick={() => request.send(token)}
            >
              {t('confirm.erasure.erase')}
            </Button>
            <Link to={paths.home} className={buttonClass({ look: 'plain' })}>
              {t('confirm.erasure.keep')}
            </Link>
          </>
        }
      >
        <p>{t('confirm.erasure.words')}</p>
      </Message>
    </Screen>
  )
}

function Erased() {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{t('confirm.erasure.page')}</PageTitle>
      <Message
        picture={<RingMark size={72} />}
        title={t('confirm.erasure.done_title')}
        action={
          <Link to={paths.welcome} className={buttonClass({})}>
            {t('confirm.start')}
          </Link>
        }
      >
        <p>{t('confirm.erasure.done')}</p>
      </Message>
    </Screen>
  )
}

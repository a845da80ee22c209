import { useRequest } from '@evenkeel/api'
import { buttonClass } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { LoadingScreen } from '../../components/LoadingScreen'
import { useArrive } from '../../lib/calls/enter'
import { paths } from '../../lib/navigation/paths'
import { completeSignIn } from './calls'
import { LinkFailed } from './LinkFailed'
import { useOnce } from './use-once'

/** Where the mailed link arrives: it signs in at once, and home is the next thing to see. */
export default function SignInByLink() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const arrive = useArrive()
  const request = useRequest(completeSignIn, {
    onSuccess: async (reply) => {
      if (await arrive(reply)) navigate(paths.home, { replace: true })
    },
  })
  useOnce(() => request.send(token))
  if (!request.error) return <LoadingScreen />
  return (
    <LinkFailed title={t('sign_in_link.failed_title')} error={request.error}>
      <Link to={paths.signInLink} className={buttonClass({})}>
        {t('sign_in_link.failed_again')}
      </Link>
      <Link to={paths.signIn} className={buttonClass({ look: 'plain' })}>
        {t('sign_in_link.to_password')}
      </Link>
    </LinkFailed>
  )
}

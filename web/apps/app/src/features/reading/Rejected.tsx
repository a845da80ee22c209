import type { Rejection } from '@evenkeel/api'
import { Button, buttonClass, Message, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { paths } from '../../lib/navigation/paths'
import { isKnownRefusal } from './quality-reasons'

interface RejectedProps {
  rejection: Rejection
  onRetry: () => void
}

/** No number is better than a wrong one; here is why there is none, and when it went wrong. */
export function Rejected({ rejection, onRetry }: RejectedProps) {
  const { t } = useTranslation()
  // From the first second on it is the whole recording, and a second says nothing.
  const second = Math.round(rejection.second ?? 0)
  return (
    <Screen>
      <Message
        picture={<FingerPicture size={120} />}
        title={t('reading.rejected.title')}
        action={
          <>
            <Button isWide onClick={onRetry}>
              {t('reading.rejected.again')}
            </Button>
            <Link to={paths.home} className={buttonClass({ look: 'plain' })}>
              {t('reading.rejected.later')}
            </Link>
          </>
        }
      >
        <p>{isKnownRefusal(rejection.reason) ? t(`reading.refused.${rejection.reason}`) : rejection.message}</p>
        {rejection.reason === 'malformed' && <p className="small">{rejection.message}</p>}
        {second >= 1 && <p>{t('reading.rejected.second', { second })}</p>}
      </Message>
    </Screen>
  )
}

import type { Rejection } from '@evenkeel/api'
import { Button, buttonClass, Message, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { paths } from '../../lib/navigation/paths'
import { ManyTries } from './ManyTries'
import { isKnownRefusal } from './quality-reasons'
import { MANY } from './refusal-streak'
import { UnevenMinute } from './UnevenMinute'
import type { useReading } from './use-reading'

interface RejectedProps {
  rejection: Rejection
  /** Why the last readings in a row were refused, this one included. */
  refusals: readonly string[]
  reading: ReturnType<typeof useReading>
}

/** No number is better than a wrong one; here is why there is none, what is left of it, and what helps. */
export function Rejected({ rejection, refusals, reading }: RejectedProps) {
  if (rejection.reason === 'irregular_rhythm') return <UnevenMinute rejection={rejection} onRetry={reading.start} />
  if (refusals.length >= MANY) return <ManyTries refusals={refusals} reading={reading} />
  return <OneRefusal rejection={rejection} onRetry={reading.start} />
}

function OneRefusal({ rejection, onRetry }: { rejection: Rejection; onRetry: () => void }) {
  const { t } = useTranslation()
  const pulse = rejection.hr_bpm
  // From the first second on it is the whole recording, and a second says nothing.
  const second = Math.round(rejection.second ?? 0)
  return (
    <Screen>
      <Message
        picture={<FingerPicture size={120} />}
        title={t(pulse ? 'reading.rejected.title_pulse' : 'reading.rejected.title', { pulse: Math.round(pulse ?? 0) })}
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
        {pulse ? <p>{t('reading.rejected.pulse')}</p> : null}
        <p>{isKnownRefusal(rejection.reason) ? t(`reading.refused.${rejection.reason}`) : rejection.message}</p>
        {rejection.reason === 'malformed' && <p className="small">{rejection.message}</p>}
        {second >= 1 && <p>{t('reading.rejected.second', { second })}</p>}
      </Message>
    </Screen>
  )
}

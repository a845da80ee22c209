import { Button, buttonClass, Message, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FingerPicture } from '../../components/FingerPicture'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { paths } from '../../lib/navigation/paths'
import type { DeviceFigures } from '../../lib/outbox/readings'

interface KeptProps {
  device: DeviceFigures | undefined
  onAgain: () => void
}

/** Taken without a connection: what this device read, until the server has read it too. */
export function Kept({ device, onAgain }: KeptProps) {
  const { t } = useTranslation()
  const isAlone = isGuest(useMember())
  return (
    <Screen>
      <Message
        picture={<FingerPicture size={120} />}
        title={t('reading.kept.title')}
        action={
          <>
            <Link to={paths.home} className={buttonClass({ isWide: true })}>
              {t('reading.kept.home')}
            </Link>
            <Button look="plain" onClick={onAgain}>
              {t('reading.kept.again')}
            </Button>
          </>
        }
      >
        {device && (
          <p>{t('reading.kept.device', { rmssd: Math.round(device.rmssd_ms), pulse: Math.round(device.hr_bpm) })}</p>
        )}
        <p>{t(isAlone ? 'reading.kept.guest' : 'reading.kept.words')}</p>
      </Message>
    </Screen>
  )
}

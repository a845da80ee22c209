import type { CameraRefusal } from '@evenkeel/hrv'
import { Button, buttonClass, Message, Screen } from '@evenkeel/ui'
import { CameraOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/navigation/paths'
import { type Browser, browserOf } from './browser-of'
import { OtherWays } from './OtherWays'
import type { useReading } from './use-reading'

interface NoCameraProps {
  reason: CameraRefusal
  reading: ReturnType<typeof useReading>
}

/** Each reason has its own words; a refused permission also says where this browser keeps the switch. */
export function NoCamera({ reason, reading }: NoCameraProps) {
  const { t } = useTranslation()
  const browser: Browser = browserOf(navigator.userAgent)
  return (
    <Screen>
      <Message
        picture={<CameraOff size={56} strokeWidth={1.25} aria-hidden="true" />}
        title={t(`reading.no_camera.${reason}.title`)}
        action={
          <>
            <Button isWide onClick={reading.start}>
              {t('reading.no_camera.again')}
            </Button>
            <OtherWays reading={reading} />
            <Link to={paths.home} className={buttonClass({ look: 'plain' })}>
              {t('reading.no_camera.later')}
            </Link>
          </>
        }
      >
        <p>{t(`reading.no_camera.${reason}.words`)}</p>
        {reason === 'denied' && <p>{t(`reading.no_camera.switch.${browser}`)}</p>}
      </Message>
    </Screen>
  )
}

import { Button, Columns, CountdownRing, Foot, iconButtonClass, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PulseTrace } from '../../components/PulseTrace'
import { useWakeLock } from '../../lib/device/wake-lock'
import styles from './Capture.module.css'
import { Counted } from './Counted'
import { Signal } from './Signal'
import { Tip } from './Tip'
import { useCapture } from './use-capture'
import type { ReadingState, useReading } from './use-reading'

interface CaptureProps {
  capturing: ReadingState & { kind: 'capturing' }
  reading: ReturnType<typeof useReading>
}

/** The minute itself: the picture until the finger is found, then the count, the trace and one tip at a time. */
export function Capture({ capturing, reading }: CaptureProps) {
  const { t } = useTranslation()
  const { video, view, measureAnyway } = useCapture({
    camera: capturing.camera,
    analyzer: capturing.analyzer,
    onComplete: reading.complete,
    onInterrupted: reading.interrupt,
  })
  useWakeLock()
  const isFinding = view.phase === 'finding'
  const description = isFinding ? t('reading.finding.ring') : t('reading.measuring.ring', { count: view.secondsLeft })
  return (
    <Screen isMeasured>
      <TopBar
        start={
          <button type="button" className={iconButtonClass} aria-label={t('reading.stop')} onClick={reading.cancel}>
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
        title={
          <h1 className={styles.title}>{isFinding ? t('reading.finding.title') : t('reading.measuring.title')}</h1>
        }
      />
      <Columns
        figure={
          <div className={styles.ring}>
            <CountdownRing share={view.share} description={description}>
              <video
                ref={video}
                className={isFinding ? styles.preview : styles.hidden}
                muted
                playsInline
                aria-label={t('reading.finding.picture')}
              />
              {!isFinding && <SecondsLeft count={view.secondsLeft} />}
            </CountdownRing>
          </div>
        }
      >
        <Tip view={view} isLit={capturing.isLit} />
        <div className={styles.signal}>
          <PulseTrace samples={view.live.trace} />
          <Signal live={view.live} />
          {!isFinding && <Counted view={view} />}
        </div>
        <Foot>
          {view.mayMeasureAnyway && (
            <Button look="plain" onClick={measureAnyway}>
              {t('reading.finding.anyway')}
            </Button>
          )}
          <Button look="ghost" isWide onClick={reading.cancel}>
            {t('reading.stop')}
          </Button>
        </Foot>
      </Columns>
    </Screen>
  )
}

function SecondsLeft({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={`figure ${styles.seconds}`}>{count}</span>
      <span className="quiet">{t('reading.measuring.seconds_left', { count })}</span>
    </>
  )
}

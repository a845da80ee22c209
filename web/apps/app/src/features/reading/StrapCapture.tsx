import { openStrap, type Strap, toRrData } from '@evenkeel/hrv'
import { Button, CountdownRing, Foot, Message, Screen, TopBar } from '@evenkeel/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWakeLock } from '../../lib/device/wake-lock'
import styles from './Capture.module.css'

interface StrapCaptureProps {
  onComplete: (readingData: string) => void
  onCancel: () => void
}

/** Milliseconds of intervals that make a reading. */
const ENOUGH = 60_000

type Progress =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'listening'; pulse: number | undefined; isWorn: boolean }
  | { kind: 'lost' }

/** The same minute from a strap: it counts what its own intervals add up to. */
export function StrapCapture({ onComplete, onCancel }: StrapCaptureProps) {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const [measured, setMeasured] = useState(0)
  const strap = useRef<Strap>(undefined)
  const intervals = useRef<number[]>([])
  useWakeLock(progress.kind === 'listening')
  useEffect(() => () => strap.current?.close(), [])
  const isEnough = measured >= ENOUGH
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is enough.
  useEffect(() => {
    if (isEnough) onComplete(toRrData(intervals.current))
  }, [isEnough])

  const connect = async () => {
    intervals.current = []
    setMeasured(0)
    setProgress({ kind: 'asking' })
    try {
      strap.current = await openStrap(
        ({ pulse, intervals: fresh, isWorn }) => {
          setProgress({ kind: 'listening', pulse, isWorn })
          if (!isWorn) return
          intervals.current.push(...fresh)
          setMeasured(intervals.current.reduce((sum, interval) => sum + interval, 0))
        },
        () => setProgress({ kind: 'lost' }),
      )
      setProgress({ kind: 'listening', pulse: undefined, isWorn: true })
    } catch {
      setProgress({ kind: 'lost' })
    }
  }
  const left = Math.max(0, Math.ceil((ENOUGH - measured) / 1000))
  return (
    <Screen>
      <TopBar title={<h1 className={styles.title}>{t('reading.strap.title')}</h1>} />
      {progress.kind === 'listening' ? (
        <>
          <div className={styles.ring}>
            <CountdownRing
              share={Math.min(1, measured / ENOUGH)}
              description={t('reading.measuring.ring', { count: left })}
            >
              <span className={`figure ${styles.seconds}`}>{left}</span>
              <span className="quiet">{t('reading.measuring.seconds_left', { count: left })}</span>
            </CountdownRing>
          </div>
          <p role="status">{t(progress.isWorn ? 'reading.strap.listening' : 'reading.strap.not_worn')}</p>
          {progress.pulse !== undefined && (
            <p>
              <span className="figure">{progress.pulse}</span>{' '}
              <span className="quiet">{t('reading.beats_a_minute')}</span>
            </p>
          )}
        </>
      ) : (
        <Message title={t(progress.kind === 'lost' ? 'reading.strap.lost' : 'reading.strap.put_on')}>
          <p>{t('reading.strap.words')}</p>
        </Message>
      )}
      <Foot>
        {progress.kind !== 'listening' && (
          <Button
            isWide
            request={progress.kind === 'asking' ? 'fetching' : 'unstarted'}
            loadingText={t('reading.strap.asking')}
            onClick={connect}
          >
            {t('reading.strap.connect')}
          </Button>
        )}
        <Button look="ghost" isWide onClick={onCancel}>
          {t('reading.stop')}
        </Button>
      </Foot>
    </Screen>
  )
}

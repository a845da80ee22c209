import { Button, Columns, Foot, iconButtonClass, Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PulseTrace } from '../../components/PulseTrace'
import { openTones, type Tones } from '../../lib/device/tones'
import { useWakeLock } from '../../lib/device/wake-lock'
import { clockText } from '../../lib/words/length-text'
import styles from './Breath.module.css'
import { BreathRing } from './BreathRing'
import { HeartLine } from './HeartLine'
import type { Modes } from './modes'
import { coherenceWord, type Judged, SECONDS_EACH } from './resonance'
import type { Plan, SessionView } from './session'
import { useKeptBreathing } from './use-kept-breathing'
import { type Eyes, useSession } from './use-session'

interface BreathingProps {
  plan: Plan
  eyes: Eyes | undefined
  modes: Modes
  onOver: (paces: readonly Judged[]) => void
  /** After so many seconds of breathing. */
  onStop: (seconds: number) => void
}

/** Breathing with the ring, and what the heart makes of it. */
export function Breathing({ plan, eyes, modes, onOver, onStop }: BreathingProps) {
  const { t, i18n } = useTranslation()
  const { video, view, phase } = useSession(plan, eyes)
  useWakeLock()
  useKeptBreathing(view.elapsed)
  const stop = () => onStop(view.elapsed)
  const isWaiting = eyes !== undefined && !isSeen(view)
  useBreathTones({ phase, isOn: modes.hasSound && !isWaiting, view })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (view.isOver) onOver(view.judged)
  }, [view.isOver])
  const { direction, left } = phase()
  const rate = new Intl.NumberFormat(i18n.language).format(view.rate)
  const paces = plan.kind === 'finder' ? plan.rates.length : 1
  return (
    <Screen isMeasured>
      <TopBar
        start={
          <button type="button" className={iconButtonClass} aria-label={t('breath.stop')} onClick={stop}>
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
        title={
          <h1 className={styles.title}>
            {plan.kind === 'finder'
              ? t('breath.pace_of', { place: view.place + 1, paces })
              : t('breath.a_minute', { rate })}
          </h1>
        }
      />
      {/* Kept in the page: browsers without a track processor read the frames from it. */}
      <video ref={video} className={styles.hidden} muted playsInline aria-label={t('reading.finding.picture')} />
      <Columns
        figure={
          modes.isSoundOnly ? (
            <p className={`figure ${styles.eyesClosed}`}>{t('breath.eyes_closed')}</p>
          ) : (
            <BreathRing
              phase={phase}
              share={plan.kind === 'finder' ? (view.place + view.intoPace / SECONDS_EACH) / paces : undefined}
              description={t('breath.ring', { rate })}
              isPlain={modes.isPlain}
              isWaiting={isWaiting}
            >
              <span className={`figure ${styles.word}`}>
                {isWaiting ? t('breath.waiting') : t(`player.action.breathe_${direction}`)}
              </span>
              {!isWaiting && <span className="quiet">{Math.ceil(left)}</span>}
            </BreathRing>
          )
        }
      >
        <p className={`small quiet ${styles.soFar}`}>
          {t('breath.so_far', { time: clockText(Math.floor(view.elapsed)) })}
        </p>
        {eyes ? <Feedback view={view} modes={modes} /> : <p className="quiet">{t('breath.blind')}</p>}
        <Foot>
          <Button look="ghost" isWide onClick={stop}>
            {t('breath.stop')}
          </Button>
        </Foot>
      </Columns>
    </Screen>
  )
}

const isSeen = ({ live }: SessionView) =>
  live !== undefined && live.contact !== 'no_finger' && live.contact !== 'too_dark'

interface ToneHook {
  phase: ReturnType<typeof useSession>['phase']
  isOn: boolean
  view: SessionView
}

/** A tone climbs and sinks with the breath; a bell says that the coherence has become high. */
function useBreathTones({ phase, isOn, view }: ToneHook) {
  const tones = useRef<Tones>(undefined)
  const { direction, cycle } = phase()
  const coherence = view.live?.coherence
  const isHigh = coherence !== undefined && coherenceWord(coherence) === 'high'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each breath in and out.
  useEffect(() => {
    if (!isOn) return tones.current?.hush()
    tones.current ??= openTones()
    tones.current.breath(direction, phase().left)
  }, [direction, cycle, isOn, view.place])
  useEffect(() => {
    if (isOn && isHigh) tones.current?.bell()
  }, [isOn, isHigh])
  useEffect(
    () => () => {
      tones.current?.close()
      tones.current = undefined
    },
    [],
  )
}

/** Pulse, heart line and coherence; each has a word or a number beside its picture. */
function Feedback({ view, modes }: { view: SessionView; modes: Modes }) {
  const { t } = useTranslation()
  const { live, beats, elapsed } = view
  if (!live || !isSeen(view)) {
    return (
      <div role="status" className={styles.tip}>
        <h2>{t(`reading.tip.${live?.contact === 'too_dark' ? 'too_dark' : 'no_finger'}.title`)}</h2>
        <p className="quiet">{t('breath.lay_finger')}</p>
      </div>
    )
  }
  const pulse = live.pulse === undefined ? '–' : String(Math.round(live.pulse))
  return (
    <div className={modes.isPlain ? `${styles.feedback} ${styles.plain}` : styles.feedback}>
      {!modes.isSoundOnly && <PulseTrace samples={live.trace} />}
      <div className={styles.figures}>
        <p>
          <span className={`figure ${styles.number}`}>{pulse}</span>{' '}
          <span className="quiet">{t('reading.beats_a_minute')}</span>
        </p>
        <Coherence coherence={live.coherence} />
      </div>
      {!modes.isSoundOnly && (
        <>
          <h2 className={`small quiet ${styles.lineTitle}`}>{t('breath.heart')}</h2>
          <HeartLine beats={beats} now={elapsed} description={t('breath.heart_now', { pulse })} />
        </>
      )}
    </div>
  )
}

const STEPS = ['low', 'middling', 'high'] as const

/** By word, by height and by number of bars; colour only says it once more. */
function Coherence({ coherence }: { coherence: number | undefined }) {
  const { t } = useTranslation()
  const word = coherence === undefined ? undefined : coherenceWord(coherence)
  const reached = word === undefined ? -1 : STEPS.indexOf(word)
  return (
    <p className={styles.coherence}>
      <span>{t(`breath.coherence.${word ?? 'listening'}`)}</span>
      <span className={styles.bars} aria-hidden="true">
        {STEPS.map((step, index) => (
          <i key={step} className={index <= reached ? styles.on : undefined} />
        ))}
      </span>
    </p>
  )
}

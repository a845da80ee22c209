import type { ExerciseDetail } from '@evenkeel/api'
import { Columns, Foot, iconButtonClass, Screen, TopBar } from '@evenkeel/ui'
import { Captions, Pause, Play, Settings2, SkipBack, SkipForward, X } from 'lucide-react'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { useWakeLock } from '../../lib/device/wake-lock'
import type { Beginning, Ending } from '../../lib/practice/exercise-result'
import { clockText } from '../../lib/words/length-text'
import { keptPlace } from './kept-place'
import styles from './Playing.module.css'
import { RATES } from './playhead'
import { Slider } from './Slider'
import { SoundDialog } from './SoundDialog'
import { Stage } from './Stage'
import { changeSettings, useSettings } from './settings'
import { isBreath, type Segment, type Timeline } from './timeline'
import { useGuide } from './use-guide'
import { type Playback, usePlayback } from './use-playback'

interface PlayingProps {
  exercise: ExerciseDetail
  timeline: Timeline
  beginning: Beginning
  /** Only picture, words and pause: for somebody who has never seen this. */
  isPlain?: boolean
  onEnd: (ending: Ending) => void
}

/** Reaching the end by skipping is not having done it. */
const SHARE_FOR_COMPLETED = 0.5

/** The exercise itself. It starts by itself: the tap before was the wish to. */
export function Playing({ exercise, timeline, beginning, isPlain = false, onEnd }: PlayingProps) {
  const { t } = useTranslation()
  const settings = useSettings()
  const { exercise: card } = exercise.listed
  const playback = usePlayback({ timeline, rate: settings.rate, ...beginning })
  const { view, isPlaying } = playback
  useWakeLock(isPlaying)
  useGuide({ playback, timeline, settings })
  useKeptPlace(playback, card.exercise_id, beginning)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens.
  useEffect(() => playback.play(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rate is a setting; the playhead follows it.
  useEffect(() => playback.setRate(settings.rate), [settings.rate])
  const end = () => {
    const practised = playback.practised()
    onEnd({ practised, isCompleted: view.isOver && practised >= SHARE_FOR_COMPLETED * view.secondsInAll * 1000 })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (view.isOver) end()
  }, [view.isOver])

  return (
    <Screen isMeasured>
      <Top title={card.title} onStop={end} />
      <Columns
        figure={
          <Stage
            exerciseId={card.exercise_id}
            state={card.routes[0]?.to ?? 'stillness'}
            timeline={timeline}
            position={playback.position}
            isPlaying={isPlaying}
            secondsLeft={view.stepSecondsLeft}
            description={t('player.ring', { gone: clockText(view.secondsGone), all: clockText(view.secondsInAll) })}
          />
        }
      >
        <Words segment={view.segment} hasCaptions={settings.hasCaptions} />
        <Foot>
          {isPlain ? (
            <>
              <PauseButton playback={playback} />
              <p className={`small quiet ${styles.stopIf}`}>{exercise.stop_if}</p>
            </>
          ) : (
            <Panel playback={playback} timeline={timeline} />
          )}
        </Foot>
      </Columns>
    </Screen>
  )
}

function Top({ title, onStop }: { title: string; onStop: () => void }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TopBar
        start={
          <button type="button" className={iconButtonClass} aria-label={t('player.finish')} onClick={onStop}>
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
        title={<h1 className={styles.title}>{title}</h1>}
        end={
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t('player.sound.title')}
            // The tap is answered before the sheet is drawn: the figure goes on moving meanwhile.
            onClick={() => startTransition(() => setIsOpen(true))}
          >
            <Settings2 size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        }
      />
      {isOpen && <SoundDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

type Named =
  | 'breathe_in'
  | 'breathe_out'
  | 'hold'
  | 'move'
  | 'touch'
  | 'look'
  | 'listen'
  | 'speak'
  | 'imagine'
  | 'write'
  | 'rest'

/** Said by a screen reader as it changes, which makes it the guide where there is no voice. */
function Words({ segment, hasCaptions }: { segment: Segment | undefined; hasCaptions: boolean }) {
  const { t } = useTranslation()
  if (!segment) return null
  return (
    <div className={styles.words} role="status">
      <p className={isBreath(segment) ? `figure ${styles.action}` : 'quiet'}>
        {t(`player.action.${segment.action as Named}`)}
      </p>
      {hasCaptions && (
        <p className={isBreath(segment) ? `quiet figure ${styles.cue}` : `figure ${styles.cue}`}>{segment.cue}</p>
      )}
    </div>
  )
}

function Panel({ playback, timeline }: { playback: Playback; timeline: Timeline }) {
  const { t } = useTranslation()
  const { view } = playback
  return (
    <>
      <Slider
        label={t('player.position')}
        valueText={t('player.ring', { gone: clockText(view.secondsGone), all: clockText(view.secondsInAll) })}
        value={Math.min(timeline.length, Math.round(playback.position()))}
        highest={timeline.length}
        step={1000}
        onChange={playback.seek}
      />
      <p className={`small quiet ${styles.times}`} aria-hidden="true">
        <span>{clockText(view.secondsGone)}</span>
        <span>{view.segment && <Round segment={view.segment} />}</span>
        <span>{clockText(view.secondsInAll)}</span>
      </p>
      <Controls playback={playback} />
    </>
  )
}

function Round({ segment }: { segment: Segment }) {
  const { t } = useTranslation()
  if (segment.rounds < 2) return null
  const place = { round: segment.round, rounds: segment.rounds }
  return t(isBreath(segment) ? 'player.breath_of' : 'player.round_of', place)
}

function Controls({ playback }: { playback: Playback }) {
  const { t, i18n } = useTranslation()
  const { rate, hasCaptions } = useSettings()
  const written = t('player.rate', { rate: new Intl.NumberFormat(i18n.language).format(rate) })
  const next = RATES[(RATES.indexOf(rate as (typeof RATES)[number]) + 1) % RATES.length] ?? 1
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={`${styles.control} ${styles.chip}`}
        aria-label={t('player.change_rate', { rate: written })}
        onClick={() => changeSettings({ rate: next })}
      >
        {written}
      </button>
      <button type="button" className={styles.control} aria-label={t('player.back')} onClick={playback.back}>
        <SkipBack size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <PauseButton playback={playback} />
      <button type="button" className={styles.control} aria-label={t('player.skip')} onClick={playback.skip}>
        <SkipForward size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.chip}`}
        aria-label={t('player.captions')}
        aria-pressed={hasCaptions}
        onClick={() => changeSettings({ hasCaptions: !hasCaptions })}
      >
        <Captions size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}

function PauseButton({ playback: { isPlaying, pause, play } }: { playback: Playback }) {
  const { t } = useTranslation()
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      className={styles.main}
      aria-label={t(isPlaying ? 'player.pause' : 'player.play')}
      onClick={isPlaying ? pause : play}
    >
      <Icon size={32} strokeWidth={1} fill="currentColor" aria-hidden="true" />
    </button>
  )
}

/** Writes down where it stands, so that an app that was killed goes on from there. */
function useKeptPlace(playback: Playback, exerciseId: string, beginning: Beginning) {
  const { member_id: memberId } = useMember()
  const { view, isPlaying } = playback
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a second is often enough.
  useEffect(() => {
    const { eventUuid, startedAt, wished, angleBefore } = beginning
    const place = { memberId, exerciseId, eventUuid, startedAt, wished, angleBefore }
    const [position, practised] = [playback.position(), playback.practised()]
    keptPlace.write({ ...place, position, practised, keptAt: Date.now() })
  }, [view.secondsGone, isPlaying])
}

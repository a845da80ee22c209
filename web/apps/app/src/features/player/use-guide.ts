import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openTones, type Tones } from '../../lib/device/tones'
import { hush, speak } from '../../lib/device/voice'
import { lasting } from './playhead'
import type { PlayerSettings } from './settings'
import { isBreath, type Segment, type Timeline } from './timeline'
import type { Playback } from './use-playback'

/** Milliseconds of vibration: a full one to breathe in, two short ones to breathe out, a tap for anything else. */
const PULSES: Readonly<Record<string, number[]>> = { breathe_in: [120], breathe_out: [50, 80, 50], hold: [30] }
const TAP = [40]

/** A pattern is spoken until it is known, and now and then after that; the rest of the time the tones carry it. */
const isSpoken = ({ round }: Segment) => round <= 2 || round % 6 === 0

/** Milliseconds into a step after which its beginning is past: whoever goes on there was told already. */
const JUST_BEGUN = 400

function sound(tones: Tones, segment: Segment, seconds: number, isBeginning: boolean) {
  if (segment.action === 'breathe_in') tones.breath('in', seconds)
  else if (segment.action === 'breathe_out') tones.breath('out', seconds)
  else if (isBeginning && !isBreath(segment)) tones.bell()
}

function say(cue: string, { voice, rate }: PlayerSettings, language: string) {
  if (voice !== 'off') speak(cue, { voiceUri: voice === 'auto' ? undefined : voice, language, rate })
}

interface Guide {
  playback: Playback
  timeline: Timeline
  settings: PlayerSettings
}

/** Says, sounds and taps each step as it begins. */
export function useGuide({ playback, timeline, settings }: Guide) {
  const { i18n } = useTranslation()
  const tones = useRef<Tones>(undefined)
  const { isPlaying, view } = playback
  const { segment } = view

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beginning of a step, whatever else changes.
  useEffect(() => {
    if (!isPlaying || !segment) return
    const position = playback.position()
    const isBeginning = position - segment.start < JUST_BEGUN
    if (settings.hasSounds) {
      tones.current ??= openTones()
      sound(tones.current, segment, lasting(timeline, settings.rate, position, segment.end) / 1000, isBeginning)
    }
    if (!isBeginning) return
    if (settings.hasHaptics) navigator.vibrate?.(PULSES[segment.action] ?? TAP)
    if (isSpoken(segment)) say(segment.cue, settings, i18n.language)
  }, [segment, isPlaying])

  useEffect(() => {
    if (isPlaying) return
    hush()
    tones.current?.hush()
  }, [isPlaying])

  useEffect(() => {
    if (settings.voice === 'off') hush()
    if (!settings.hasSounds) tones.current?.hush()
  }, [settings])

  useEffect(
    () => () => {
      hush()
      tones.current?.close()
      tones.current = undefined
    },
    [],
  )
}

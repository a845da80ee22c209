import type { LiveView } from '@evenkeel/hrv'
import { type BeatRate, type Judged, judged, phaseAt, rateOfBeat, SECONDS_EACH, SETTLING } from './resonance'

/** A session has one pace without an end, or several with a time each. */
export type Plan = { kind: 'free'; rate: number } | { kind: 'finder'; rates: readonly number[] }

/** Seconds of heart that are drawn. */
export const HEART_SECONDS = 60

export interface SessionView {
  rate: number
  /** Which pace, from 0. */
  place: number
  /** Seconds of the session, and of this pace. Neither runs while the finger is away. */
  elapsed: number
  intoPace: number
  isOver: boolean
  live: LiveView | undefined
  beats: readonly BeatRate[]
  judged: readonly Judged[]
}

interface TrialSoFar {
  beats: BeatRate[]
  coherences: number[]
  counted: number
  clear: number
}

const fresh = (): TrialSoFar => ({ beats: [], coherences: [], counted: 0, clear: 0 })

const isThere = ({ contact }: LiveView) => contact !== 'no_finger' && contact !== 'too_dark'
const CLEAR = 0.4
/** Seconds between two looks that still belong together. */
const LONGEST_STEP = 1

/**
 * Collects what the camera and the engine say while somebody breathes. It is told how many seconds have passed and what
 * is seen, and reads no clock itself. `isBlind` sessions have no camera: their time always runs.
 */
export function createSession(plan: Plan, isBlind = false) {
  const rates = plan.kind === 'free' ? [plan.rate] : plan.rates
  let place = 0
  let elapsed = 0
  let intoPace = 0
  let trial = fresh()
  let beats: BeatRate[] = []
  let live: LiveView | undefined
  let lastBeat: number | undefined
  const done: Judged[] = []

  const rate = () => rates[Math.min(place, rates.length - 1)] ?? 6
  const isOver = () => place >= rates.length

  function takeBeat(beat: number | undefined, usual: number | undefined) {
    const bpm = beat === undefined || lastBeat === undefined || !usual ? undefined : rateOfBeat(lastBeat, beat, usual)
    lastBeat = beat
    if (bpm === undefined) return
    beats = [...beats.filter(({ at }) => elapsed - at < HEART_SECONDS), { at: elapsed, bpm }]
    if (intoPace >= SETTLING) trial.beats.push({ at: intoPace, bpm })
  }

  function count(step: number, seen: LiveView) {
    if (intoPace < SETTLING) return
    trial.counted += step
    if (seen.clarity >= CLEAR && seen.pulse !== undefined) trial.clear += step
    if (seen.coherence !== undefined) trial.coherences.push(seen.coherence)
  }

  function turnPage() {
    if (plan.kind === 'free' || intoPace < SECONDS_EACH) return
    done.push(judged({ rate: rate(), ...trial }))
    place++
    intoPace = 0
    trial = fresh()
  }

  return {
    /** `step` seconds later this is seen. */
    look(step: number, seen: LiveView | undefined) {
      live = seen
      if (isOver() || step > LONGEST_STEP) return
      if (!isBlind && !(seen && isThere(seen))) {
        lastBeat = undefined
        return
      }
      elapsed += step
      intoPace += step
      if (seen) {
        count(step, seen)
        if (seen.lastBeat !== lastBeat) takeBeat(seen.lastBeat, seen.pulse)
      }
      turnPage()
    },
    /** The breath that is on, `ahead` seconds after the last look; a session that waits stands still. */
    phase: (ahead = 0) => phaseAt(rate(), intoPace + (isBlind || (live && isThere(live)) ? ahead : 0)),
    view: (): SessionView => ({
      rate: rate(),
      place: Math.min(place, rates.length - 1),
      elapsed,
      intoPace,
      isOver: isOver(),
      live,
      beats,
      judged: done,
    }),
  }
}

export type Session = ReturnType<typeof createSession>

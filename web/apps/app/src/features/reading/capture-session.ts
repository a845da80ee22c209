import type { Contact, Frame, LiveAnalyzer, LiveView } from '@evenkeel/hrv'

export type CapturePhase = 'finding' | 'measuring' | 'complete'

export interface CaptureView {
  phase: CapturePhase
  /** Whole seconds of clear pulse so far. */
  clearSeconds: number
  /** Whole seconds of clear pulse still wanted. */
  secondsLeft: number
  /** How clear each whole second of measuring was, 0..1. */
  quality: readonly number[]
  /** 0..1 of the measuring that is done. */
  share: number
  live: LiveView
  /** The finger has been looked for in vain for a while: the member may know better than the picture. */
  mayMeasureAnyway: boolean
  /** The second at which the finger left and the count started over: too little was there to keep. */
  lostAtSecond: number | undefined
  /** Clear seconds that are kept while the finger is away. */
  keptSeconds: number | undefined
}

/** Milliseconds on the camera's clock: of clear pulse, after which the reading is complete. */
export const MEASURING_TIME = 60_000
/** It ends here however clear it was: the server may still find enough in it, and nobody waits for ever. */
export const LONGEST_TIME = 120_000
/** Clarity from which a second counts as clear. */
const CLEAR = 0.45
const STEADY_BEFORE_START = 1_500
const PATIENCE_WITHOUT_FINGER = 3_000
/** Milliseconds of clear pulse from which on a lifted finger does not start the count over. */
const WORTH_KEEPING = 10_000
/** Milliseconds by which the engine's own count lags: it judges a second when enough has come after it. */
const ENGINE_LAG = 12_000
const PATIENCE_WHILE_FINDING = 10_000
const LOOK_EVERY = 100
const LISTENING = 8_000

const hasFinger = (contact: Contact) => contact !== 'no_finger' && contact !== 'too_dark'

/**
 * Decides from frames alone when measuring starts, starts over and is complete. It never reads a clock: what counts is
 * the time at which the light fell in.
 */
export function createCaptureSession(analyzer: LiveAnalyzer) {
  let phase: CapturePhase = 'finding'
  let frames: Frame[] = []
  let live = analyzer.view()
  let now = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let phaseSince: number | undefined
  let fingerSince: number | undefined
  let noFingerSince: number | undefined
  let lostAtSecond: number | undefined
  let isForced = false
  let clear = 0
  let engineClearAtStart = 0
  let seconds: { sum: number; count: number }[] = []

  function enter(next: CapturePhase) {
    phase = next
    phaseSince = now
    noFingerSince = undefined
    if (next === 'complete') return
    frames = []
    clear = 0
    engineClearAtStart = live.clearSeconds ?? 0
    seconds = []
  }

  /**
   * The result will rest on the seconds that the engine calls clear. It finds some of them only afterwards, between
   * disturbances, and those are never lost again.
   */
  function countedWith(step: number) {
    if (live.clearSeconds === undefined || isForced) return clear + step
    const sure = (live.clearSeconds - engineClearAtStart) * 1000
    return Math.max(clear, sure, Math.min(clear + step, sure + ENGINE_LAG))
  }

  /** The analysis takes some seconds to say anything: until then a finger on the lens is the benefit of the doubt. */
  function count(step: number, isThere: boolean) {
    const isListening = isThere && live.pulse === undefined && elapsed() < LISTENING
    const clarity = isThere ? (isListening ? CLEAR : live.clarity) : 0
    clear = countedWith(clarity >= CLEAR || isForced ? step : 0)
    const second = Math.floor(elapsed() / 1000)
    const known = seconds[second] ?? { sum: 0, count: 0 }
    seconds[second] = { sum: known.sum + clarity, count: known.count + 1 }
  }

  function look() {
    const step = Math.min(now - lookedAt, 2 * LOOK_EVERY)
    lookedAt = now
    live = analyzer.view()
    const isThere = hasFinger(live.contact)
    if (phase === 'measuring') count(step, isThere)
    fingerSince = isThere ? (fingerSince ?? now) : undefined
    noFingerSince = isThere ? undefined : (noFingerSince ?? now)
  }

  const isGone = () => noFingerSince !== undefined && now - noFingerSince >= PATIENCE_WITHOUT_FINGER

  const elapsed = () => now - (phaseSince ?? now)

  function shareMeasured(): number {
    if (phase === 'finding') return 0
    if (phase === 'complete') return 1
    return Math.min(1, Math.max(clear / MEASURING_TIME, elapsed() / LONGEST_TIME))
  }

  function secondsWanted(): number {
    if (phase === 'complete') return 0
    const wanted = phase === 'finding' ? MEASURING_TIME : Math.min(MEASURING_TIME - clear, LONGEST_TIME - elapsed())
    return Math.ceil(Math.max(0, wanted) / 1000)
  }

  function decide() {
    if (phase === 'finding' && fingerSince !== undefined && now - fingerSince >= STEADY_BEFORE_START) enter('measuring')
    if (phase !== 'measuring') return
    if (clear >= MEASURING_TIME || elapsed() >= LONGEST_TIME) return enter('complete')
    if (isGone() && !isForced && clear < WORTH_KEEPING) {
      lostAtSecond = Math.round((elapsed() - PATIENCE_WITHOUT_FINGER) / 1000)
      enter('finding')
    }
  }

  return {
    add(frame: Frame) {
      if (phase === 'complete') return
      now = frame.time
      phaseSince ??= now
      analyzer.add(frame)
      if (now - lookedAt >= LOOK_EVERY) look()
      decide()
      if (phase === 'measuring') frames.push(frame)
    },
    measureAnyway() {
      isForced = true
      enter('measuring')
    },
    frames: (): readonly Frame[] => frames,
    view(): CaptureView {
      const share = shareMeasured()
      return {
        phase,
        live,
        lostAtSecond,
        keptSeconds: phase === 'measuring' && !isForced && isGone() ? Math.floor(clear / 1000) : undefined,
        share,
        clearSeconds: Math.min(Math.floor(clear / 1000), MEASURING_TIME / 1000),
        quality: seconds.map((second) => (second ? second.sum / second.count : 0)),
        secondsLeft: secondsWanted(),
        mayMeasureAnyway: phase === 'finding' && elapsed() >= PATIENCE_WHILE_FINDING,
      }
    },
  }
}

export type CaptureSession = ReturnType<typeof createCaptureSession>

import type { Contact, Frame, LiveAnalyzer, LiveView } from '@evenkeel/hrv'

export type CapturePhase = 'finding' | 'measuring' | 'complete'

export interface CaptureView {
  phase: CapturePhase
  /** Whole seconds still to measure. */
  secondsLeft: number
  /** 0..1 of the measuring time that has passed. */
  share: number
  live: LiveView
  /** The finger has been looked for in vain for a while: the member may know better than the picture. */
  mayMeasureAnyway: boolean
  /** The second at which the finger left and the count started over. */
  lostAtSecond: number | undefined
}

/** Milliseconds on the camera's clock. */
export const MEASURING_TIME = 60_000
const STEADY_BEFORE_START = 1_500
const PATIENCE_WITHOUT_FINGER = 3_000
const PATIENCE_WHILE_FINDING = 10_000
const LOOK_EVERY = 100

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

  function enter(next: CapturePhase) {
    phase = next
    phaseSince = now
    noFingerSince = undefined
    if (next !== 'complete') frames = []
  }

  function look() {
    lookedAt = now
    live = analyzer.view()
    const isThere = hasFinger(live.contact)
    fingerSince = isThere ? (fingerSince ?? now) : undefined
    noFingerSince = isThere ? undefined : (noFingerSince ?? now)
  }

  const elapsed = () => now - (phaseSince ?? now)

  function shareMeasured(): number {
    if (phase === 'finding') return 0
    return phase === 'complete' ? 1 : Math.min(1, elapsed() / MEASURING_TIME)
  }

  function decide() {
    if (phase === 'finding' && fingerSince !== undefined && now - fingerSince >= STEADY_BEFORE_START) enter('measuring')
    if (phase !== 'measuring') return
    if (elapsed() >= MEASURING_TIME) return enter('complete')
    const isGone = noFingerSince !== undefined && now - noFingerSince >= PATIENCE_WITHOUT_FINGER
    if (isGone && !isForced) {
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
        share,
        secondsLeft: Math.ceil(((1 - share) * MEASURING_TIME) / 1000),
        mayMeasureAnyway: phase === 'finding' && elapsed() >= PATIENCE_WHILE_FINDING,
      }
    },
  }
}

export type CaptureSession = ReturnType<typeof createCaptureSession>

import type { Frame } from './frame'

/** How the fingertip lies on the camera, as its picture shows, worst first. */
export type Contact = 'too_dark' | 'no_finger' | 'saturated' | 'moving' | 'faint' | 'fine'

/** The engine's own names for everything that keeps seconds from counting. */
export const TROUBLES = [
  'no_finger',
  'too_dark',
  'saturated',
  'lamp_flicker',
  'motion',
  'pressure',
  'weak_pulse',
  'no_pulse',
  'irregular_rhythm',
  'frame_rate',
] as const

export type Trouble = (typeof TROUBLES)[number]

/** Seconds of the recording that did not count, and why. */
export interface Uncounted {
  trouble: Trouble
  seconds: number
}

export interface LiveView {
  contact: Contact
  /** How clearly the pulse repeats itself, 0..1. */
  clarity: number
  /** Beats a minute, for company only: the reading's own numbers come from the server's engine. */
  pulse: number | undefined
  /** The last seconds of the pulse wave at 30 samples a second, scaled to about -1..1. */
  trace: readonly number[]
  /** When the newest beat came, on the engine's clock in milliseconds. Only where the engine works. */
  lastBeat?: number | undefined
  /** How far one slow wave rules the heart rate, 0..1. Only where the engine works. */
  coherence?: number | undefined
  /** Clear seconds since the start, across fingers. Some ten seconds behind, and only where the engine works. */
  clearSeconds?: number | undefined
  /** The reason why nothing counts right now. Only where the engine works. */
  trouble?: Trouble | undefined
  /** The last stretch that did not count, for some seconds after it. Only where the engine works. */
  uncounted?: Uncounted | undefined
}

/** Looks at frames while they arrive. Kept this small so that a compiled engine can take its place. */
export interface LiveAnalyzer {
  add(frame: Frame): void
  view(): LiveView
  /** Ends what works in the background. Harmless to repeat. */
  close(): void
}

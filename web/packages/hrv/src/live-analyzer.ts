import type { Frame } from './frame'

/** How the fingertip lies on the camera, as its picture shows, worst first. */
export type Contact = 'too_dark' | 'no_finger' | 'saturated' | 'moving' | 'faint' | 'fine'

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
}

/** Looks at frames while they arrive. Kept this small so that a compiled engine can take its place. */
export interface LiveAnalyzer {
  add(frame: Frame): void
  view(): LiveView
  /** Ends what works in the background. Harmless to repeat. */
  close(): void
}

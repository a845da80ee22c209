import { judgeContact, pulseChannel } from './contact'
import type { Frame } from './frame'
import type { Contact, LiveAnalyzer, LiveView } from './live-analyzer'
import { deviation, periodicity, pulseWave, resample, SAMPLE_RATE } from './signal'

/** Milliseconds of frames that are looked at: enough for five slow beats. */
const MEMORY = 8_000
const CONTACT_MEMORY = 2_000
const TRACE_SECONDS = 5
/** Seconds of steady finger before a pulse is worth showing. */
const SETTLING_SECONDS = 4
const WORTH_SHOWING = 0.45
const FEWEST_FRAMES = 5

const NOTHING_YET: LiveView = { contact: 'no_finger', clarity: 0, pulse: undefined, trace: [] }

function scaled(wave: readonly number[]): number[] {
  const size = 2.2 * deviation(wave)
  return wave.map((value) => (size > 0 ? Math.max(-1.4, Math.min(1.4, value / size)) : 0))
}

function viewOf(contact: Contact, wave: readonly number[]): LiveView {
  if (contact === 'no_finger' || contact === 'too_dark') return { ...NOTHING_YET, contact }
  const trace = scaled(wave.slice(-TRACE_SECONDS * SAMPLE_RATE))
  const isSettled = wave.length >= SETTLING_SECONDS * SAMPLE_RATE && (contact === 'fine' || contact === 'faint')
  const beat = isSettled ? periodicity(wave) : undefined
  const clarity = beat?.clarity ?? 0
  return { contact, clarity, trace, pulse: clarity > WORTH_SHOWING ? beat?.pulse : undefined }
}

/** The live analysis in plain script. */
export function createScriptAnalyzer(): LiveAnalyzer {
  let frames: Frame[] = []

  const since = (age: number) => {
    const newest = frames.at(-1)?.time ?? 0
    return frames.filter((frame) => newest - frame.time <= age)
  }

  return {
    add(frame) {
      frames.push(frame)
      if (frame.time - (frames[0]?.time ?? 0) > MEMORY + 1_000) frames = since(MEMORY)
    },
    view() {
      const recent = since(CONTACT_MEMORY)
      if (recent.length < FEWEST_FRAMES) return NOTHING_YET
      const channel = pulseChannel(recent)
      const wave = pulseWave(resample(since(MEMORY).map((frame) => ({ time: frame.time, value: frame[channel] }))))
      return viewOf(judgeContact(recent, wave.slice(-2 * SAMPLE_RATE)), wave)
    },
    close: () => undefined,
  }
}

/** Soft sounds made on the device: nothing is fetched, and nothing is louder than a voice. */
export interface Tones {
  /** A tone that climbs with the in-breath or sinks with the out-breath, as long as it lasts, in seconds. */
  breath: (direction: 'in' | 'out', seconds: number) => void
  /** One small bell, for the beginning of something. */
  bell: () => void
  /** Height 0..1 as pitch, for those who follow a curve by ear; silent again when not renewed within a second. */
  follow: (height: number) => void
  hush: () => void
  close: () => void
}

const LOW = 174.6
const HIGH = 261.6
const LOUD = 0.09
/** Seconds to fade in and out: a tone that starts at once is a click. */
const SOFT = 0.25

const SILENT: Tones = {
  breath: () => undefined,
  bell: () => undefined,
  follow: () => undefined,
  hush: () => undefined,
  close: () => undefined,
}

function faded(context: AudioContext, seconds: number, loudness: number) {
  const gain = context.createGain()
  const { currentTime: now } = context
  const soft = Math.min(SOFT, seconds / 3)
  gain.gain.setValueAtTime(0, now)
  gain.gain.linearRampToValueAtTime(loudness, now + soft)
  gain.gain.setValueAtTime(loudness, now + seconds - soft)
  gain.gain.linearRampToValueAtTime(0, now + seconds)
  gain.connect(context.destination)
  return gain
}

/** Has to be called from a tap: browsers allow no sound before one. Without Web Audio everything is silent. */
export function openTones(): Tones {
  const Context = globalThis.AudioContext
  if (!Context) return SILENT
  const context = new Context()
  context.resume().catch(() => undefined)
  const sounding = new Set<OscillatorNode>()
  let following: { oscillator: OscillatorNode; gain: GainNode } | undefined

  function play(into: AudioNode, from: number, to: number, seconds: number) {
    const oscillator = context.createOscillator()
    oscillator.frequency.setValueAtTime(from, context.currentTime)
    oscillator.frequency.linearRampToValueAtTime(to, context.currentTime + seconds)
    oscillator.connect(into)
    oscillator.start()
    oscillator.stop(context.currentTime + seconds)
    sounding.add(oscillator)
    oscillator.onended = () => sounding.delete(oscillator)
  }

  function hush() {
    for (const oscillator of sounding) oscillator.stop()
    following?.gain.gain.setTargetAtTime(0, context.currentTime, 0.1)
  }

  function openFollowing() {
    const gain = context.createGain()
    gain.gain.value = 0
    gain.connect(context.destination)
    const oscillator = context.createOscillator()
    oscillator.connect(gain)
    oscillator.start()
    return { oscillator, gain }
  }

  return {
    breath(direction, seconds) {
      hush()
      const [from, to] = direction === 'in' ? [LOW, HIGH] : [HIGH, LOW]
      const gain = faded(context, seconds, LOUD)
      play(gain, from, to, seconds)
      play(gain, from * 1.5, to * 1.5, seconds)
    },
    bell() {
      const gain = context.createGain()
      gain.gain.setValueAtTime(LOUD, context.currentTime)
      gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 1.6)
      gain.connect(context.destination)
      play(gain, 523.3, 523.3, 1.6)
      play(gain, 1318.5, 1318.5, 0.8)
    },
    follow(height) {
      following ??= openFollowing()
      const { currentTime: now } = context
      following.oscillator.frequency.setTargetAtTime(LOW * 2 ** (1.5 * height), now, 0.15)
      following.gain.gain.cancelScheduledValues(now)
      following.gain.gain.setTargetAtTime(LOUD, now, 0.2)
      following.gain.gain.setTargetAtTime(0, now + 1, 0.3)
    },
    hush,
    close: () => context.close().catch(() => undefined),
  }
}

/** The compiled engine's view of a stream, refreshed every half second of signal. */
export interface EngineLive {
  /** Seconds since the first frame. */
  elapsed_s?: number
  quality: number
  /** One of the engine's reasons, `good` among them. */
  reason: string
  hr_bpm?: number
  /** When the newest beat came, in milliseconds since the first frame. Changes with each new beat. */
  last_beat_ms?: number
  /** How far one slow wave rules the heart rate, 0..1. Takes half a minute of beats. */
  coherence?: number
  /** Clear seconds so far: they count towards the minute. */
  clear_s?: number
  /** A minute is clear, or two minutes have passed. */
  complete?: boolean
  /** The last seconds that did not count, and why. */
  trouble?: { reason: string; from_s: number; until_s: number }
}

/** Why a recording has no numbers, and in which second of it that began. */
export interface EngineRefusal {
  reason: string
  at_s: number
  /** In English. */
  message: string
}

/**
 * The engine's analysis of a whole recording. With a refusal there is no variability, though there may be a heart rate.
 */
export interface EngineAnalysis {
  /** Moments of the beats since the first frame; null where some are missing. */
  beats_ms?: (number | null)[]
  hr_bpm?: number
  rmssd_ms?: number
  sdnn_ms?: number
  pnn50?: number
  /** 95 % limits. */
  rmssd_range_ms?: [number, number]
  sdnn_range_ms?: [number, number]
  /** Seconds that the values rest on. */
  clear_s?: number
  beats_used?: number
  /** Early beats, left out with the intervals beside them. */
  ectopic_beats?: number
  duration_s?: number
  quality?: number
  reason?: string
  refusal?: EngineRefusal
}

/** The server's engine, compiled for the browser: the number on the screen comes from the same source as the result. */
export interface Engine {
  push(timeMs: number, red: number, green: number, blue: number): void
  live(): EngineLive
  /** Forgets everything that was pushed. */
  restart(): void
  /** The whole of a recording in the form that is uploaded: what the server will say about it. */
  analyze(readingData: string): EngineAnalysis
}

interface EngineExports {
  memory: WebAssembly.Memory
  _initialize(): void
  hrv_answer_length(): number
  hrv_allocate(bytes: number): number
  hrv_release(address: number): void
  hrv_analyze_csv(address: number, length: number): number
  hrv_analyze_rr(address: number, length: number): number
  hrv_stream_open(): number
  hrv_stream_close(stream: number): void
  hrv_stream_push(stream: number, timeMs: number, red: number, green: number, blue: number): number
  hrv_stream_live(stream: number): number
}

/** WASI's "not supported": the engine asks the system for nothing, only the C library it is linked with could. */
const NOT_SUPPORTED = () => 52

const SYSTEM = { wasi_snapshot_preview1: { fd_close: NOT_SUPPORTED, fd_seek: NOT_SUPPORTED, fd_write: NOT_SUPPORTED } }

/** A strap's recording begins with this (`toRrData`); the camera's begins with the names of its columns. */
const isFromStrap = (readingData: string) => readingData.trimStart().startsWith('rr_ms')

export function wrapEngine(engine: EngineExports): Engine {
  let stream = engine.hrv_stream_open()

  function answerAt(address: number) {
    // The memory may have grown since the last call, which leaves older views empty.
    const text = new Uint8Array(engine.memory.buffer, address, engine.hrv_answer_length())
    return JSON.parse(new TextDecoder().decode(text))
  }

  return {
    push: (timeMs, red, green, blue) => {
      engine.hrv_stream_push(stream, timeMs, red, green, blue)
    },
    live: () => answerAt(engine.hrv_stream_live(stream)),
    analyze: (readingData) => {
      const bytes = new TextEncoder().encode(readingData)
      const address = engine.hrv_allocate(bytes.length)
      new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes)
      const analyze = isFromStrap(readingData) ? engine.hrv_analyze_rr : engine.hrv_analyze_csv
      const answer = answerAt(analyze(address, bytes.length))
      engine.hrv_release(address)
      return answer
    },
    restart: () => {
      engine.hrv_stream_close(stream)
      stream = engine.hrv_stream_open()
    },
  }
}

/** Fetches and starts the engine. Throws where the browser has no WebAssembly or the file does not arrive. */
export async function loadEngine(url: string): Promise<Engine> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`the engine did not arrive: ${response.status}`)
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), SYSTEM)
  const engine = instance.exports as unknown as EngineExports
  engine._initialize()
  return wrapEngine(engine)
}

import type { EngineAnalysis, EngineLive } from './engine'
import { analyzeInWorker, type EngineStream, openEngineFront } from './engine-front'
import { type Contact, type LiveAnalyzer, type LiveView, TROUBLES, type Trouble, type Uncounted } from './live-analyzer'
import { createScriptAnalyzer } from './script-analyzer'

/** Seconds for which a stretch that did not count is still worth a word. */
const RECENT = 8

const isTrouble = (reason: string): reason is Trouble => (TROUBLES as readonly string[]).includes(reason)

function uncountedOf({ trouble, elapsed_s = 0 }: EngineLive): Uncounted | undefined {
  if (!trouble || !isTrouble(trouble.reason) || elapsed_s - trouble.until_s > RECENT) return undefined
  return { trouble: trouble.reason, seconds: trouble.until_s - trouble.from_s }
}

const hasFinger = (contact: Contact) => contact !== 'no_finger' && contact !== 'too_dark'

/**
 * Pulse and quality from the compiled engine, which looks twice a second; the flowing trace, and whether a finger is
 * there at all, from the script, which looks at every frame. The engine starts afresh with each finger, so that nothing
 * from before colours its judgement.
 */
export function createEngineAnalyzer(
  engine: EngineStream,
  script = createScriptAnalyzer(),
  close: () => void = () => undefined,
): LiveAnalyzer {
  let isFed = false
  let clearBefore = 0

  const clearSeconds = () => clearBefore + (isFed ? (engine.live().clear_s ?? 0) : 0)

  function merged(seen: LiveView): LiveView {
    const live = engine.live()
    const { quality, reason, hr_bpm, last_beat_ms, coherence } = live
    const trouble = isTrouble(reason) ? reason : undefined
    // Its first seconds it only listens, and has neither a number nor a trouble.
    if (hr_bpm === undefined && !trouble) return seen
    return {
      contact: seen.contact,
      clarity: quality,
      pulse: hr_bpm,
      trace: seen.trace,
      lastBeat: last_beat_ms,
      coherence,
      trouble,
      uncounted: uncountedOf(live),
    }
  }

  /** Puts the clear seconds so far aside: the engine forgets them. */
  function restart() {
    clearBefore = clearSeconds()
    if (isFed) engine.restart()
    isFed = false
  }

  return {
    add(frame) {
      script.add(frame)
      engine.push(frame.time, frame.red, frame.green, frame.blue)
      isFed = true
    },
    view() {
      const seen = script.view()
      if (!hasFinger(seen.contact)) restart()
      return { ...(isFed ? merged(seen) : seen), clearSeconds: clearSeconds() }
    },
    close,
  }
}

const openWorker = () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })

/** The worker's own address is another one: a relative path would lead elsewhere. */
const absolute = (engineUrl: string) => new URL(engineUrl, location.href).href

/** A recording as this device reads it, with the server's own engine; undefined where the engine cannot be had. */
export async function analyzeOnDevice(
  engineUrl: string | undefined,
  readingData: string,
): Promise<EngineAnalysis | undefined> {
  if (engineUrl === undefined || typeof Worker === 'undefined') return undefined
  const worker = openWorker()
  try {
    const hasFailed = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error('the worker of the engine did not start'))
    })
    return await Promise.race([analyzeInWorker(worker, absolute(engineUrl), readingData), hasFailed])
  } catch {
    return undefined
  } finally {
    worker.terminate()
  }
}

/** The engine in a worker of its own where it can be had, the script everywhere else. */
export async function openLiveAnalyzer(engineUrl: string | undefined): Promise<LiveAnalyzer> {
  if (engineUrl === undefined || typeof Worker === 'undefined') return createScriptAnalyzer()
  const worker = openWorker()
  const close = () => worker.terminate()
  try {
    const hasFailed = new Promise<never>((_, reject) => {
      worker.onerror = () => reject(new Error('the worker of the engine did not start'))
    })
    const front = openEngineFront(worker, absolute(engineUrl))
    return createEngineAnalyzer(await Promise.race([front, hasFailed]), createScriptAnalyzer(), close)
  } catch {
    close()
    return createScriptAnalyzer()
  }
}

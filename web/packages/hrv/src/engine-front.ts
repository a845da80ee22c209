import type { Engine, EngineAnalysis, EngineLive } from './engine'
import type { FromEngine, Port, ToEngine } from './engine-service'

const NOTHING_YET: EngineLive = { quality: 0, reason: 'too_short' }

/**
 * The page's side: the engine as if it were here, with the newest of what the worker said. Throws when the worker
 * could not load the engine.
 */
/** The stream's part of the engine: a whole recording is analysed by `analyzeInWorker`, which can wait. */
export type EngineStream = Omit<Engine, 'analyze'>

export function openEngineFront(port: Port, url: string): Promise<EngineStream> {
  const send = (message: ToEngine) => port.postMessage(message)
  let round = 0
  let said = NOTHING_YET

  const engine: EngineStream = {
    push: (timeMs, red, green, blue) => send({ kind: 'push', timeMs, red, green, blue }),
    live: () => said,
    restart: () => {
      said = NOTHING_YET
      round++
      send({ kind: 'restart', round })
    },
  }

  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === 'ready') resolve(engine)
      else if (data.kind === 'failed') reject(new Error(data.message))
      else if (data.kind === 'live' && data.round === round) said = data.live
    }
    send({ kind: 'load', url })
  })
}

/** One recording, analysed in the worker. Throws when the engine could not be loaded. */
export function analyzeInWorker(port: Port, url: string, readingData: string): Promise<EngineAnalysis> {
  const send = (message: ToEngine) => port.postMessage(message)
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.kind === 'ready') send({ kind: 'analyze', readingData })
      else if (data.kind === 'failed') reject(new Error(data.message))
      else if (data.kind === 'analysis') resolve(data.analysis)
    }
    send({ kind: 'load', url })
  })
}

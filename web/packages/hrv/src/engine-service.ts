import { type Engine, type EngineAnalysis, type EngineLive, loadEngine } from './engine'

/** A worker, the scope inside one, or an end of a message channel. */
export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
}

/** `round` tells what was said about frames from before a restart: it is out of date. */
export type ToEngine =
  | { kind: 'load'; url: string }
  | { kind: 'push'; timeMs: number; red: number; green: number; blue: number }
  | { kind: 'restart'; round: number }
  | { kind: 'analyze'; readingData: string }

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'live'; round: number; live: EngineLive }
  | { kind: 'analysis'; analysis: EngineAnalysis }

/** The worker's side: keeps the engine fed, and tells whenever it has something new to say. */
export function serveEngine(port: Port) {
  const say = (message: FromEngine) => port.postMessage(message)
  let engine: Engine | undefined
  let round = 0
  let said = ''

  function tell() {
    if (!engine) return
    const live = engine.live()
    const text = JSON.stringify(live)
    if (text !== said) say({ kind: 'live', round, live })
    said = text
  }

  port.onmessage = ({ data }: MessageEvent<ToEngine>) => {
    if (data.kind === 'load') {
      loadEngine(data.url).then(
        (loaded) => {
          engine = loaded
          say({ kind: 'ready' })
        },
        (thrown) => say({ kind: 'failed', message: String(thrown) }),
      )
    } else if (data.kind === 'push') {
      engine?.push(data.timeMs, data.red, data.green, data.blue)
      tell()
    } else if (data.kind === 'analyze') {
      if (engine) say({ kind: 'analysis', analysis: engine.analyze(data.readingData) })
    } else {
      engine?.restart()
      round = data.round
    }
  }
}

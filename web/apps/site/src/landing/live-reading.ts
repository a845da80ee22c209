// A minute of pulse as the app reads it: the first seconds at once, the others as they come, then the numbers.
import { analyzeOnDevice, type Frame, type LiveView, openLiveAnalyzer, toReadingData } from '@evenkeel/hrv'
import { PULSE_SECONDS, pulseFrames } from './synthetic-pulse'

/** So much is known when the drawing begins: the engine needs some ten seconds before it says a number. */
const BEGUN_SECONDS = 20
/** The engine works in a thread of its own, and answers a little later. */
const PATIENCE_MILLISECONDS = 8_000
const LOOK_MILLISECONDS = 50

export interface Outcome {
  heartRate: number
  rmssd: number
}

export interface LiveReading {
  /** Returns the view this long after the beginning of the minute. */
  at(seconds: number): LiveView
  /** Returns the engine's numbers of the whole minute; nothing where it refuses. */
  outcome(): Promise<Outcome | undefined>
  close(): void
}

const wait = () => new Promise((resolve) => setTimeout(resolve, LOOK_MILLISECONDS))

/** The engine has spoken: the script beside it knows no moment of a beat. */
const isFromEngine = ({ lastBeat, pulse }: LiveView) => lastBeat !== undefined && pulse !== undefined

/** Nothing where the engine cannot be had: then the picture of the app stays. */
export async function openReading(engineUrl: string | undefined): Promise<LiveReading | undefined> {
  if (engineUrl === undefined) return undefined
  const analyzer = await openLiveAnalyzer(engineUrl)
  const frames = pulseFrames()
  let next = 0
  const add = (until: number) => {
    for (; (frames[next]?.time ?? Number.POSITIVE_INFINITY) <= until * 1000; next++) analyzer.add(frames[next] as Frame)
  }
  add(BEGUN_SECONDS)
  for (let waited = 0; !isFromEngine(analyzer.view()); waited += LOOK_MILLISECONDS) {
    if (waited >= PATIENCE_MILLISECONDS) {
      analyzer.close()
      return undefined
    }
    await wait()
  }
  return {
    at(seconds) {
      add(BEGUN_SECONDS + seconds)
      return analyzer.view()
    },
    async outcome() {
      const analysis = await analyzeOnDevice(engineUrl, toReadingData(frames))
      if (analysis?.hr_bpm === undefined || analysis.rmssd_ms === undefined) return undefined
      return { heartRate: analysis.hr_bpm, rmssd: analysis.rmssd_ms }
    },
    close: () => analyzer.close(),
  }
}

/** How long the part takes that is drawn as it comes. */
export const DRAWN_SECONDS = PULSE_SECONDS - BEGUN_SECONDS

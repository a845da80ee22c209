// @vitest-environment node
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EngineLive } from './engine'
import { createEngineAnalyzer, openLiveAnalyzer } from './engine-analyzer'
import type { EngineStream } from './engine-front'
import type { Contact, LiveAnalyzer } from './live-analyzer'

let said: EngineLive
let pushes: number
let restarts: number
let contact: Contact
let analyzer: LiveAnalyzer

const engine: EngineStream = {
  push: () => {
    pushes++
  },
  live: () => said,
  restart: () => {
    restarts++
  },
}

const script: LiveAnalyzer = {
  add: () => undefined,
  view: () => ({ contact, clarity: 0.5, pulse: 70, trace: [0, 1] }),
  close: () => undefined,
}

beforeEach(() => {
  said = { quality: 0.9, reason: 'good', hr_bpm: 61 }
  pushes = 0
  restarts = 0
  contact = 'fine'
  analyzer = createEngineAnalyzer(engine, script)
  analyzer.add({ time: 0, red: 170, green: 20, blue: 5 })
})

describe('with the engine', () => {
  test('pulse and clarity are its own, the trace is the script’s', () => {
    expect(analyzer.view()).toMatchObject({ contact: 'fine', clarity: 0.9, pulse: 61, trace: [0, 1] })
    expect(pushes).toBe(1)
  })

  test('clear seconds add up across fingers, although the engine forgets them', () => {
    said = { ...said, clear_s: 22 }
    expect(analyzer.view().clearSeconds).toBe(22)
    contact = 'no_finger'
    expect(analyzer.view().clearSeconds).toBe(22)
    said = { quality: 0, reason: 'no_pulse', clear_s: 0 }
    contact = 'fine'
    analyzer.add({ time: 40, red: 170, green: 20, blue: 5 })
    expect(analyzer.view().clearSeconds).toBe(22)
    said = { ...said, clear_s: 9 }
    expect(analyzer.view().clearSeconds).toBe(31)
  })

  test('the script speaks until the engine has a number', () => {
    said = { quality: 0, reason: 'too_short' }
    expect(analyzer.view()).toMatchObject({ clarity: 0.5, pulse: 70 })
  })

  test.each(['motion', 'pressure', 'too_dark', 'lamp_flicker', 'no_finger', 'saturated', 'irregular_rhythm'])(
    'its reason %s is told as the trouble of the moment, with a heart rate and without',
    (reason) => {
      said = { quality: 0.4, reason, hr_bpm: 61 }
      expect(analyzer.view()).toMatchObject({ trouble: reason, clarity: 0.4, pulse: 61 })
      said = { quality: 0, reason }
      expect(analyzer.view()).toMatchObject({ trouble: reason, clarity: 0, pulse: undefined })
    },
  )

  test('a clear pulse, and a reason that is not known, are no trouble', () => {
    expect(analyzer.view().trouble).toBeUndefined()
    said = { quality: 0.9, reason: 'moonlight', hr_bpm: 61 }
    expect(analyzer.view().trouble).toBeUndefined()
  })

  test('seconds that did not count are told for a while', () => {
    const trouble = { reason: 'motion', from_s: 14, until_s: 17 }
    said = { quality: 0.9, reason: 'good', hr_bpm: 61, elapsed_s: 20, trouble }
    expect(analyzer.view()).toMatchObject({ trouble: undefined, uncounted: { trouble: 'motion', seconds: 3 } })
    said = { ...said, elapsed_s: 26 }
    expect(analyzer.view().uncounted).toBeUndefined()
  })

  test('a lifted finger is seen at once, and starts the engine afresh a single time', () => {
    contact = 'no_finger'
    expect(analyzer.view().contact).toBe('no_finger')
    analyzer.view()
    expect(restarts).toBe(1)
  })
})

describe('without an engine the script does it all', () => {
  const expectScript = async (url: string | undefined) =>
    expect((await openLiveAnalyzer(url)).view()).toMatchObject({ contact: 'no_finger', pulse: undefined })

  test('because there is none, or no worker to run it', async () => {
    await expectScript(undefined)
    await expectScript('http://localhost:9/hrv.wasm')
  })

  test('because it does not arrive', async () => {
    let isTerminated = false
    class FakeWorker {
      onmessage: ((event: { data: unknown }) => void) | null = null
      onerror: (() => void) | null = null
      postMessage() {
        queueMicrotask(() => this.onmessage?.({ data: { kind: 'failed', message: '404' } }))
      }
      terminate() {
        isTerminated = true
      }
    }
    vi.stubGlobal('Worker', FakeWorker)
    vi.stubGlobal('location', { href: 'http://localhost:8080/app/' })
    await expectScript('/app/assets/hrv.wasm')
    expect(isTerminated).toBe(true)
    vi.unstubAllGlobals()
  })
})

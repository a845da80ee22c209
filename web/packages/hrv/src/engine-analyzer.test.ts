// @vitest-environment node
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { network } from '../../../testing/network'
import type { Engine, EngineLive } from './engine'
import { createEngineAnalyzer, openLiveAnalyzer } from './engine-analyzer'
import type { Contact, LiveAnalyzer } from './live-analyzer'

let said: EngineLive
let pushes: number
let restarts: number
let contact: Contact
let analyzer: LiveAnalyzer

const engine: Engine = {
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
    expect(analyzer.view()).toEqual({ contact: 'fine', clarity: 0.9, pulse: 61, trace: [0, 1] })
    expect(pushes).toBe(1)
  })

  test('the script speaks until the engine has a number', () => {
    said = { quality: 0, reason: 'too_short' }
    expect(analyzer.view()).toMatchObject({ clarity: 0.5, pulse: 70 })
  })

  test.each([
    ['pressure', 'faint'],
    ['motion', 'moving'],
    ['lamp_flicker', 'fine'],
  ])('%s is coached as %s', (reason, tip) => {
    said = { quality: 0.4, reason, hr_bpm: 61 }
    expect(analyzer.view().contact).toBe(tip)
  })

  test('a lifted finger is seen at once, and starts the engine afresh a single time', () => {
    contact = 'no_finger'
    expect(analyzer.view().contact).toBe('no_finger')
    analyzer.view()
    expect(restarts).toBe(1)
  })
})

test.each([undefined, 'http://localhost:9/nothing.wasm'])(
  'without an engine at %s the script does it all',
  async (url) => {
    network.use(http.get('*/nothing.wasm', () => new HttpResponse(null, { status: 404 })))
    const fallback = await openLiveAnalyzer(url)
    expect(fallback.view()).toMatchObject({ contact: 'no_finger', pulse: undefined })
  },
)

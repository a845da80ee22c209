// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEngine, toReadingData } from '@evenkeel/hrv'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { network } from '../../../../testing/network'
import { beatTimes, PULSE_SECONDS, pulseFrames } from './synthetic-pulse'

const built = fileURLToPath(new URL('../../../../../build/wasm/hrv.wasm', import.meta.url))

const ADDRESS = 'http://localhost:8080/hrv.wasm'

const within = beatTimes().filter((time) => time >= 0 && time <= PULSE_SECONDS * 1000)
const intervals = within.slice(1).map((time, index) => time - (within[index] as number))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const steps = intervals.slice(1).map((interval, index) => interval - (intervals[index] as number))
const trueRmssd = Math.sqrt(mean(steps.map((step) => step * step)))

describe.skipIf(!existsSync(built))('the pulse of the landing page', () => {
  test('is read by the engine as it was made', async () => {
    network.use(http.get(ADDRESS, () => new HttpResponse(readFileSync(built))))
    const engine = await loadEngine(ADDRESS)
    const analysis = engine.analyze(toReadingData(pulseFrames()))
    expect(analysis.refusal).toBeUndefined()
    expect(Math.abs((analysis.hr_bpm ?? 0) - 60_000 / mean(intervals))).toBeLessThan(0.5)
    expect(Math.abs((analysis.rmssd_ms ?? 0) - trueRmssd)).toBeLessThan(4)
  })
})

test('it is the same each time', () => {
  expect(pulseFrames()).toEqual(pulseFrames())
})

// @vitest-environment node
// The real engine behind a message channel, as it stands in its worker, fed with a recording whose truth is known.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { network } from '../../../testing/network'
import { analyzeInWorker, type EngineStream, openEngineFront } from './engine-front'
import { type Port, serveEngine } from './engine-service'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const built = fromRoot('build/wasm/hrv.wasm')
const URL_OF_ENGINE = 'http://localhost:8080/hrv.wasm'

function recording(name: string) {
  const folder = fromRoot(`hrv/tests/golden/${name}`)
  const { hr_bpm } = JSON.parse(readFileSync(`${folder}/truth.json`, 'utf8')) as { hr_bpm: number }
  const lines = readFileSync(`${folder}/recording.csv`, 'utf8').trim().split('\n').slice(1)
  const frames = lines.map((line) => line.split(',').map(Number) as [number, number, number, number])
  return { frames, hr_bpm }
}

const arrived = () => new Promise((resolve) => setTimeout(resolve, 50))

describe.skipIf(!existsSync(built))(`the engine of ${built} in a worker`, () => {
  let front: EngineStream

  beforeEach(async () => {
    const bytes = existsSync(built) ? readFileSync(built) : Buffer.alloc(0)
    network.use(http.get(URL_OF_ENGINE, () => new HttpResponse(bytes)))
    const { port1, port2 } = new MessageChannel()
    serveEngine(port2 as unknown as Port)
    front = await openEngineFront(port1 as unknown as Port, URL_OF_ENGINE)
    return () => port1.close()
  })

  test.each(['rest_70s', 'fast_110bpm', 'slow_breath_60s', 'callback_clock_75s'])('reads %s', async (name) => {
    const { frames, hr_bpm } = recording(name)
    for (const [timeMs, red, green, blue] of frames.slice(0, 20 * 30)) front.push(timeMs, red, green, blue)
    await expect.poll(() => front.live().hr_bpm).toBeDefined()
    await arrived()
    // Of the last eight beats, which breathing moves around the mean.
    expect(Math.abs((front.live().hr_bpm ?? 0) - hr_bpm)).toBeLessThan(15)
    expect(front.live().reason).toBe('good')
  })

  test('says why there is no number', async () => {
    for (const [timeMs, red, green, blue] of recording('blank_30s').frames) front.push(timeMs, red, green, blue)
    await expect.poll(() => front.live().reason).toBe('no_finger')
    expect(front.live().hr_bpm).toBeUndefined()
  })

  test('knows nothing after a restart, whatever is still under way', async () => {
    for (const [timeMs, red, green, blue] of recording('rest_70s').frames) front.push(timeMs, red, green, blue)
    front.restart()
    await arrived()
    expect(front.live()).toEqual({ quality: 0, reason: 'too_short' })
    front.push(0, 170, 20, 5)
    await expect.poll(() => Object.keys(front.live())).toContain('elapsed_s')
  })

  test('reads a whole recording as the server will', async () => {
    const { port1, port2 } = new MessageChannel()
    serveEngine(port2 as unknown as Port)
    const readingData = readFileSync(`${fromRoot('hrv/tests/golden/rest_70s')}/recording.csv`, 'utf8')
    const analysis = await analyzeInWorker(port1 as unknown as Port, URL_OF_ENGINE, readingData)
    expect(analysis.hr_bpm).toBeCloseTo(recording('rest_70s').hr_bpm, 0)
    expect(analysis.rmssd_ms).toBeGreaterThan(5)
    port1.close()
  })
})

test('an engine that does not arrive is said', async () => {
  network.use(http.get(URL_OF_ENGINE, () => new HttpResponse(null, { status: 404 })))
  const { port1, port2 } = new MessageChannel()
  serveEngine(port2 as unknown as Port)
  await expect(openEngineFront(port1 as unknown as Port, URL_OF_ENGINE)).rejects.toThrow('404')
  port1.close()
})

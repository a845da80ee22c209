import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../../support/command'
import { projectRoot } from '../../support/paths'

const RUNS = 15

interface Engine {
  memory: WebAssembly.Memory
  _initialize(): void
  hrv_stream_open(): number
  hrv_stream_push(stream: number, ...frame: number[]): number
  hrv_stream_finish(stream: number): number
  hrv_stream_close(stream: number): void
}

const frames = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number))

function openEngine(): Engine {
  const module = new WebAssembly.Module(readFileSync(join(projectRoot, 'build/wasm/hrv.wasm')))
  const system: Record<string, Record<string, () => number>> = {}
  // The engine asks the system for nothing; what the C library links in is answered with "not available".
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    system[from] = { ...system[from], [name]: () => 52 }
  }
  const engine = new WebAssembly.Instance(module, system).exports as unknown as Engine
  engine._initialize()
  return engine
}

function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** One recording by the native build: the fastest run, step by step. */
async function profile(csv: string): Promise<Record<string, number>> {
  const { out } = await command(['hrv', 'analyze', '-', '--explain=json'], { input: csv })
  return (JSON.parse(out) as { explain: { steps_ms: Record<string, number> } }).explain.steps_ms
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

export interface Speed {
  /** Share of the time of each step. */
  profile: Record<string, number>
  /** WebAssembly over native, for all recordings together. */
  ratio: number
}

/** Analysis alone on both sides: no parsing, no start. */
export async function measureSpeed(recordings: string[]): Promise<Speed> {
  const engine = openEngine()
  const steps: Record<string, number> = {}
  let browser = 0
  for (const csv of recordings) {
    for (const [step, took] of Object.entries(await profile(csv))) steps[step] = (steps[step] ?? 0) + took
    const stream = engine.hrv_stream_open()
    for (const frame of frames(csv)) engine.hrv_stream_push(stream, ...frame)
    browser += fastest(() => engine.hrv_stream_finish(stream))
    engine.hrv_stream_close(stream)
  }
  const native = sum(Object.values(steps))
  const shares = Object.fromEntries(Object.entries(steps).map(([step, took]) => [step, took / native]))
  return { profile: shares, ratio: browser / native }
}

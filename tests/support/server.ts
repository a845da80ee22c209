import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binaryPath, contentFolder } from './paths'
import { createDatabase } from './postgres'
import { until } from './until'

/** The settings that the tests give every server; a test may add flags or override these. */
const USUAL_FLAGS: Flags = {
  '--content': contentFolder,
  '--testing-controls': 'true',
  '--in-app-purchases': 'sandbox',
  '--backups-kept': '0', // a copy of every test's database would be of no use
  // Every test person comes from an address of their own (X-Forwarded-For), or they would share one rate limit.
  '--trusted-proxies': '127.0.0.1',
}

/** So many of the last characters it wrote are shown when it ended by itself. */
const SAID_OF_A_CRASH = 4000

export type Flags = Readonly<Record<string, string>>

export interface ServerPlan {
  /** Another build of the server. */
  binary?: string
  /** Where databases can be made; undefined means SQLite inside the data folder. */
  postgresUrl?: string | undefined
  flags?: Flags
  environment?: Readonly<Record<string, string>>
}

interface Ready {
  main: string
  service: string
  dashboard: string
}

/** The real binary on free ports with a data folder of its own. */
export class Server {
  readonly folder: string
  readonly #binary: string
  #flags: Flags
  readonly #environment: Readonly<Record<string, string>>
  #process: ChildProcess | undefined
  #ready: Ready | undefined
  #said = ''
  #askedToEnd = false

  private constructor(plan: ServerPlan) {
    this.folder = mkdtempSync(join(tmpdir(), 'evenkeel-test-'))
    this.#binary = plan.binary ?? binaryPath
    this.#environment = plan.environment ?? {}
    this.#flags = {
      ...USUAL_FLAGS,
      '--port-main': '0',
      '--port-service': '0',
      '--port-dashboard': '0',
      '--data': this.folder,
      ...(plan.postgresUrl ? { '--database': createDatabase(plan.postgresUrl) } : {}),
      ...plan.flags,
    }
  }

  static async start(plan: ServerPlan = {}): Promise<Server> {
    const server = new Server(plan)
    await server.#launch()
    return server
  }

  get main(): string {
    return this.#address('main')
  }
  get service(): string {
    return this.#address('service')
  }
  get dashboard(): string {
    return this.#address('dashboard')
  }
  /** With these another command works on the same data. */
  get installationFlags(): string[] {
    return ['--data', '--database', '--content'].flatMap((name) => {
      const value = this.#flags[name]
      return value === undefined ? [] : [name, value]
    })
  }
  get pid(): number {
    return this.#running().pid as number
  }
  /** Everything it has written so far, both streams, for messages and log tests. */
  get said(): string {
    return this.#said
  }

  /** Moves the server's clock; jobs and sessions see the new time at once. */
  async setClock(now: string): Promise<void> {
    await this.#control('clock', { now })
  }

  /** Sets the machine's clock wrong by so much, as far as the server sees it. Time itself goes on. */
  async leap(hours: number): Promise<void> {
    await this.#control('leap', { hours })
  }

  /** Runs the jobs that are due, and those they queue, until none is due. */
  async runJobs(): Promise<void> {
    await this.#control('run-jobs', {})
  }

  /** As a crash does it: nothing is flushed, nothing is told. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** As an operator does it. Returns the exit code. */
  async stop(): Promise<number | null> {
    return this.#end('SIGTERM')
  }

  /** Sends SIGTERM and does not wait; `exitCode` does. */
  askToStop(): void {
    this.#askedToEnd = true
    this.#running().kill('SIGTERM')
  }

  /** Waits for the end; null when a signal ended it. */
  async exitCode(): Promise<number | null> {
    const child = this.#running()
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    return new Promise((resolve) => child.once('exit', resolve))
  }

  /** Starts again on the same data and the same ports after `kill` or `stop`. */
  async restart(flags: Flags = {}): Promise<void> {
    this.#flags = { ...this.#flags, ...flags }
    await this.#launch(this.#ready)
  }

  /** Ends the process if it still runs and removes its data. Throws when it had ended and nobody had asked it to. */
  async remove(): Promise<void> {
    const crash = this.#crash()
    if (this.#process?.exitCode === null && this.#process.signalCode === null) await this.#end('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
    if (crash) throw new Error(`${crash}:\n${this.#said.slice(-SAID_OF_A_CRASH)}`)
  }

  #crash(): string | undefined {
    const child = this.#process
    if (!child || this.#askedToEnd || (child.exitCode === null && child.signalCode === null)) return undefined
    return `the server ended by itself with ${child.signalCode ?? child.exitCode}`
  }

  async #launch(former?: Ready, attempts = 3): Promise<void> {
    if (!existsSync(this.#binary)) throw new Error(`${this.#binary} is missing: run ./dev build`)
    const portOf = (address: string) => new URL(address).port
    const ports = former
      ? {
          '--port-main': portOf(former.main),
          '--port-service': portOf(former.service),
          '--port-dashboard': portOf(former.dashboard),
        }
      : {}
    const flags = Object.entries({ ...this.#flags, ...ports }).flat()
    const child = spawn(this.#binary, ['serve', ...flags], {
      env: { PATH: process.env.PATH ?? '', TZ: 'UTC', ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.#askedToEnd = false
    this.#said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#said += text))
    this.#ready = await until('the server to be ready', () => this.#readyLine(child)).catch((failed) => {
      // A port that was free when the server chose it may be another's by the time it listens.
      if (former || attempts <= 1 || !this.#said.includes('Address already in use')) throw failed
      return undefined
    })
    if (!this.#ready) await this.#launch(former, attempts - 1)
  }

  #readyLine(child: ChildProcess): Ready | undefined {
    const line = this.#said.split('\n').find((text) => text.startsWith('{') && text.includes('"event":"ready"'))
    if (line) return JSON.parse(line) as Ready
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${this.#said}`)
    return undefined
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    this.#askedToEnd = true
    const ended = this.exitCode()
    this.#running().kill(signal)
    return ended
  }

  async #control(name: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.main}/testing/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`/testing/${name} answered ${answer.status}: ${await answer.text()}`)
  }

  #running(): ChildProcess {
    if (!this.#process) throw new Error('the server was never started')
    return this.#process
  }

  #address(listener: keyof Ready): string {
    if (!this.#ready) throw new Error('the server is not ready')
    return this.#ready[listener]
  }
}

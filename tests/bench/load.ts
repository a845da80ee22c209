import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Server } from '../support/server'
import { processorSeconds } from './process'

const CONNECTIONS = 64

export interface Load {
  requests: number
  requestsPerSecond: number
  p99: string
  /** Of the server process, microseconds. */
  processorPerRequest: number
}

/**
 * Lets wrk ask as fast as it can for so many seconds; any refusal invalidates the figures and throws.
 * `words` are the name of a script beside this file, and what it is told.
 */
export async function underLoad(server: Server, words: readonly [string, ...string[]], seconds = 10): Promise<Load> {
  const [script, ...arguments_] = words
  const path = fileURLToPath(new URL(script, import.meta.url))
  const before = processorSeconds(server.pid)
  const plan = ['-t2', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', path]
  const { stdout } = await promisify(execFile)('wrk', [...plan, `${server.main}/api/config`, '--', ...arguments_])
  const used = processorSeconds(server.pid) - before
  const refused = /(Non-2xx or 3xx responses|Socket errors).*/.exec(stdout)
  if (refused) throw new Error(`${script}: ${refused[0]}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    requests,
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '?',
    processorPerRequest: (used / requests) * 1e6,
  }
}

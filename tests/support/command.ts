import { spawn } from 'node:child_process'
import { binaryPath } from './paths'

export interface Ended {
  code: number | null
  out: string
  err: string
}

interface CommandPlan {
  environment?: Record<string, string>
  input?: string
}

/** Runs the binary to its end with an environment of nothing but what is given. */
export function command(arguments_: readonly string[], plan: CommandPlan = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaryPath, arguments_, { env: { PATH: process.env.PATH ?? '', ...plan.environment } })
    const ended: Ended = { code: null, out: '', err: '' }
    child.stdout.on('data', (text) => {
      ended.out += text
    })
    child.stderr.on('data', (text) => {
      ended.err += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ended, code }))
    child.stdin.on('error', () => undefined) // a command that ends before it has read everything
    child.stdin.end(plan.input ?? '')
  })
}

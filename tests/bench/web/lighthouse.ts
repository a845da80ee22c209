import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, chromiumPath, needsNoSandbox } from '../../support/chromium'
import type { Server } from '../../support/server'

/** Lighthouse's result for one page, on its mobile settings: a slow phone on a slow mobile network. */
export interface Verdict {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** How much the page moved under the eye while it loaded. */
  shift: string
  firstPaint: string
  largestPaint: string
  blocked: string
}

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue?: string }>
}

function verdictOf({ categories, audits }: Report): Verdict {
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0))
  const shown = (name: string) => audits[name]?.displayValue ?? ''
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: shown('cumulative-layout-shift'),
    firstPaint: shown('first-contentful-paint'),
    largestPaint: shown('largest-contentful-paint'),
    blocked: shown('total-blocking-time'),
  }
}

const run = promisify(execFile)

/** A busy machine lets the browser miss its own start; that says nothing of the page. */
const TRIES = 4

/** Opens the page in a browser that was never here before. */
export async function judge(server: Server, path: string): Promise<Verdict> {
  for (let tried = 1; ; tried++) {
    try {
      return await judgeOnce(server, path)
    } catch (thrown) {
      if (tried === TRIES) throw thrown
      console.error('Lighthouse could not say; once more …')
    }
  }
}

async function judgeOnce(server: Server, path: string): Promise<Verdict> {
  const file = join(server.folder, 'lighthouse.json')
  const flags = ['--headless=new', ...(needsNoSandbox() ? ['--no-sandbox'] : []), ...CHROMIUM_FLAGS].join(' ')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  // Not waiting in place: this process also reads what the server writes, and an unread server stops.
  await run('npx', ['lighthouse', server.main + path, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    timeout: 180_000,
  })
  return verdictOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
}

// ./dev bench web [app] [site] [--write]: what Lighthouse says of the app's entry and how long a tap takes on a slow phone,
// and what it says of the pages of the site; --write keeps the tables in docs/web-quality.md. All of it depends on the
// machine: measure on one that has nothing else to do.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../support/paths'
import { Server } from '../../support/server'
import { measureLatency, SLOWDOWN } from './latency'
import { judge, type Verdict } from './lighthouse'
import { SITE_HEAD, siteRows } from './site'

type Row = [what: string, figure: string, aim: string]

const ENTRY = '/app'
const ROUNDS = 3
const PAGE = join(projectRoot, 'docs/web-quality.md')

async function lighthouseRows(server: Server): Promise<Row[]> {
  const verdicts: Verdict[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    console.error(`Lighthouse, round ${round} of ${ROUNDS} …`)
    verdicts.push(await judge(server, ENTRY))
  }
  const middle = verdicts.sort((a, b) => a.performance - b.performance)[Math.floor(ROUNDS / 2)] as Verdict
  const lowest = (score: 'accessibility' | 'bestPractices') => String(Math.min(...verdicts.map((one) => one[score])))
  const paints = `first paint ${middle.firstPaint}, largest ${middle.largestPaint}, blocked ${middle.blocked}`
  return [
    [`performance of \`${ENTRY}\`, median of ${ROUNDS} (${paints})`, String(middle.performance), '≥ 90'],
    [`accessibility of \`${ENTRY}\``, lowest('accessibility'), '100'],
    [`best practices of \`${ENTRY}\``, lowest('bestPractices'), '100'],
  ]
}

async function latencyRows(server: Server): Promise<Row[]> {
  console.error('tapping through check-in and player …')
  const measured = await measureLatency(server)
  return measured.map(({ screen, interactions, worst, worstOn }) => [
    `interaction to next paint, ${screen}, ${SLOWDOWN} × slower: worst of ${interactions} (“${worstOn}”), median of 3 rounds`,
    `${worst} ms`,
    '≤ 200 ms',
  ])
}

function table(columns: readonly string[], rows: string[][]): string {
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const head = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? 'unknown'}, load ${load} when it ended.`
  const lines = [columns, columns.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`)
  return `${head}\n\n${lines.join('\n')}\n`
}

/** The measurements, each with a table of its own between marks of its own. */
const TABLES: Record<string, (server: Server) => Promise<string>> = {
  app: async (server) =>
    table(['what', 'measured', 'aim'], [...(await lighthouseRows(server)), ...(await latencyRows(server))]),
  site: async (server) => table(SITE_HEAD, await siteRows(server)),
}

function keep(name: string, figures: string): void {
  const marks = new RegExp(`(<!-- figures of the ${name} -->\\n)[\\s\\S]*?(<!-- end of figures -->)`)
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(marks, (_, start, end) => start + figures + end),
  )
}

async function main(given: string[]): Promise<void> {
  const names = given.filter((word) => word !== '--write')
  const unknown = names.filter((name) => !(name in TABLES))
  if (unknown.length > 0) {
    console.error(`usage: ./dev bench web [app] [site] [--write], not ${unknown.join(' ')}`)
    process.exit(2)
  }
  const server = await Server.start()
  try {
    for (const name of names.length > 0 ? names : Object.keys(TABLES)) {
      const figures = (await TABLES[name]?.(server)) ?? ''
      console.log(figures)
      if (given.includes('--write')) keep(name, figures)
    }
  } finally {
    await server.remove()
  }
}

await main(process.argv.slice(2))

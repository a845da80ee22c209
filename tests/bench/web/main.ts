// ./dev bench web [--write]: what Lighthouse says of the entry, and how long a tap takes on a slow phone; --write keeps
// the table in docs/web-quality.md. Both depend on the machine: measure on one that has nothing else to do.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../support/paths'
import { Server } from '../../support/server'
import { measureLatency, SLOWDOWN } from './latency'
import { judge, type Verdict } from './lighthouse'

type Row = [what: string, figure: string, aim: string]

const ENTRY = '/app'
const ROUNDS = 3
const PAGE = join(projectRoot, 'docs/web-quality.md')
const MARKS = /(<!-- figures -->\n)[\s\S]*(<!-- end of figures -->)/

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

function table(rows: Row[]): string {
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const head = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? 'unknown'}, load ${load} when it ended.`
  const lines = [['what', 'measured', 'aim'], ['---', '---', '---'], ...rows].map((line) => `| ${line.join(' | ')} |`)
  return `${head}\n\n${lines.join('\n')}\n`
}

async function main(given: string[]): Promise<void> {
  const unknown = given.filter((word) => word !== '--write')
  if (unknown.length > 0) {
    console.error(`usage: ./dev bench web [--write], not ${unknown.join(' ')}`)
    process.exit(2)
  }
  const server = await Server.start()
  try {
    const rows = [...(await lighthouseRows(server)), ...(await latencyRows(server))]
    console.log(table(rows))
    if (!given.includes('--write')) return
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(MARKS, (_, start, end) => start + table(rows) + end),
    )
  } finally {
    await server.remove()
  }
}

await main(process.argv.slice(2))

import type { Server } from '../../support/server'
import { judge, type Verdict } from './lighthouse'

/** The pages that people arrive at. */
const PAGES = ['/', '/certification', '/book', '/learn', '/quiz', '/cert-offer']
const ROUNDS = 3

export const SITE_HEAD = [
  'page',
  'performance, median of 3 (aim ≥ 95)',
  'accessibility',
  'best practices',
  'search',
  'first paint',
  'largest paint (aim ≤ 1.8 s)',
  'blocked',
  'shift (aim ≤ 0.02)',
]

const middleOf = (verdicts: Verdict[]) =>
  [...verdicts].sort((a, b) => a.performance - b.performance)[Math.floor(ROUNDS / 2)] as Verdict

async function pageRow(server: Server, path: string): Promise<string[]> {
  const verdicts: Verdict[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const verdict = await judge(server, path)
    const { performance, largestPaint } = verdict
    console.error(`${path}, round ${round} of ${ROUNDS}: ${performance}, largest paint ${largestPaint}`)
    verdicts.push(verdict)
  }
  const lowest = (score: 'accessibility' | 'bestPractices' | 'seo') =>
    String(Math.min(...verdicts.map((verdict) => verdict[score])))
  const { performance, firstPaint, largestPaint, blocked, shift } = middleOf(verdicts)
  return [
    `\`${path}\``,
    String(performance),
    lowest('accessibility'),
    lowest('bestPractices'),
    lowest('seo'),
    firstPaint,
    largestPaint,
    blocked,
    shift,
  ]
}

/** One row for each page, in the order of `SITE_HEAD`. */
export async function siteRows(server: Server): Promise<string[][]> {
  const rows: string[][] = []
  for (const path of PAGES) rows.push(await pageRow(server, path))
  return rows
}

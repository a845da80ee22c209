import { existsSync, readFileSync } from 'node:fs'
import { readers } from './readers.mjs'

const LAST_LINES = 60

const lastLines = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n') : '')

/** One line of steps.tsv: name, kind (check, gtest, vitest, playwright), result file, exit code, seconds, log. */
export function parseSteps(text) {
  const rows = text.split('\n').filter(Boolean).map((line) => line.split('\t'))
  return rows.map(([name, kind, results, code, seconds, log]) => ({
    name,
    kind,
    results,
    code: Number(code),
    seconds: Number(seconds),
    log,
  }))
}

/**
 * Every test of a step. A step that failed without a failed test, or reported nothing, is a failure of its own.
 * @param {any} step @returns {import('./readers.mjs').TestResult[]}
 */
export function testsOf(step) {
  if (step.kind === 'check') return [asTest(step, step.code === 0 ? 'passed' : 'failed', lastLines(step.log))]
  if (!existsSync(step.results)) return [asTest(step, 'failed', `no report was written\n${lastLines(step.log)}`)]
  const tests = readers[step.kind](JSON.parse(readFileSync(step.results, 'utf8')))
  const labelled = tests.map((test) => ({ ...test, suite: `${step.name}: ${test.suite}` }))
  if (tests.length === 0) return [asTest(step, 'failed', 'it ran nothing')]
  const isUnexplained = step.code !== 0 && !tests.some((test) => test.status === 'failed')
  return isUnexplained
    ? [...labelled, asTest(step, 'failed', `it ended with ${step.code}\n${lastLines(step.log)}`)]
    : labelled
}

const asTest = ({ name, seconds }, status, message) => ({ suite: 'check', name, status, seconds, message })

#!/usr/bin/env node
// Gathers what the steps of a run left behind, says what was slow, skipped and wrong, and closes with the counts.
import { readFileSync } from 'node:fs'
import { parseSteps, testsOf } from './gather.mjs'
import { isGood, report } from './words.mjs'

const [stepsFile] = process.argv.slice(2)
if (!stepsFile) {
  console.error('usage: report.mjs build/test-results/steps.tsv')
  process.exit(2)
}
const steps = parseSteps(readFileSync(stepsFile, 'utf8'))
const tests = steps.flatMap(testsOf)
console.log(report(tests, steps))
process.exitCode = isGood(tests) ? 0 : 1

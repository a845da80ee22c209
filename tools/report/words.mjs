const SLOWEST = 10
/** A part below this is no place to look for minutes. */
const SHORT = 10

const count = (tests, status) => tests.filter((test) => test.status === status).length

const named = ({ suite, name }) => `${suite} › ${name}`

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`

function slowest(tests) {
  const slow = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return ['', `The ${slow.length} slowest:`, ...slow.map((test) => `${inSeconds(test.seconds)}  ${named(test)}`)]
}

/** Parts that take long, in the order in which they ended: some run beside others. */
function longParts(steps) {
  const long = steps.filter(({ seconds }) => seconds >= SHORT)
  if (long.length === 0) return []
  return ['', `Parts of ${SHORT} seconds and more:`, ...long.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`)]
}

function skippedLines(tests) {
  const skipped = tests.filter((test) => test.status === 'skipped')
  if (skipped.length === 0) return []
  return ['', `!! ${skipped.length} SKIPPED, so nothing is known about:`, ...skipped.map((test) => `   ${named(test)}`)]
}

function failureLines(tests) {
  const failed = tests.filter((test) => test.status === 'failed')
  return failed.flatMap((test) => ['', `FAILED  ${named(test)}`, test.message.replace(/^/gm, '    ')])
}

/** The line that closes a run; people and machines look for it. */
export function closingLine(tests) {
  const skipped = count(tests, 'skipped')
  const counts = `${count(tests, 'passed')} passed, ${count(tests, 'failed')} failed`
  return skipped > 0 ? `${counts}, ${skipped} skipped` : counts
}

export const report = (tests, steps = []) =>
  [...longParts(steps), ...slowest(tests), ...skippedLines(tests), ...failureLines(tests), '', closingLine(tests)].join('\n')

/** A run of nothing proves nothing. */
export const isGood = (tests) => count(tests, 'failed') === 0 && count(tests, 'passed') > 0

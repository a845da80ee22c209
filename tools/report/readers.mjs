// Each test tool's JSON in one form.

/** @typedef {{ suite: string, name: string, status: 'passed' | 'failed' | 'skipped', seconds: number, message: string }} TestResult */

const seconds = (text) => Number.parseFloat(text) || 0

/**
 * GoogleTest: --gtest_output=json
 * @param {any} results @returns {TestResult[]}
 */
export function readGtest({ testsuites }) {
  return testsuites.flatMap((suite) =>
    suite.testsuite.map((test) => ({
      suite: suite.name,
      name: test.value_param ? `${test.name} (${test.value_param})` : test.name,
      status: gtestStatus(test),
      seconds: seconds(test.time),
      message: (test.failures ?? []).map(({ failure }) => failure).join('\n'),
    })),
  )
}

function gtestStatus(test) {
  if (test.failures?.length) return 'failed'
  return test.status === 'RUN' && test.result === 'COMPLETED' ? 'passed' : 'skipped'
}

/**
 * Vitest: --reporter=json
 * @param {any} results @returns {TestResult[]}
 */
export function readVitest({ testResults }, root = process.cwd()) {
  return testResults.flatMap((file) => {
    const suite = file.name.replace(`${root}/`, '')
    const tests = file.assertionResults.map((test) => ({
      suite,
      name: test.fullName,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      seconds: (test.duration ?? 0) / 1000,
      message: (test.failureMessages ?? []).join('\n'),
    }))
    // A file that could not be loaded, or whose set-up broke, has no failed test to show for it.
    const isSilent = file.status === 'failed' && !tests.some((test) => test.status === 'failed')
    const broken = { suite, name: '(the file itself)', status: 'failed', seconds: 0, message: file.message ?? '' }
    return isSilent ? [...tests, broken] : tests
  })
}

/**
 * Playwright: the json reporter
 * @param {any} results @returns {TestResult[]}
 */
export function readPlaywright({ suites, errors = [] }) {
  const broken = errors.map(({ message }) => ({
    suite: 'e2e',
    name: '(the run itself)',
    status: 'failed',
    seconds: 0,
    message: message ?? '',
  }))
  return [...suites.flatMap((suite) => readPlaywrightSuite(suite, [])), ...broken]
}

function readPlaywrightSuite(suite, above) {
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => playwrightTest(suite, spec, test, titles)))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readPlaywrightSuite(inner, titles))]
}

/** A test that only passed when it was repeated is a failure: somebody has to look. */
const PLAYWRIGHT_STATUS = { expected: 'passed', skipped: 'skipped', unexpected: 'failed', flaky: 'failed' }

function playwrightTest(suite, spec, test, titles) {
  const messages = test.results.flatMap((result) => result.errors.map((error) => error.message ?? String(error.value)))
  return {
    suite: `e2e/${suite.file} [${test.projectName}]`,
    name: [...titles, spec.title].join(' › '),
    status: PLAYWRIGHT_STATUS[test.status],
    seconds: test.results.reduce((sum, result) => sum + result.duration, 0) / 1000,
    message: messages.join('\n'),
  }
}

export const readers = { gtest: readGtest, vitest: readVitest, playwright: readPlaywright }

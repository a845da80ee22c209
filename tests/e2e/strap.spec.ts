import { heartRateBetween, strapRecording } from '../support/recordings'
import { expect, test } from './support/fixtures'
import { shownHeartRate, takeSteadyReading } from './support/reading'

test.use({ settled: 'Ana' })

test('a person of the data set: the shown heart rate is that of the chest strap', async ({ camera, member }) => {
  const person = camera.split(':')[1]
  // biome-ignore lint/suspicious/noSkippedTests: a stranger's clone has no foreign recordings, and the report says so.
  test.skip(!person, 'the data set is not here')
  test.setTimeout(400_000)
  await takeSteadyReading(member)
  const truth = heartRateBetween(strapRecording(person as string), 3, 66)
  expect(Math.abs((await shownHeartRate(member)) - truth)).toBeLessThanOrEqual(2)
})

import { golden, heartRateBetween } from '../support/recordings'
import { checkAsItIs, checkScreen } from './support/check-screen'
import { bestCorrelation, column } from './support/correlation'
import { expect, test } from './support/fixtures'
import { shownHeartRate, takeSteadyReading } from './support/reading'
import { words, wordsLike } from './support/words'

test('from a stranger to a heart rate, and home is up to date', async ({ member, page }) => {
  test.setTimeout(400_000)
  const recording = golden('rest_70s')
  await member.signUp('Ana')
  await member.answerOnboarding()
  await expect(page.getByRole('heading', { name: /Ana/ })).toBeVisible()
  await expect(page.getByText(words('home.pending'), { exact: true })).toBeVisible()

  await member.checkIn()
  await expect(member.balance()).toBeVisible()

  const uploaded = await takeSteadyReading(member, {
    whileMeasuring: async () => {
      // The rough pulse appears when a few beats were seen.
      await expect(page.getByText(new RegExp(`^\\d+${words('reading.beats_a_minute')}$`))).toBeVisible({
        timeout: 30_000,
      })
      await checkAsItIs(page, 'reading-measuring')
    },
  })
  const truth = heartRateBetween(recording, 2, 66)
  expect(Math.abs((await shownHeartRate(member)) - truth)).toBeLessThanOrEqual(2)
  await checkScreen(page, 'reading-result')

  // Ten seconds are short enough that one of the three was not touched by a stall of the machine.
  const likeness = [5, 20, 35].map((second) =>
    bestCorrelation(column(uploaded, 1, second, second + 10), column(recording.csv, 1, 0, 70)),
  )
  expect(Math.max(...likeness)).toBeGreaterThan(0.95)

  await member.link('result.done').click()
  await member.expectHome()
  await expect(page.getByText(words('latest.title'), { exact: true })).toBeVisible()
  const today = page.getByRole('region', { name: words('today.title') })
  await expect(today.getByText(words('today.done'), { exact: true })).toHaveCount(2)
  await expect(page.getByText(wordsLike('home.practised', { count: 1 }))).toBeVisible()
  await checkScreen(page, 'home-after-reading')
})

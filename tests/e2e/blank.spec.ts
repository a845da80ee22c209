import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

test.use({ settled: 'Ana' })

test('without a finger nothing is measured, and a blank recording is refused in words', async ({ member, page }) => {
  test.setTimeout(180_000)
  await member.startReading()
  await expect(member.heading('reading.finding.title')).toBeVisible()
  await expect(page.getByText(words('reading.tip.no_finger.title'))).toBeVisible()

  await member.button('reading.finding.anyway').click({ timeout: 30_000 })
  await expect(member.heading('reading.rejected.title')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText(/Cover the lens and the light completely with your fingertip/)).toBeVisible()
  expect((await member.snapshot()).latest_reading).toBeNull()
  await checkScreen(page, 'reading-rejected')
})

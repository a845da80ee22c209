import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { Hearing } from './support/hearing'
import { words } from './support/words'

// A screen reader's words in the three main tasks are written in docs/screen-reader-script.md and compared with it word
// for word: a change of it is seen in that file. UPDATE_HEARD=1 rewrites it.

const ringOf = (page: Page) => page.getByRole('slider', { name: words('check_in.ring') })

test.use({ settled: 'Ana' })

test('the heard script of a check-in', async ({ member, page }) => {
  const hearing = await Hearing.of(page, 'check-in')
  await member.place('check_in').click()
  await expect(member.heading('check_in.title')).toBeFocused()
  await hearing.screen('“Check in” in the bar is opened')
  await ringOf(page).focus()
  await ringOf(page).press('Home')
  await hearing.focused('the ring, then the key Home')
  for (const key of ['PageDown', 'PageDown']) await ringOf(page).press(key)
  await hearing.focused('Page down, twice: the next state, and the next')
  await page
    .getByRole('group', { name: words('check_in.body') })
    .getByRole('button')
    .first()
    .click()
  await hearing.focused('the first body sign is chosen')
  await member.button('check_in.save').click()
  await member.expectHome()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await hearing.focused('Save')
  await hearing.screen('on, into the balance', page.getByRole('region', { name: words('home.balance') }))
  hearing.compare()
})

test('the heard script of a reading', async ({ member, page }) => {
  await member.openReading()
  const hearing = await Hearing.of(page, 'reading')
  await hearing.screen('the reading is opened')
  await member.button('reading.intro.start').click()
  await expect(member.heading('reading.finding.title')).toBeFocused()
  await expect(page.getByText(words('reading.tip.no_finger.title'))).toBeVisible()
  await hearing.screen('Start; no finger lies on the camera')
  await member.button('reading.finding.anyway').click({ timeout: 30_000 })
  await expect(member.heading('reading.measuring.title')).toBeVisible()
  await hearing.screen('Measure anyway')
  await member.button('reading.stop').last().click()
  await expect(member.heading('reading.intro.title')).toBeFocused()
  await hearing.focused('Stop')
  hearing.compare()
})

test('the heard script of an exercise', async ({ member, page }) => {
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await expect(member.button('player.before.start')).toBeVisible()
  const hearing = await Hearing.of(page, 'exercise')
  await hearing.screen('the exercise “Long exhale” is opened')
  await member.button('player.before.start').click()
  await member.button('player.pause').click()
  await hearing.screen('Begin, and at once Pause')
  await member.button('player.skip').click()
  await hearing.focused('Next step')
  await member.button('player.finish').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await hearing.screen('Finish')
  await member.button('player.after.save').click()
  await member.expectHome()
  // Without the suggestion, which goes by the hour.
  await hearing.screen('Done', page.getByRole('region', { name: 'Balance' }))
  hearing.compare()
})

import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

// The screens that somebody sees who arrives, signs up and looks around for the first time.

test.describe('without an account', () => {
  test('screens of a visitor', async ({ member, page }) => {
    await expect(member.link('welcome.sign_in')).toBeVisible()
    await checkScreen(page, 'welcome')
    await member.link('welcome.start', { count: 3 }).click()
    await expect(member.heading('privacy.title')).toBeVisible()
    await checkScreen(page, 'privacy')
    await member.link('privacy.continue').click()
    await expect(member.heading('sign_up.title')).toBeVisible()
    await checkScreen(page, 'sign-up')
  })

  test('screens of somebody who comes back', async ({ member, page }) => {
    await page.goto(`${member.server.main}/login`)
    await expect(member.heading('sign_in.title')).toBeVisible()
    await checkScreen(page, 'sign-in')
    await member.link('sign_in.by_link').click()
    await expect(member.heading('sign_in_link.title')).toBeVisible()
    await checkScreen(page, 'sign-in-link')
    await page.goto(`${member.server.main}/reset_password/nonsense`)
    await expect(member.heading('reset_password.failed_title')).toBeVisible()
    await checkScreen(page, 'reset-failed')
  })

  test('help needs no account and no network', async ({ member, page, context }) => {
    await expect(member.link('welcome.sign_in')).toBeVisible()
    await member.link('navigation.help_now').first().click()
    await expect(member.heading('help.title')).toBeVisible()
    await checkScreen(page, 'help-now')
    await member.expectKept()
    await context.setOffline(true)
    await member.link('help.add_people').click()
    await expect(member.heading('care_plan.title')).toBeVisible()
    await checkScreen(page, 'care-plan')
  })

  test('when the server does not answer, the app says so and offers to try again', async ({ member, page }) => {
    await expect(member.link('welcome.sign_in')).toBeVisible()
    // Without the last answer, which the app keeps on the device to start from.
    await page.evaluate(() => localStorage.clear())
    await page.route('**/api/config', (route) => route.abort())
    await page.reload()
    await expect(page.getByText(words('error_load_failed'))).toBeVisible()
    await checkScreen(page, 'load-failed')
    await member.link('navigation.help_now').click()
    await expect(member.heading('help.title')).toBeVisible()
    await page.goBack()
    await expect(page.getByText(words('error_load_failed'))).toBeVisible()
    await page.unroute('**/api/config')
    await page.getByRole('button').click()
    await expect(member.link('welcome.sign_in')).toBeVisible()
  })

  test('screens of entering', async ({ member, page }) => {
    await member.signUp('Wilhelmina-Alexandra')
    await checkScreen(page, 'onboarding')
    await member.answerOnboarding()
    await checkScreen(page, 'home-pending')
  })
})

test.describe('with an account', () => {
  test.describe.configure({ timeout: 120_000 })
  test.use({ settled: 'Wilhelmina-Alexandra' })

  test('screens of a first check-in', async ({ member, page }) => {
    await member.place('check_in').click()
    await expect(member.heading('check_in.title')).toBeVisible()
    await checkScreen(page, 'check-in-empty')
    await member.fillCheckIn()
    await checkScreen(page, 'check-in')
    await member.button('check_in.save').click()
    await member.expectHome()
    await expect(member.balance()).toBeVisible()
    await checkScreen(page, 'home')
    await page.getByRole('button', { name: words('home.why_pending') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'why')
  })

  test('screens that an address leads to', async ({ member, page }) => {
    await member.openReading()
    await checkScreen(page, 'reading-intro')
    await page.goto(`${member.server.main}/app/no/such/screen`)
    await expect(page.getByText(words('not_found.title'))).toBeVisible()
    await checkScreen(page, 'not-found')
  })
})

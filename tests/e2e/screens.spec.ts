import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

test('screens of a visitor', async ({ member, page }) => {
  test.setTimeout(120_000)
  await expect(member.link('welcome.sign_in')).toBeVisible()
  await checkScreen(page, 'welcome')
  await member.link('welcome.start', { count: 3 }).click()
  await expect(member.heading('privacy.title')).toBeVisible()
  await checkScreen(page, 'privacy')
  await member.link('privacy.continue').click()
  await expect(member.heading('sign_up.title')).toBeVisible()
  await checkScreen(page, 'sign-up')
  await page.goto(`${member.server.main}/login`)
  await expect(member.heading('sign_in.title')).toBeVisible()
  await checkScreen(page, 'sign-in')
})

test('screens of a member', async ({ member, page }) => {
  test.setTimeout(180_000)
  await member.signUp('Wilhelmina-Alexandra')
  await checkScreen(page, 'onboarding')
  await member.answerOnboarding()
  await checkScreen(page, 'home-pending')
  await member.place('check_in').click()
  await checkScreen(page, 'check-in-empty')
  await member.fillCheckIn()
  await checkScreen(page, 'check-in')
  await member.button('check_in.save').click()
  await member.expectHome()
  await expect(member.balance()).toBeVisible()
  await checkScreen(page, 'home')
  await page.getByRole('button', { name: /^Why/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkScreen(page, 'why')
  await page.keyboard.press('Escape')
  await member.place('reading').click()
  await expect(member.heading('reading.intro.title')).toBeVisible()
  await checkScreen(page, 'reading-intro')
  await page.goto(`${member.server.main}/app/account`)
  await expect(member.heading('account.title')).toBeVisible()
  await checkScreen(page, 'account')
  await page.goto(`${member.server.main}/app/no/such/screen`)
  await expect(page.getByText(words('not_found.title'))).toBeVisible()
  await checkScreen(page, 'not-found')
})

test('when the server does not answer, the app says so and offers to try again', async ({ member, page }) => {
  await expect(member.link('welcome.sign_in')).toBeVisible()
  // Without the last answer, which the app keeps on the device to start from.
  await page.evaluate(() => localStorage.clear())
  await page.route('**/api/config', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(words('error_load_failed'))).toBeVisible()
  await checkScreen(page, 'load-failed')
  await page.unroute('**/api/config')
  await page.getByRole('button').click()
  await expect(member.link('welcome.sign_in')).toBeVisible()
})

test('the public site', async ({ member, page }) => {
  await page.goto(member.server.main)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await checkScreen(page, 'site')
})

test('the dashboard', async ({ member, page }) => {
  await page.goto(member.server.dashboard)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await checkScreen(page, 'dashboard')
})

import { expect, test } from './support/fixtures'
import { words } from './support/words'

test('a password opens the door again after signing out', async ({ member, page }) => {
  await member.signUp()
  await member.answerOnboarding()
  await member.checkIn()
  await member.setPassword()
  await member.signOut()
  await page.goto(`${member.server.main}/app/check-in`)
  await expect(member.link('welcome.sign_in')).toBeVisible()
  await member.signIn()
  // Who came for a screen gets it.
  await expect(member.heading('check_in.title')).toBeVisible()
  await page.goto(`${member.server.main}/app`)
  await member.expectHome()
  await expect(member.balance()).toBeVisible()
})

test('forms say what is missing beside the field', async ({ member, page }) => {
  await page.goto(`${member.server.main}/signup`)
  // Nobody is asked anything before it is said what happens with the answer.
  await member.link('privacy.continue').click()
  await member.button('sign_up.create').click()
  await expect(page.getByText(words('sign_up.first_name_missing'))).toBeVisible()
  await expect(page.getByText(words('sign_up.email_malformed'))).toBeVisible()
  await expect(member.field('sign_up.first_name')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('with an account', () => {
  test.use({ settled: 'Ana' })

  test('a wrong password is said in words, and the right one still works', async ({ member, page }) => {
    await member.setPassword()
    await member.signOut()
    await member.signIn('not the password')
    await expect(page.getByRole('alert')).toHaveText(/do not match/)
    await member.field('sign_in.password').fill('a long enough sentence')
    await member.button('sign_in.sign_in').click()
    await member.expectHome()
  })

  test('who has no password is warned before locking the door from outside', async ({ member, page }) => {
    await member.place('me').click()
    await member.button('account.sign_out.sign_out').click()
    await expect(page.getByRole('dialog', { name: words('account.sign_out.no_password_title') })).toBeVisible()
    await member.button('account.sign_out.stay').click()
    await expect(member.heading('account.password.set')).toBeVisible()
  })

  test('an address that has an account leads to signing in', async ({ member, page, context }) => {
    await context.clearCookies()
    await page.goto(`${member.server.main}/signup`)
    await member.link('privacy.continue').click()
    await member.field('sign_up.first_name').fill('Bea')
    await member.field('sign_up.email').fill(member.emailAddress)
    await member.button('sign_up.create').click()
    await expect(page.getByRole('alert')).toContainText('There is already an account with this address')
    await page.getByRole('alert').getByRole('link').click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('a chosen theme stays after a reload', async ({ member, page }) => {
    await page.goto(`${member.server.main}/app/me/appearance`)
    await expect(member.button('account.theme.dark')).toBeVisible()
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await member.button('account.theme.dark').click()
    await expect.poll(background).not.toBe(light)
    const dark = await background()
    await page.reload()
    await expect(member.button('account.theme.dark')).toHaveAttribute('aria-pressed', 'true')
    expect(await background()).toBe(dark)
    await member.button('account.theme.light').click()
    await expect.poll(background).toBe(light)
  })
})

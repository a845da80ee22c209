import { adminCommand } from '../support/admin'
import { mailsTo, tokenOf } from '../support/outbox'
import { until } from '../support/until'
import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import type { Member } from './support/member'
import { words } from './support/words'

// The screens that mails lead to, those of somebody without an account, the questions at the start, and the office.

const tokenFor = ({ server, emailAddress }: Member, page: string) =>
  until(`a link to ${page}`, () => {
    const mails = mailsTo(server, emailAddress, /./)
    const fitting = mails.findLast(({ text }) => text.includes(page))
    return fitting && tokenOf(fitting, page)
  })

test('screens of a forgotten password', async ({ member, page }) => {
  test.setTimeout(540_000)
  const { main } = member.server
  await member.signUp()
  await page.goto(`${main}/reset_password`)
  await expect(member.heading('reset_password.title')).toBeVisible()
  await checkScreen(page, 'reset-password')
  await page.getByRole('textbox').fill(member.emailAddress)
  await member.button('reset_password.send').click()
  await expect(member.heading('sign_in_link.sent_title')).toBeVisible()
  await checkScreen(page, 'reset-password-sent')
  await page.goto(`${main}/reset_password/${await tokenFor(member, '/reset_password/')}`)
  await expect(member.heading('reset_password.choose_title')).toBeVisible()
  await checkScreen(page, 'reset-password-choose')
  await page.goto(`${main}/login/link/nonsense`)
  await expect(member.heading('sign_in_link.failed_title')).toBeVisible()
  await checkScreen(page, 'sign-in-link-failed')
  await page.goto(`${main}/app/confirm_email_address/nonsense`)
  await expect(member.heading('confirm.address.failed_title')).toBeVisible()
  await checkScreen(page, 'confirm-address-failed')
})

test('screens of leaving for good', async ({ member, page }) => {
  test.setTimeout(540_000)
  const { main } = member.server
  await member.signUp()
  await member.answerOnboarding()
  await page.goto(`${main}/app/me/data`)
  await member.button('data.erase_ask').click()
  await expect(member.button('data.erase_sent')).toBeVisible()
  await checkScreen(page, 'me-data-asked')
  await page.goto(`${main}/app/confirm_delete/${await tokenFor(member, '/app/confirm_delete/')}`)
  await expect(member.heading('confirm.erasure.title')).toBeVisible()
  await checkScreen(page, 'confirm-erasure')
  await member.button('confirm.erasure.erase').click()
  await expect(member.heading('confirm.erasure.done_title')).toBeVisible()
  await checkScreen(page, 'erased')
})

test('screens of a guest', async ({ member, page }) => {
  test.setTimeout(720_000)
  const { main } = member.server
  await member.link('welcome.start', { count: 3 }).click()
  await member.button('privacy.continue_as_guest').click()
  const questions = [
    'selected_goal',
    'selected_life_aspect',
    'life_aspect_current_state',
    'life_aspect_preferred_state',
  ]
  for (const [index, question] of questions.entries()) {
    await expect(member.heading(`onboarding.${question}.title`)).toBeVisible()
    await page.getByRole('radio').first().check()
    if (index > 0) await checkScreen(page, `onboarding-${index + 1}`)
    await member.button(index < questions.length - 1 ? 'onboarding.next' : 'onboarding.finish').click()
  }
  await member.expectHome()
  await checkScreen(page, 'guest-home')
  for (const place of ['me', 'progress', 'journal', 'practice']) {
    await page.goto(`${main}/app/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(words('common.loading'))).toHaveCount(0)
    await checkScreen(page, `guest-${place}`)
  }
})

test('the question about safety, and the page of who runs it all', async ({ member, page }) => {
  test.setTimeout(540_000)
  const { main } = member.server
  await member.signUp()
  await member.answerOnboarding()
  await page.goto(`${main}/app/onboarding/safety`)
  await expect(member.heading('onboarding.safety.title')).toBeVisible()
  await expect(page.getByText(words('common.loading'))).toHaveCount(0)
  await checkScreen(page, 'onboarding-safety')
  await adminCommand(member.server, 'grant', member.emailAddress)
  for (const tab of ['app_invite', 'invites', 'audit']) {
    await page.goto(`${main}/app/admin?show=${tab}`)
    await expect(page.getByRole('region', { name: words(`admin.${tab}`) })).toBeVisible()
    await expect(page.getByText(words('common.loading'))).toHaveCount(0)
    await checkScreen(page, `admin-${tab.replace('_', '-')}`)
  }
})

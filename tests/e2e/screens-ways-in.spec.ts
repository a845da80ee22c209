import { adminCommand } from '../support/admin'
import { mailsTo, tokenOf } from '../support/outbox'
import { until } from '../support/until'
import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { type Member, QUESTIONS } from './support/member'
import { words } from './support/words'

// The screens that mails lead to, those of somebody without an account, the questions at the start, and the office.

test.describe.configure({ timeout: 120_000 })

const tokenFor = ({ server, emailAddress }: Member, page: string) =>
  until(`a link to ${page}`, () => {
    const mails = mailsTo(server, emailAddress, /./)
    const fitting = mails.findLast(({ text }) => text.includes(page))
    return fitting && tokenOf(fitting, page)
  })

test.describe('with an account', () => {
  test.use({ settled: 'Ana', serviceWorkers: 'block' })

  test('screens of a forgotten password', async ({ member, page }) => {
    await member.open('/reset_password')
    await expect(member.heading('reset_password.title')).toBeVisible()
    await checkScreen(page, 'reset-password')
    await page.getByRole('textbox').fill(member.emailAddress)
    await member.button('reset_password.send').click()
    await expect(member.heading('sign_in_link.sent_title')).toBeVisible()
    await checkScreen(page, 'reset-password-sent')
    await member.open(`/reset_password/${await tokenFor(member, '/reset_password/')}`)
    await expect(member.heading('reset_password.choose_title')).toBeVisible()
    await checkScreen(page, 'reset-password-choose')
  })

  test('screens of leaving for good', async ({ member, page }) => {
    await member.open('/app/me/data')
    await member.button('data.erase_ask').click()
    await expect(member.button('data.erase_sent')).toBeVisible()
    await checkScreen(page, 'me-data-asked')
    await member.open(`/app/confirm_delete/${await tokenFor(member, '/app/confirm_delete/')}`)
    await expect(member.heading('confirm.erasure.title')).toBeVisible()
    await checkScreen(page, 'confirm-erasure')
    await member.button('confirm.erasure.erase').click()
    await expect(member.heading('confirm.erasure.done_title')).toBeVisible()
    await checkScreen(page, 'erased')
  })

  test('screens of links that are no more', async ({ member, page }) => {
    await member.open('/login/link/nonsense')
    await expect(member.heading('sign_in_link.failed_title')).toBeVisible()
    await checkScreen(page, 'sign-in-link-failed')
    await member.open('/app/confirm_email_address/nonsense')
    await expect(member.heading('confirm.address.ask_title')).toBeVisible()
    await checkScreen(page, 'confirm-address')
    await member.button('confirm.address.confirm').click()
    await expect(member.heading('confirm.address.failed_title')).toBeVisible()
    await checkScreen(page, 'confirm-address-failed')
  })

  test('the question about safety', async ({ member, page }) => {
    await member.open('/app/onboarding/safety')
    await expect(member.heading('onboarding.safety.title')).toBeVisible()
    await checkScreen(page, 'onboarding-safety')
  })

  test('the page of who runs it all', async ({ member, page }) => {
    await adminCommand(member.server, 'grant', member.emailAddress)
    for (const tab of ['app_invite', 'invites', 'audit']) {
      await member.open(`/app/admin?show=${tab}`)
      await expect(page.getByRole('region', { name: words(`admin.${tab}`) })).toBeVisible()
      await checkScreen(page, `admin-${tab.replace('_', '-')}`)
    }
  })
})

test.describe('without an account', () => {
  test.use({ serviceWorkers: 'block' })

  async function becomeGuest(member: Member) {
    await member.link('welcome.start', { count: 3 }).click()
    await member.button('privacy.continue_as_guest').click()
    await member.expectHome()
  }

  /** Answers each question with the first of its choices; `look` comes before a question is left. */
  async function answerQuestions(member: Member, look: (question: number) => Promise<void>) {
    await member.open('/app/onboarding')
    for (const [index, question] of QUESTIONS.entries()) {
      await expect(member.heading(`onboarding.${question}.title`)).toBeVisible()
      await member.page.getByRole('radio').first().check()
      await look(index + 1)
      await member.button(index < QUESTIONS.length - 1 ? 'onboarding.next' : 'onboarding.finish').click()
    }
    await member.expectHome()
  }

  test('the questions to a guest', async ({ member, page }) => {
    await becomeGuest(member)
    await answerQuestions(member, async (question) => {
      if (question > 1) await checkScreen(page, `onboarding-${question}`)
    })
    await checkScreen(page, 'guest-home')
  })

  test('screens of a guest', async ({ member, page }) => {
    await becomeGuest(member)
    for (const place of ['me', 'progress', 'journal', 'practice']) {
      await member.open(`/app/${place}`)
      await checkScreen(page, `guest-${place}`)
    }
  })
})

import { Authenticator } from '../support/authenticator'
import { runSql } from '../support/sql'
import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

// Two-step sign-in in every state, and the sheet that asks who is there.

test.describe.configure({ timeout: 120_000 })

test.use({ settled: 'Wilhelmina-Alexandra', serviceWorkers: 'block' })

test('the screens of two-step sign-in', async ({ member, page }) => {
  await member.setPassword()
  await member.open('/app/me/security')
  await expect(member.button('security.second_factor.begin')).toBeVisible()
  await checkScreen(page, 'me-security')
  await member.button('security.second_factor.begin').click()
  await expect(member.button('security.second_factor.switch_on')).toBeVisible()
  await checkScreen(page, 'me-security-set-up')
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  await member.field('second_step.code').fill(new Authenticator(secret.replaceAll(' ', '')).next())
  await member.button('security.second_factor.switch_on').click()
  await expect(member.heading('security.recovery.title')).toBeVisible()
  await checkScreen(page, 'me-security-recovery-codes')
  await member.button('security.recovery.kept').click()
  await expect(member.button('security.second_factor.switch_off')).toBeVisible()
  await checkScreen(page, 'me-security-on')
  await member.signOut()
  await member.signIn()
  await expect(member.heading('second_step.title')).toBeVisible()
  await checkScreen(page, 'second-step')
})

test('the sheet that asks who is there', async ({ member, page }) => {
  runSql(member.server, 'UPDATE sessions SET proven_at = 0')
  await member.open('/app/me/data')
  await member.button('data.export_save').click()
  await expect(page.getByRole('dialog', { name: words('proof.title') })).toBeVisible()
  await expect(member.button('proof.mail')).toBeVisible()
  await checkScreen(page, 'proof-mail')
  await member.button('proof.mail').click()
  await expect(member.field('proof.mailed_code.label')).toBeVisible()
  await checkScreen(page, 'proof-code')
})

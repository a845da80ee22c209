import { Authenticator } from '../support/authenticator'
import { mailsTo, mailTo, tokenOf } from '../support/outbox'
import { runSql } from '../support/sql'
import { until } from '../support/until'
import { expect, test } from './support/fixtures'
import { type Member, PASSWORD } from './support/member'
import { words } from './support/words'

// The sheet that asks who is there (docs/decisions/0115) and two-step sign-in (0116), as people meet them.

test.describe.configure({ timeout: 120_000 })

test.use({ settled: 'Ana', serviceWorkers: 'block' })

/** As if everybody had signed in long ago. */
const leaveOpen = ({ server }: Member) => runSql(server, 'UPDATE sessions SET proven_at = 0')

const sheet = (member: Member) => member.page.getByRole('dialog', { name: words('proof.title') })

async function setUp(member: Member): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  await member.open('/app/me/security')
  await member.button('security.second_factor.begin').click()
  await expect(member.page.getByRole('img', { name: words('security.second_factor.picture') })).toBeVisible()
  const secret = await member.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  const app = new Authenticator(secret.replaceAll(' ', ''))
  await member.field('second_step.code').fill(app.next())
  await member.button('security.second_factor.switch_on').click()
  await expect(member.heading('security.recovery.title')).toBeVisible()
  const recoveryCodes = await member.page
    .getByRole('listitem')
    .filter({ hasText: /^\w{4}-\w{4}-\w{4}-\w{4}$/ })
    .allInnerTexts()
  return { app, recoveryCodes }
}

async function enterCode(member: Member, code: string, field = 'second_step.code') {
  await member.field(field).fill(code)
  await member.button('sign_in.sign_in').click()
}

test('an open session is asked for the password before it gives everything away, and then goes on by itself', async ({
  member,
  page,
}) => {
  await member.setPassword()
  leaveOpen(member)
  await member.open('/app/me/data')
  await member.button('data.export_save').click()
  await expect(sheet(member)).toBeVisible()
  await member.field('proof.password.label').fill('not the password')
  await member.button('proof.prove').click()
  await expect(sheet(member).getByText('This is not your password.')).toBeVisible()
  await member.field('proof.password.label').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await member.button('proof.prove').click()
  expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  await expect(sheet(member)).toHaveCount(0)

  // For ten minutes nobody is asked again.
  await page.reload()
  const second = page.waitForEvent('download')
  await member.button('data.export_save').click()
  await second
})

test('who has no password shows it by six mailed digits, and who closes the sheet has changed nothing', async ({
  member,
}) => {
  leaveOpen(member)
  await member.open('/app/me/details')
  await member.field('account.password.new').fill(PASSWORD)
  await member.button('account.password.set').click()
  await expect(sheet(member)).toBeVisible()
  await sheet(member)
    .getByRole('button', { name: words('common.close'), exact: true })
    .click()
  await expect(member.page.getByText('Confirm first that it is you.')).toBeVisible()

  await member.button('account.password.set').click()
  await member.button('proof.mail').click()
  await expect(member.field('proof.mailed_code.label')).toBeVisible()
  const subject = await until(
    'the mail with the digits',
    () => mailsTo(member.server, member.emailAddress, /is your code/).at(-1)?.headers.subject,
  )
  await member.field('proof.mailed_code.label').fill(subject.slice(0, 6))
  await member.button('proof.prove').click()
  await expect(member.heading('account.password.change')).toBeVisible()
})

test('with two-step sign-in a password opens the door by halves, and a code or a recovery code opens it', async ({
  member,
  page,
}) => {
  await member.setPassword()
  const { app, recoveryCodes } = await setUp(member)
  expect(recoveryCodes).toHaveLength(10)
  await member.button('security.recovery.kept').click()
  await expect(page.getByText(words('security.second_factor.codes_left', { count: 10 }))).toBeVisible()

  await member.signOut()
  await page.goto(`${member.server.main}/app/learn`)
  await member.signIn()
  await expect(member.heading('second_step.title')).toBeVisible()
  await enterCode(member, '000000')
  await expect(page.getByText('This code is not right', { exact: false })).toBeVisible()
  await enterCode(member, app.next())
  await expect(page, 'who came for a screen gets it').toHaveURL(/\/app\/learn$/)

  await member.signOut()
  await member.signIn()
  await member.button('second_step.to_recovery').click()
  await enterCode(member, recoveryCodes[0] ?? '', 'second_step.recovery_code')
  await member.expectHome()
  await member.open('/app/me/security')
  await expect(page.getByText(words('security.second_factor.codes_left', { count: 9 }))).toBeVisible()
})

test('a link from the mailbox asks for the code as well; switching off is asked about, and takes a code', async ({
  member,
  page,
}) => {
  const { server, emailAddress } = member
  await server.runJobs()
  const confirm = tokenOf(mailTo(server, emailAddress, /Welcome/), '/app/confirm_email_address/')
  await page.goto(`${server.main}/app/confirm_email_address/${confirm}`)
  await member.button('confirm.address.confirm').click()
  await expect(member.heading('confirm.address.title')).toBeVisible()
  const { app } = await setUp(member)
  await page.context().clearCookies()
  await page.goto(`${server.main}/login/link`)
  await page.getByRole('textbox').fill(emailAddress)
  await member.button('sign_in_link.send').click()
  const mail = await until('the link', () => mailsTo(server, emailAddress, /link to sign in/).at(-1))
  await page.goto(`${server.main}/login/link/${tokenOf(mail, '/login/link/')}`)
  await expect(member.heading('second_step.title')).toBeVisible()
  await enterCode(member, app.next())
  await member.expectHome()

  leaveOpen(member)
  await member.open('/app/me/security')
  await member.button('security.second_factor.switch_off').click()
  const question = page.getByRole('dialog', { name: words('security.second_factor.off_title') })
  await question.getByRole('button', { name: words('security.second_factor.switch_off'), exact: true }).click()
  await expect(sheet(member)).toBeVisible()
  await member.field('proof.second_factor.label').fill(app.next())
  await member.button('proof.prove').click()
  await expect(member.button('security.second_factor.begin')).toBeVisible()
})

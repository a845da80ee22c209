import { readFileSync } from 'node:fs'
import { contractFolder } from '../support/paths'
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
  await context.setOffline(true)
  await member.link('help.add_people').click()
  await expect(member.heading('care_plan.title')).toBeVisible()
  await checkScreen(page, 'care-plan')
})

test('screens of a member', async ({ member, page }) => {
  test.setTimeout(300_000)
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
  await member.openReading()
  await checkScreen(page, 'reading-intro')
  // The reading keeps the bar out of a finger's way, so nothing there leads to Me.
  await page.goto(`${member.server.main}/app/me`)
  await expect(member.link('navigation.help_now').first()).toBeVisible()
  await checkScreen(page, 'me')
  for (const name of [
    'details',
    'devices',
    'appearance',
    'notifications',
    'safety',
    'trainer',
    'membership',
    'data',
    'feedback',
    'about',
  ]) {
    await page.goto(`${member.server.main}/app/me/${name}`)
    await expect(member.heading(`${name}.title`)).toBeVisible()
    await expect(page.getByText(words('common.loading'))).toBeHidden()
    await checkScreen(page, `me-${name}`)
  }
  await page.goto(`${member.server.main}/app/no/such/screen`)
  await expect(page.getByText(words('not_found.title'))).toBeVisible()
  await checkScreen(page, 'not-found')
})

test('screens of every day', async ({ member, page }) => {
  test.setTimeout(300_000)
  const open = async (path: string) => page.goto(`${member.server.main}${path}`)
  await member.signUp()
  await member.answerOnboarding()
  await open('/app/progress')
  await expect(page.getByText(words('progress.pie.pending_words')).first()).toBeVisible()
  await checkScreen(page, 'progress-pending')
  await member.checkIn()
  await member.place('progress').click()
  await expect(page.getByText(words('progress.pie.pending_words'))).toHaveCount(0)
  await checkScreen(page, 'progress')
  await open('/app/check-ins')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(member.heading('check_in.edit.title')).toBeVisible()
  await checkScreen(page, 'check-in-edit')
  await open('/app/check-ins')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await checkScreen(page, 'check-ins')
  await open('/app/learn')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await checkScreen(page, 'learn')
  await page.getByRole('searchbox').fill('breath')
  await expect(page.locator('mark').first()).toBeVisible()
  await checkScreen(page, 'learn-search')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(member.button('learn.finish')).toBeVisible()
  await checkScreen(page, 'learn-article')
  await open('/app/program')
  await expect(member.link('program.open_day')).toBeVisible()
  await checkScreen(page, 'program')
  await member.link('program.open_day').click()
  await expect(page.getByRole('region', { name: words('program.part.social_play') })).toBeVisible()
  await checkScreen(page, 'program-day')
  await open('/app/program/reflection/1')
  await expect(member.button('program.reflection.save')).toBeVisible()
  await checkScreen(page, 'program-reflection')
  await open('/app/journal')
  await expect(member.link('journal.open')).toBeVisible()
  await checkScreen(page, 'journal')
  await member.link('journal.open').click()
  await page.getByRole('radio').first().check()
  await page.getByRole('radio').last().check()
  await checkScreen(page, 'journal-new')
  await member.button('journal.new.open').click()
  await expect(page.getByText(words('journal.can'))).toBeVisible()
  await checkScreen(page, 'journal-thread')
})

test('screens of practice', async ({ member, page }) => {
  test.setTimeout(180_000)
  await member.signUp('Wilhelmina-Alexandra')
  await member.answerOnboarding()
  await page.goto(`${member.server.main}/app/practice`)
  await expect(member.heading('practice.library.title')).toBeVisible()
  await checkScreen(page, 'practice')
  await page.goto(`${member.server.main}/app/practice/long-exhale`)
  await expect(member.heading('exercise.stop')).toBeVisible()
  await checkScreen(page, 'exercise')
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await member.button('player.before.start').click()
  await member.button('player.pause').click()
  await checkScreen(page, 'player')
  await member.button('player.finish').click()
  await expect(member.heading('player.after.felt')).toBeVisible()
  await checkScreen(page, 'player-after')
  await member.button('player.after.save').click()
  await expect(member.heading('player.done.title')).toBeVisible()
  await checkScreen(page, 'player-done')
  await page.goto(`${member.server.main}/app/breath`)
  await expect(member.heading('breath.title')).toBeVisible()
  await checkScreen(page, 'breath')
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

test('the reference of the API', async ({ member, page }) => {
  test.setTimeout(120_000)
  const reference = `${member.server.main}/api/docs/`
  await page.goto(reference)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkScreen(page, 'reference')
  await page.getByRole('searchbox').fill('check-in event_uuid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('POST /api/premium/authorized/assessment/check-in')
  await checkScreen(page, 'reference-call')
  await page.goto(`${reference}#service/post-hrv-task`)
  await expect(page.getByRole('region', { name: 'curl' })).toContainText(`${member.server.service}/hrv-task`)
  for (const name of ['member', 'service', 'dashboard']) {
    const served = await (await page.request.get(`${reference}${name}.json`)).body()
    expect(served.equals(readFileSync(`${contractFolder}/${name}.json`)), name).toBe(true)
  }
})

test('the dashboard', async ({ member, page }) => {
  await page.goto(member.server.dashboard)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await checkScreen(page, 'dashboard')
})

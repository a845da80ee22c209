import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

// The screens that a new member uses from day to day.

test.describe.configure({ timeout: 120_000 })

test.use({ settled: 'Wilhelmina-Alexandra', serviceWorkers: 'block' })

test('screens of progress', async ({ member, page }) => {
  await member.open('/app/progress')
  await expect(page.getByText(words('progress.pie.pending_words')).first()).toBeVisible()
  await checkScreen(page, 'progress-pending')
  await member.checkIn()
  await member.place('progress').click()
  await expect(page.getByRole('heading', { level: 1, name: words('progress.title'), exact: true })).toBeVisible()
  await expect(page.getByText(words('progress.pie.pending_words'))).toHaveCount(0)
  await member.expectLoaded()
  await checkScreen(page, 'progress')
})

test('screens of earlier check-ins', async ({ member, page }) => {
  await member.checkIn()
  await member.open('/app/check-ins')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(member.heading('check_in.edit.title')).toBeVisible()
  await checkScreen(page, 'check-in-edit')
  await member.open('/app/check-ins')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await checkScreen(page, 'check-ins')
})

test('screens of reading about it', async ({ member, page }) => {
  const articles = page.getByRole('main').getByRole('listitem')
  await member.open('/app/learn')
  await expect(articles.first()).toBeVisible()
  await checkScreen(page, 'learn')
  const title = await articles.getByRole('link').first().innerText()
  await page.getByRole('searchbox').fill(title.split(/\s/).find((word) => word.length > 4) ?? title)
  await expect(page.locator('mark').first()).toBeVisible()
  await checkScreen(page, 'learn-search')
  await articles.getByRole('link').first().click()
  await expect(member.button('learn.finish')).toBeVisible()
  await checkScreen(page, 'learn-article')
})

test('screens of the program', async ({ member, page }) => {
  await member.open('/app/program')
  await expect(member.link('program.open_day')).toBeVisible()
  await checkScreen(page, 'program')
  await member.link('program.open_day').click()
  await expect(page.getByRole('region', { name: words('program.part.social_play') })).toBeVisible()
  await checkScreen(page, 'program-day')
  await member.open('/app/program/reflection/1')
  await expect(member.button('program.reflection.save')).toBeVisible()
  await checkScreen(page, 'program-reflection')
})

test('screens of the journal', async ({ member, page }) => {
  await member.open('/app/journal')
  await expect(member.link('journal.open')).toBeVisible()
  await checkScreen(page, 'journal')
  await member.link('journal.open').click()
  await page.getByRole('radio').first().check()
  await page.getByRole('radio').last().check()
  await checkScreen(page, 'journal-new')
  await member.button('journal.new.open').click()
  await expect(page.getByRole('region', { name: words('journal.before.label') })).toBeVisible()
  await checkScreen(page, 'journal-before')
  await member.beginToWrite()
  await checkScreen(page, 'journal-thread')
  // How many words would come one by one is up to the guide.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await member.say('The kitchen was quiet for an hour. 😀')
  await expect(member.button('journal.remark.open')).toBeVisible()
  await checkScreen(page, 'journal-entry')
})

test('screens of practice', async ({ member, page }) => {
  await member.open('/app/practice')
  await expect(member.heading('practice.library.title')).toBeVisible()
  await checkScreen(page, 'practice')
  await member.open('/app/practice/long-exhale')
  await expect(member.heading('exercise.stop')).toBeVisible()
  await checkScreen(page, 'exercise')
  await member.open('/app/breath')
  await expect(member.heading('breath.title')).toBeVisible()
  await checkScreen(page, 'breath')
})

test('screens of an exercise that is done', async ({ member, page }) => {
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await member.button('player.before.start').click()
  await member.button('player.pause').click()
  await checkScreen(page, 'player')
  await member.button('player.finish').click()
  await expect(member.heading('player.after.title')).toBeVisible()
  await checkScreen(page, 'player-after')
  await member.button('player.rating.calmer').click()
  await expect(page.getByText(words('player.so_far.today_last'))).toBeVisible()
  await checkScreen(page, 'player-after-calmer')
  await member.button('player.rating.worse').click()
  await expect(member.button('player.after.nothing_more')).toBeVisible()
  await checkScreen(page, 'player-after-worse')
})

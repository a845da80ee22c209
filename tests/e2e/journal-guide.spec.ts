import { checkAsItIs } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

test.use({ settled: 'Ana' })

test.describe.configure({ timeout: 120_000 })

// How long the guide's words come one by one is up to the words: only the first walk waits for that.
test.beforeEach(async ({ member, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await member.openConversation()
})

test('an entry is answered, and the answer can be told that it missed', async ({ member, page }) => {
  await expect(page.getByRole('region', { name: words('journal.before.label') })).toBeVisible()
  await expect(member.entryField()).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: null })
  await member.beginToWrite()
  const sentence = 'The neighbour was loud again and I slept three hours.'
  await member.say(sentence)
  await expect(member.lines().nth(2)).toBeVisible()
  await expect(member.button('journal.remark.open')).toBeVisible()
  const answered = await member.lines().count()
  expect(answered).toBeGreaterThanOrEqual(3)
  await expect(page.locator('[data-revealing]')).toHaveCount(0)

  await member.button('journal.remark.open').click()
  await member.button('journal.why').click()
  await expect(page.getByRole('dialog', { name: words('journal.why') })).toBeVisible()
  await checkAsItIs(page, 'journal-why')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common.close') })
    .click()
  await checkAsItIs(page, 'journal-remarks')
  await member.button('journal.remark.not_meant').click()
  await expect(member.lines().getByText(words('journal.remark.not_meant'), { exact: true })).toBeVisible()
  await expect(member.button('journal.remark.open')).toBeVisible()
  expect(await member.lines().count()).toBeGreaterThan(answered + 1)

  await page.reload()
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1)
  await expect(member.entryField()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a dark sentence gets a direct question, numbers and people', async ({ member, page }) => {
  await member.beginToWrite()
  await member.say('I do not want to be alive any more.')
  const log = page.getByRole('log')
  const help = log.getByRole('link', { name: words('journal.help_now'), exact: true })
  await expect(help).toBeVisible()
  await expect(log.getByText(words('journal.safety.label'), { exact: true })).toBeVisible()
  await expect(log.getByRole('link', { name: words('journal.safety.care_plan') })).toBeVisible()
  // The guide's first line has its reactions; these lines have none.
  await expect(log.getByRole('group', { name: words('journal.reactions.label') })).toHaveCount(1)
  await checkAsItIs(page, 'journal-safety')
  await member.say('Yes. I think about it every night.')
  await expect(log.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(member.button('journal.remark.open')).toBeVisible()
  await member.button('journal.remark.open').click()
  await expect(member.button('journal.remark.figure_of_speech')).toBeVisible()
  await checkAsItIs(page, 'journal-safety-numbers')
  await help.last().click()
  await expect(member.heading('help.title')).toBeVisible()
})

test('an entry from the tunnel stands there once, with its answer behind it', async ({ member, page, context }) => {
  await member.beginToWrite()
  await member.expectKept()
  await context.setOffline(true)
  const sentence = 'Under the ground, between two stations.'
  await member.say(sentence)
  await expect(page.getByText(words('journal.write.waiting'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words('journal.write.waiting'))).toHaveCount(0)
  await expect(member.button('journal.remark.open')).toBeVisible()
  await expect(page.getByText(sentence, { exact: true })).toHaveCount(1)
})

test('who is too young is shown people who answer', async ({ member, page }) => {
  await member.button('journal.before.too_young').click()
  const shown = page.getByRole('region', { name: words('journal.before.label') })
  await expect(shown.getByRole('alert')).toBeVisible()
  await expect(shown.locator('a[href^="tel:"]').first()).toBeVisible()
  await checkAsItIs(page, 'journal-too-young')
})

test('nothing has been answered yet and there is no connection: the words wait', async ({ member, page, context }) => {
  await expect(page.getByRole('region', { name: words('journal.before.label') })).toBeVisible()
  await member.expectKept()
  await context.setOffline(true)
  await expect(page.getByText(words('journal.before.needs_network'))).toBeVisible()
  await member.entryField().fill('Half of a thought')
  await expect(member.button('journal.write.send')).toHaveCount(0)
  await checkAsItIs(page, 'journal-needs-network')
  await context.setOffline(false)
  await member.beginToWrite()
  await expect(member.entryField()).toHaveValue('Half of a thought')
})

test('everything goes by keyboard alone', async ({ member, page }) => {
  await member.beginToWrite()
  await page.keyboard.type('By hand, with no mouse.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('By hand, with no mouse.', { exact: true })).toBeVisible()
  await expect(member.entryField()).toBeFocused()
  await expect(member.button('journal.remark.open')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: words('journal.help_now') })
      .last(),
  ).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(member.button('journal.remark.open')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(member.lines().getByText(words('journal.remark.not_meant'), { exact: true })).toBeVisible()
  await expect(member.entryField()).toBeFocused()
})

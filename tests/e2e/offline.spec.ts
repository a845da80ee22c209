import type { Page } from '@playwright/test'
import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

const CHECK_IN = '**/assessment/check-in'

/** Asks the store in which the device keeps answers for its member. */
const ofKeptAnswers = (page: Page, what: 'getAllKeys' | 'clear') =>
  page.evaluate(
    (asked) =>
      new Promise<unknown>((done, failed) => {
        const opening = indexedDB.open('evenkeel')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const answer = opening.result.transaction('records', 'readwrite').objectStore('records')[asked]()
          answer.onsuccess = () => done(answer.result)
          answer.onerror = () => failed(answer.error)
        }
      }),
    what,
  )

test.use({ settled: 'Ana' })

test.beforeEach(({ member }) => member.expectKept())

test('a check-in made offline waits on the device and is sent once', async ({ member, page, context }) => {
  test.setTimeout(120_000)
  await member.place('check_in').click()
  await member.fillCheckIn()
  await context.setOffline(true)
  await expect(page.getByText(words('common.offline'))).toBeVisible()
  await checkScreen(page, 'check-in-offline')
  await member.button('check_in.save_offline').click()
  await member.expectHome()
  const waiting = page.getByText(words('unsent.check_in', { count: 1 }))
  await expect(waiting).toBeVisible()
  await checkScreen(page, 'home-offline')

  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  await expect(member.balance()).toBeVisible()
  await page.reload()
  await member.expectHome()
  expect((await member.snapshot()).balance.check_ins_counted).toBe(1)
})

test('a journal entry made offline stands in its conversation and is sent once', async ({ member, page, context }) => {
  test.setTimeout(120_000)
  await member.openConversation()
  await member.beginToWrite()
  const field = member.entryField()
  await field.fill('Half of a thought')
  await context.setOffline(true)
  await page.reload()
  await expect(field).toHaveValue('Half of a thought')
  await field.fill('A whole thought, under the ground')
  await member.button('journal.write.send').click()
  // The guide may quote it.
  const entry = page.getByText('A whole thought, under the ground', { exact: true })
  await expect(entry).toHaveCount(1)
  await expect(page.getByText(words('journal.write.waiting'))).toBeVisible()
  await expect(field).toHaveValue('')
  await checkScreen(page, 'journal-entry-offline')
  await page.reload()
  await expect(entry).toHaveCount(1)

  await context.setOffline(false)
  await expect(page.getByText(words('journal.write.waiting'))).toHaveCount(0)
  await expect(page.getByText(words('unsent.journal', { count: 1 }))).toHaveCount(0)
  await page.reload()
  await expect(entry).toHaveCount(1)
})

test('who has only looked at home can write in the last conversation and see the day of the program', async ({
  member,
  page,
  context,
}) => {
  await member.openConversation()
  await member.beginToWrite()
  const elsewhere = await context.newPage()
  // As on the next day: the device has kept nothing but what home reads.
  await ofKeptAnswers(page, 'clear')
  await page.close()
  await elsewhere.goto(`${member.server.main}/app`)
  // The last of what home reads ahead.
  await expect.poll(async () => String(await ofKeptAnswers(elsewhere, 'getAllKeys'))).toContain('"program-day"')
  await context.setOffline(true)
  await elsewhere.goto(`${member.server.main}/app/journal`)
  await elsewhere.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(elsewhere.getByRole('textbox', { name: words('journal.write.label') })).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: words('journal.write.send') })).toBeVisible()
  await elsewhere.goto(`${member.server.main}/app/program/1`)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(elsewhere.getByText(words('common.not_here_yet'))).toHaveCount(0)
})

test('what is not on the device says so once it is looked for, and comes with the connection', async ({
  member,
  page,
  context,
}) => {
  await context.setOffline(true)
  await page.goto(`${member.server.main}/app/progress`)
  const missing = page.getByText(words('common.not_here_yet'))
  await expect(missing.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await checkScreen(page, 'progress-offline')
  await context.setOffline(false)
  await expect(missing).toHaveCount(0)
  await expect(page.getByText(words('progress.pie.pending_words')).first()).toBeVisible()
})

test('a check-in whose answer was lost is sent again and counts once', async ({ member, page }) => {
  let isLost = false
  await page.route(CHECK_IN, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await member.checkIn()
  await page.reload()
  await member.expectHome()
  await expect(page.getByText(words('unsent.check_in', { count: 1 }))).toHaveCount(0)
  await expect(member.balance()).toBeVisible()
  expect((await member.snapshot()).balance.check_ins_counted).toBe(1)
})

test('the app starts without a connection', async ({ member, page, context }) => {
  await page.reload()
  await member.expectHome()
  // The reload would give up any call that is still on its way, which is not what this test is about.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const missing: string[] = []
  page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname))
  await page.reload()
  await member.expectHome()
  await expect(page.getByText(words('common.offline'))).toBeVisible()
  expect(missing.filter((path) => !path.startsWith('/api/'))).toEqual([])
})

test('what the server will never take up steps aside, and its owner decides', async ({ member, page, context }) => {
  test.setTimeout(120_000)
  await context.setOffline(true)
  await member.checkIn('check_in.save_offline')
  await page.route(CHECK_IN, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ error_code: 'invalid_input', error_message: 'At most 30 days.', field: 'checked_in_at' }),
    }),
  )
  await context.setOffline(false)
  await expect(page.getByText(words('unsent.aside', { count: 1 }))).toBeVisible()
  await page.unroute(CHECK_IN)
  await member.checkIn()
  await expect(member.balance()).toBeVisible()
  await page.reload()
  await member.link('unsent.aside_link').click()
  await expect(page.getByText(words('kept_back.too_old'))).toBeVisible()

  const saving = page.waitForEvent('download')
  await member.button('kept_back.save').click()
  expect((await saving).suggestedFilename()).toMatch(/^check-in-\d{4}-\d\d-\d\d\.json$/)
  await member.button('kept_back.discard').click()
  await member.button('kept_back.discard_now').click()
  await expect(page.getByText(words('kept_back.none'))).toBeVisible()
  await page.goto(`${member.server.main}/app`)
  await member.expectHome()
  await expect(page.getByText(words('unsent.aside', { count: 1 }))).toHaveCount(0)
})

test("the server's helplines are kept, and are there without a connection", async ({ member, page, context }) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('evenkeel.helplines') ?? 'null'))
  await page.goto(`${member.server.main}/app/help`)
  await expect.poll(async () => (await kept())?.countries.length).toBeGreaterThan(40)
  await context.setOffline(true)
  await page.reload()
  await page.getByLabel(words('help.country')).selectOption('GB')
  await expect(page.getByRole('link', { name: '116 123' })).toBeVisible()
})

test('a trial that is over is said in words, and the check-in is not kept for ever', async ({ member, page }) => {
  await page.route(CHECK_IN, (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/json',
      body: JSON.stringify({
        error_code: 'premium_required',
        error_message: 'This is part of Premium.',
        request_id: 'of-the-test',
      }),
    }),
  )
  await member.place('check_in').click()
  await member.fillCheckIn()
  await member.button('check_in.save').click()
  await expect(page.getByRole('alert')).toContainText('This is part of Premium.')
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/app/me/membership')
})

import type { Page } from '@playwright/test'
import { checkScreen } from './support/check-screen'
import { demoPerson, favouriteOf, openConversations, signInAsDemo } from './support/demo'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

// The screens once more with two months of a life in them: what is empty in the other file is full here.

test.describe.configure({ timeout: 120_000 })

test.use({ hasDemo: true })

const firstEntry = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first()

test.describe('the demo member', () => {
  test.use({ serviceWorkers: 'block' })

  test('two months of check-ins', async ({ member, page }) => {
    const mara = await demoPerson(member)
    await mara.checkIn({ body_signs: ['loose_shoulders', 'warm_hands'], note: 'A walk by the river, then tea.' })
    await signInAsDemo(member)
    await expect(member.balance()).toBeVisible()
    await checkScreen(page, 'lived-home')
    await member.open('/app/check-ins')
    await expect(firstEntry(page)).toBeVisible()
    await checkScreen(page, 'lived-check-ins')
  })

  test('two months on Progress', async ({ member, page }) => {
    await signInAsDemo(member)
    await member.open('/app/progress')
    await expect(page.getByRole('img').first()).toBeVisible()
    await checkScreen(page, 'lived-progress')
  })

  test('two months of practice', async ({ member, page }) => {
    await signInAsDemo(member)
    await member.open('/app/practice')
    await expect(member.heading('practice.library.lately')).toBeVisible()
    await checkScreen(page, 'lived-practice')
    await member.button('practice.library.filter').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'lived-practice-filter')
  })

  test('what exercises did in two months, and at which pace', async ({ member, page }) => {
    const mara = await demoPerson(member)
    await signInAsDemo(member)
    await member.open(`/app/practice/${await favouriteOf(mara)}`)
    await page.getByText(words('progress.as_table')).click()
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('heading', { name: words('exercise.over_time.title') }).scrollIntoViewIfNeeded()
    await checkScreen(page, 'lived-exercise-over-time')
    await mara.api.post('/premium/authorized/practice/resonance_pace', { breaths_per_minute: 5.5 })
    await member.open('/app/breath')
    await expect(member.button('breath.find_again')).toBeVisible()
    await checkScreen(page, 'lived-breath')
  })

  test('a journal with conversations', async ({ member, page }) => {
    await openConversations(await demoPerson(member))
    await signInAsDemo(member)
    await member.open('/app/journal')
    await expect(firstEntry(page)).toBeVisible()
    await checkScreen(page, 'lived-journal')
    await firstEntry(page).click()
    await page
      .getByRole('group', { name: words('journal.reactions.label') })
      .getByRole('button')
      .first()
      .click()
    await checkScreen(page, 'lived-journal-thread')
  })

  test('what is found in a journal', async ({ member, page }) => {
    const [said = ''] = await openConversations(await demoPerson(member))
    const word = said.split(/[^\p{L}]+/u).find((part) => part.length > 4) ?? said
    await signInAsDemo(member)
    await member.open('/app/journal')
    await page.getByRole('searchbox').fill(word)
    await expect(page.locator('mark').first()).toBeVisible()
    await checkScreen(page, 'journal-search')
    await page.getByRole('searchbox').fill('walrus')
    await expect(page.getByText(words('journal.search.nothing', { text: 'walrus' }))).toBeVisible()
    await checkScreen(page, 'journal-search-nothing')
  })

  test('messages that were sent, and a country', async ({ member, page }) => {
    const mara = await demoPerson(member)
    await signInAsDemo(member)
    for (let tests = 0; tests < 3; tests++)
      await mara.api.post('/authorized/notification/test', { event_uuid: crypto.randomUUID() })
    await member.open('/app/me/notifications')
    await expect(page.getByText(words('deliveries.kind.test'), { exact: true })).toHaveCount(3)
    await expect(page.getByText(words('deliveries.outcome.queued'), { exact: true })).toHaveCount(0)
    await member.heading('deliveries.title').scrollIntoViewIfNeeded()
    await checkScreen(page, 'lived-deliveries')
    await member.open('/app/me/details')
    await expect(page.getByLabel(words('details.country'), { exact: true })).toHaveValue('AT')
    await member.heading('details.country').scrollIntoViewIfNeeded()
    await checkScreen(page, 'lived-country')
  })

  test('a membership, another device, a program', async ({ member, page }) => {
    await demoPerson(member)
    await signInAsDemo(member)
    for (const name of ['membership', 'devices']) {
      await member.open(`/app/me/${name}`)
      await checkScreen(page, `lived-${name}`)
    }
    await member.open('/app/program')
    await expect(member.link('program.open_day')).toBeVisible()
    await checkScreen(page, 'lived-program')
  })
})

test.describe('somebody whose check-ins come back', () => {
  test.use({ settled: 'Ana' })

  test('what could not be sent, for two reasons', async ({ member, page, context }) => {
    await member.expectKept()
    await context.setOffline(true)
    for (let made = 0; made < 2; made++) await member.checkIn('check_in.save_offline')
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const changes = [{ checked_in_at: ago(70) }, { body_signs: ['of_an_app_to_come'] }]
    // One that finds no answer comes again, and is changed as before.
    const changed = new Map<string, object | undefined>()
    await page.route('**/assessment/check-in', (route) => {
      const checkIn = route.request().postDataJSON()
      const { event_uuid } = checkIn
      if (!changed.has(event_uuid)) changed.set(event_uuid, changes.shift())
      return route.continue({ postData: JSON.stringify({ ...checkIn, ...changed.get(event_uuid) }) })
    })
    await context.setOffline(false)
    await expect(page.getByText(words('unsent.aside', { count: 2 }))).toBeVisible()
    await checkScreen(page, 'kept-back-home')
    await member.link('unsent.aside_link').click()
    await expect(page.getByText(words('kept_back.too_old'))).toBeVisible()
    await checkScreen(page, 'kept-back')
    await member.button('kept_back.discard').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkScreen(page, 'kept-back-discard')
  })
})

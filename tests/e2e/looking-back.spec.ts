import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Member } from './support/member'
import { words } from './support/words'

// Entries come back where a person looks for them: the history, the chart of an exercise, the journal.

test.use({ settled: 'Ana' })

/** A moment of the browser's own calendar, as its field takes it and as the app writes its day and hour. */
const momentAgo = (page: Page, days: number, clock: string) =>
  page.evaluate(
    ([ago, hour]) => {
      const moment = new Date()
      moment.setDate(moment.getDate() - Number(ago))
      const two = (value: number) => String(value).padStart(2, '0')
      const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
      const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const
      const year = moment.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const)
      return {
        field: `${date}T${hour}`,
        day: new Intl.DateTimeFormat(navigator.language, { ...parts, ...year }).format(moment),
      }
    },
    [String(days), clock],
  )

async function chooseMoment({ page }: Member, field: string): Promise<void> {
  await page.getByRole('button', { name: words('check_in.when.label') }).click()
  await page.getByLabel(words('check_in.when.moment')).fill(field)
  await page.getByRole('button', { name: words('check_in.when.choose'), exact: true }).click()
}

const ringOf = (page: Page) => page.getByRole('slider', { name: words('check_in.ring') })
const stateOn = async (page: Page) => (await ringOf(page).getAttribute('aria-valuetext'))?.split('.')[0] ?? ''
const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const openHistory = async (member: Member) => {
  await member.place('check_in').click()
  await member.link('check_in.earlier').click()
  await expect(member.heading('check_ins.title')).toBeVisible()
}

test('a check-in of three days ago, set right afterwards, is what the history and home then show', async ({
  member,
  page,
}) => {
  test.setTimeout(120_000)
  await member.hasCheckedInBefore()
  await member.checkIn()
  await expect(member.balance()).toBeVisible()
  const first = await member.balance().getAttribute('aria-label')
  const [then, before] = [await momentAgo(page, 3, '21:30'), await momentAgo(page, 5, '07:05')]

  await member.place('check_in').click()
  await chooseMoment(member, (await momentAgo(page, 40, '12:00')).field)
  await expect(page.getByText(words('check_in.when.out_of_range'))).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseMoment(member, then.field)
  await expect(member.heading('check_in.title_then')).toBeVisible()
  await ringOf(page).press('End')
  const felt = await stateOn(page)
  await member.field('check_in.note').fill('after the long call')
  await member.button('check_in.save').click()
  await member.expectHome()
  await expect(member.balance()).not.toHaveAttribute('aria-label', String(first))
  const second = await member.balance().getAttribute('aria-label')
  expect((await member.snapshot()).balance.check_ins_counted).toBe(6)

  await openHistory(member)
  const day = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(entries(page)).toHaveCount(6)
  await expect(day(then.day).getByRole('link')).toHaveText(new RegExp(`${felt}.*after the long call.*21:30`, 's'))

  await day(then.day).getByRole('link').click()
  await expect(member.heading('check_in.edit.title')).toBeVisible()
  expect(await stateOn(page)).toBe(felt)
  await expect(member.field('check_in.note')).toHaveValue('after the long call')
  await chooseMoment(member, before.field)
  await ringOf(page).press('Home')
  const corrected = await stateOn(page)
  expect(corrected).not.toBe(felt)
  await member.field('check_in.note').fill('before it, in fact')
  await member.button('check_in.save').click()

  await expect(day(before.day).getByRole('link')).toHaveText(new RegExp(`${corrected}.*before it, in fact.*7:05`, 's'))
  await expect(day(then.day)).toHaveCount(0)
  await expect(entries(page)).toHaveCount(6)
  await page.goto(`${member.server.main}/app`)
  await member.expectHome()
  await expect(member.balance()).not.toHaveAttribute('aria-label', String(second))
  expect((await member.snapshot()).balance.check_ins_counted).toBe(6)
})

/** One sitting with a rating after it, stopped early, and back to the exercise by the way a person takes. */
async function practise(member: Member, rating: 'calmer' | 'same' | 'worse'): Promise<void> {
  const { page } = member
  await page.locator('a[href$="/long-exhale/play"]').click()
  await page.getByRole('slider', { name: words('player.before.feel') }).press('Home')
  await member.button('player.before.start').click()
  await member.button('player.finish').click()
  await member.button(`player.rating.${rating}`).click()
  await member.button(rating === 'worse' ? 'player.after.nothing_more' : 'player.after.save').click()
  await member.expectHome()
  await member.place('practice').click()
  await page.getByRole('main').locator('a[href$="/long-exhale"]').first().click()
  await expect(member.heading('exercise.stop')).toBeVisible()
}

test('an exercise shows what it did, each time a time more, and is left out after a bad one', async ({
  member,
  page,
}) => {
  test.setTimeout(120_000)
  const soFar = (count: number, calmer: number) =>
    page.getByText(words('player.so_far.words', { count, calmer }), { exact: true })
  await page.goto(`${member.server.main}/app/practice/long-exhale`)
  await expect(member.heading('exercise.stop')).toBeVisible()
  await expect(member.heading('exercise.for_you')).toHaveCount(0)
  await practise(member, 'calmer')
  await expect(soFar(1, 1)).toBeVisible()
  await practise(member, 'same')
  await expect(soFar(2, 1)).toBeVisible()
  await expect(member.button('exercise.put_back')).toHaveCount(0)
  await practise(member, 'worse')
  await expect(soFar(3, 1)).toBeVisible()
  await member.button('exercise.put_back').click()
  await expect(page.getByText(words('exercise.left_out'))).toHaveCount(0)
  // The server has every one of them, on the ring, with the word for it.
  const answered = page.waitForResponse((response) => response.url().includes('/history/exercises?limit='))
  await page.reload()
  const body = await (await answered).json()
  const results: { felt_effect: number; mood_scale: string }[] = body.exercise_results
  expect(results.map(({ felt_effect }) => felt_effect)).toEqual([-1, 0, 1])
  expect(results.map(({ mood_scale }) => mood_scale)).toEqual(['ring', 'ring', 'ring'])
})

async function converse(member: Member, aspect: number, state: number): Promise<string> {
  const { page } = member
  await page.goto(`${member.server.main}/app/journal/new`)
  await expect(member.heading('journal.new.title')).toBeVisible()
  await page.getByRole('radiogroup').or(page.getByRole('group')).nth(0).getByRole('radio').nth(aspect).check()
  await page.getByRole('radiogroup').or(page.getByRole('group')).nth(1).getByRole('radio').nth(state).check()
  await member.button('journal.new.open').click()
  await expect(member.lines().first()).toBeVisible()
  return page.getByRole('main').locator('ol > li > p').nth(1).innerText()
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

test('the journal search opens the message that was found', async ({ member, page }) => {
  test.setTimeout(120_000)
  const said = [await converse(member, 0, 0), await converse(member, 1, 5), await converse(member, 2, 3)]
  const [older = '', ...others] = said
  const known = new Set(others.flatMap(wordsIn))
  // As the search does it: a word is found in those that begin with it.
  const timesIn = (all: Iterable<string>, one: string) => [...all].filter((other) => other.startsWith(one)).length
  const word = wordsIn(older).find((one) => timesIn(known, one) === 0 && timesIn(wordsIn(older), one) === 1)
  if (!word) throw new Error(`no word of “${older}” stands there once and nowhere else`)
  await member.link('common.back').first().click()
  await page.getByRole('searchbox').fill(word)
  await expect(page.getByText(words('journal.search.found', { text: word }))).toBeVisible()
  await expect(entries(page)).toHaveCount(1)
  await expect(page.locator('mark')).toHaveText(new RegExp(word, 'i'))
  // So low a window that the line would lie below it.
  await page.setViewportSize({ width: 390, height: 300 })
  await entries(page).getByRole('link').click()
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: older })
  await expect(line).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const marked = await line
    .locator('p')
    .nth(1)
    .evaluate((bubble) => getComputedStyle(bubble).outlineStyle)
  expect(marked).toBe('solid')
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('help is one tap away at the end of a long screen too, and covers nothing that has the focus', async ({
  member,
  page,
}) => {
  await member.open('/app/learn')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  await expect(member.link('navigation.help_now')).toBeInViewport()
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link')
  await rows.last().focus()
  for (let row = (await rows.count()) - 2; row >= 0; row -= 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(rows.nth(row)).toBeFocused()
    await expect.poll(() => page.evaluate(isCovered)).toBe(false)
  }
  await page.keyboard.press('End')
  await member.link('navigation.help_now').click()
  await expect(member.heading('help.title')).toBeVisible()
})

/** Whether something lies over the middle of what has the focus. */
function isCovered(): boolean {
  const focused = document.activeElement as HTMLElement
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return !hit || !(focused.contains(hit) || hit.contains(focused))
}

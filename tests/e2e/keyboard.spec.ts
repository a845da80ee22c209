import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

/** More keystrokes than any screen needs to reach anything on it. */
const MOST_TABS = 60

/** Goes on with Tab until the wanted thing has the focus, as a person without a pointer does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor()
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((found) => found.some((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab does not reach ${wanted}`)
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

const focused = (page: Page) =>
  page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    isInDialog: Boolean(document.activeElement?.closest('dialog')),
    text: document.activeElement?.textContent,
  }))

/** Where a screen reader and Tab go on from after a change of screen. */
const expectHeadingFocused = (page: Page, key: string, values = {}) =>
  expect(page.getByRole('heading', { level: 1, name: words(key, values) })).toBeFocused()

test.use({ settled: 'Ana' })

test('a check-in with the keyboard alone, from home and back', async ({ member, page }) => {
  await press(page, member.place('check_in'))
  await expectHeadingFocused(page, 'check_in.title')
  const when = page.getByRole('button', { name: words('check_in.when.label') })

  await press(page, when)
  await expectTrapped(page)
  await page.keyboard.press('Escape')
  await expect(when).toBeFocused()

  const ring = page.getByRole('slider', { name: words('check_in.ring') })
  await tabTo(page, ring)
  for (const key of ['Home', 'PageDown', 'PageDown', 'ArrowRight']) await page.keyboard.press(key)
  await expect(ring).toHaveAttribute('aria-valuenow', '155')
  await tabTo(
    page,
    page
      .getByRole('group', { name: words('check_in.body') })
      .getByRole('button')
      .first(),
  )
  await page.keyboard.press('Space')
  await tabTo(page, member.field('check_in.note'))
  await page.keyboard.type('a walk')
  await press(page, member.button('check_in.save'))
  await member.expectHome()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const why = page.getByRole('button', { name: words('home.why_pending') })
  await press(page, why)
  await expectTrapped(page)
  await press(page, member.button('common.close'))
  await expect(why).toBeFocused()
})

/** A dialog keeps the focus, however often Tab is pressed, forwards and backwards. */
async function expectTrapped(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    const { tag, isInDialog } = await focused(page)
    // Between the last thing and the first the browser's own bar may have its turn, never the page behind.
    expect(isInDialog || tag === 'BODY', `${key} led to a ${tag} behind the dialog`).toBe(true)
  }
}

test('a reading with the keyboard alone is begun, stopped, and the camera given back', async ({ member, page }) => {
  await press(page, page.getByRole('region', { name: words('today.title') }).locator('a[href="/app/reading"]'))
  await expectHeadingFocused(page, 'reading.intro.title')
  await tabTo(page, member.button('reading.context.morning'))
  await page.keyboard.press('Space')
  await press(page, member.button('reading.intro.start'))
  await expectHeadingFocused(page, 'reading.finding.title')
  await press(page, member.button('reading.stop'))
  await expectHeadingFocused(page, 'reading.intro.title')
})

test('an exercise with the keyboard alone, from the library to what it did', async ({ member, page }) => {
  await press(page, member.place('practice'))
  await expectHeadingFocused(page, 'practice.title')
  await page.goto(new URL('/app/practice/long-exhale', page.url()).href)
  await press(page, page.locator('a[href$="/play"]'))
  await expect(page).toHaveURL(/\/play$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, member.button('player.before.start'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await press(page, member.button('player.pause'))
  await expect(member.button('player.play')).toBeFocused()
  await press(page, member.button('player.finish'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('slider', { name: words('player.after.ring') }))
  await page.keyboard.press('PageDown')
  await press(page, member.button('player.rating.calmer'))
  await press(page, member.button('player.after.save'))
  await member.expectHome()
})

test('with reduced motion nothing moves by itself', async ({ member, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${member.server.main}/app/practice/long-exhale/play`)
  await member.button('player.before.start').click()
  await expect(member.button('player.pause')).toBeVisible()
  const radius = () => page.locator('svg circle').first().getAttribute('r')
  const position = page.getByRole('slider', { name: words('player.position') })
  const before = await radius()
  // The exercise has gone on for this many milliseconds, and its picture has not.
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(1_500)
  expect(await radius()).toBe(before)
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) =>
        animation instanceof CSSTransition ? animation.transitionProperty : animation.id || 'motion',
      ),
  )
  expect(moving.filter((property) => !['opacity', 'color', 'background-color'].includes(property))).toEqual([])
})

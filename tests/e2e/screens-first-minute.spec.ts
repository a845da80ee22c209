import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'
import type { Member } from './support/member'
import { words, wordsLike } from './support/words'

// A stranger: no account, no question first, four taps. In every language that screens are looked at in.

test.describe.configure({ timeout: 120_000 })
test.use({ serviceWorkers: 'block' })

const RING = 'welcome.question'

/** Drags nothing: a tap on the band is enough. Wound up is at the bottom left. */
async function tapWoundUp({ page }: Member): Promise<void> {
  const ring = page.getByRole('slider', { name: words(RING) })
  const box = await ring.boundingBox()
  if (!box) throw new Error('the ring is not on the screen')
  await page.mouse.click(box.x + box.width * 0.32, box.y + box.height * 0.82)
}

async function firstMinute(member: Member): Promise<void> {
  await tapWoundUp(member)
  await member.page.getByRole('button', { name: wordsLike('welcome.begin') }).click()
  await expect(member.button('player.pause')).toBeVisible()
  await member.button('player.finish').click()
  await expect(member.heading('player.after.title')).toBeVisible()
}

test('a stranger is four taps away from a minute that is kept', async ({ member, page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/authorized/')) asked.push(pathname)
  })
  await page.goto(`${member.server.main}/app`)
  await expect(member.heading(RING)).toBeVisible()
  await checkScreen(page, 'first-minute-open')
  await tapWoundUp(member)
  await expect(page.getByRole('button', { name: wordsLike('welcome.begin') })).toBeVisible()
  await checkScreen(page, 'first-minute-turned')
  await firstMinute(member)
  await member.button('player.rating.calmer').click()
  await checkScreen(page, 'first-minute-after')
  await member.button('first_minute.keep.yes').click()
  await member.expectHome()
  await expect(page.getByRole('region', { name: words('home.balance') }).getByText(wordsLike('home.at'))).toBeVisible()
  await expect(page.getByRole('link', { name: wordsLike('suggestion.start') })).toBeVisible()
  await checkScreen(page, 'first-minute-home')
  // Nothing of it left the device, and all of it is there after a reload.
  expect(asked).toEqual([])
  await page.reload()
  await member.expectHome()
  await member.place('progress').click()
  await expect(member.heading('on_device.moments_one')).toBeVisible()
  await checkScreen(page, 'first-minute-progress')
})

test('a minute that is not kept leaves nothing behind', async ({ member, page }) => {
  await page.goto(`${member.server.main}/app`)
  await firstMinute(member)
  await member.button('player.rating.worse').click()
  await expect(page.getByText(words('person.line'))).toBeVisible()
  await member.button('first_minute.keep.no').click()
  await expect(member.heading(RING)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('evenkeel.guest'))).toBeNull()
  await page.reload()
  await expect(member.heading(RING)).toBeVisible()
})

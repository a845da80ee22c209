import { arc, Finger } from './support/finger'
import { expect, test } from './support/fixtures'
import { QUESTIONS } from './support/member'
import { words, wordsLike } from './support/words'

/** Of half the width of the ring: where its bands are. */
const ON_BANDS = 0.72

test('the first questions are five, and answered by fourteen taps', async ({ member, page }) => {
  const finger = await Finger.on(page)
  await finger.tap(member.link('welcome.start', { count: 3 }))
  await expect(member.link('privacy.continue')).toBeVisible()
  await finger.tap(member.link('privacy.continue'))
  for (const [field, text] of [
    ['sign_up.first_name', 'Ana'],
    ['sign_up.email', member.emailAddress],
  ] as const) {
    await expect(member.field(field)).toBeVisible()
    await finger.tap(member.field(field))
    await page.keyboard.type(text)
  }
  await finger.tap(member.button('sign_up.create'))
  for (const question of QUESTIONS) {
    await expect(member.heading(`onboarding.${question}.title`)).toBeVisible()
    await finger.tap(page.getByRole('radio').first())
    await finger.tap(member.button('onboarding.next'))
  }
  await expect(member.button('onboarding.safety.none')).toBeVisible()
  await finger.tap(member.button('onboarding.safety.none'))
  await member.expectHome()
  expect(finger.gestures).toBeLessThanOrEqual(14)
})

test.describe('on a phone', () => {
  test.use({ settled: 'Ana' })

  test('a check-in from home and back takes a tap, a drag around the ring, and a tap', async ({ member, page }) => {
    const finger = await Finger.on(page)
    await finger.tap(page.getByRole('main').getByRole('link', { name: words('next.check_in.action'), exact: true }))
    const ring = page.getByRole('slider', { name: words('check_in.ring') })
    await expect(ring).toBeVisible()
    await expect(member.heading('check_in.title')).toBeFocused()
    const top = await page.evaluate(() => scrollY)
    await finger.drag(await arc(ring, ON_BANDS, [5, 30, 60, 90, 120, 150]))
    // The finger moved the knob, and the page stood still below it.
    const fromGoal = async () => Math.abs(Number(await ring.getAttribute('aria-valuenow')) - 150)
    await expect.poll(fromGoal, 'the knob arrives').toBeLessThanOrEqual(3)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await finger.tap(member.button('check_in.save'))
    await member.expectHome()
    await expect(member.balance()).toBeVisible()
    expect(finger.gestures).toBeLessThanOrEqual(4)
    expect((await member.snapshot()).balance.check_ins_counted).toBe(1)
  })

  test('a finger in the middle of the ring reads and does not place', async ({ member, page }) => {
    const finger = await Finger.on(page)
    await member.place('check_in').click()
    const ring = page.getByRole('slider', { name: words('check_in.ring') })
    await expect(member.heading('check_in.title')).toBeFocused()
    await finger.drag(await arc(ring, 0.2, [90, 120]))
    await expect(ring).toHaveAttribute('aria-valuetext', words('check_in.nowhere_yet'))
    await finger.drag(await arc(ring, ON_BANDS, [330]))
    await expect(ring).not.toHaveAttribute('aria-valuetext', words('check_in.nowhere_yet'))
  })

  test('Back closes what lies on top before it leaves, and Forward brings nothing back', async ({ member, page }) => {
    const why = page.getByRole('button', { name: wordsLike('home.why_pending') })
    const isAtDialog = () => page.evaluate(() => Boolean(history.state?.isDialog))
    await member.place('practice').click()
    await expect(member.heading('practice.library.title')).toBeVisible()
    await member.place('home').click()
    await member.expectHome()
    await why.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // The dialog becomes a step of the history a moment after it is there.
    await expect.poll(isAtDialog).toBe(true)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await member.expectHome()
    await expect(why).toBeFocused()

    // Closed by its own button it leaves nothing behind.
    await why.click()
    await member.button('common.close').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(isAtDialog).toBe(false)
    await page.goBack()
    await expect(member.heading('practice.library.title')).toBeVisible()
    await page.goForward()
    await member.expectHome()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

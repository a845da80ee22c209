import { expect, test } from './support/fixtures'
import { Member } from './support/member'
import { NativeShell } from './support/native-shell'
import { words } from './support/words'

const PRODUCT = 'evenkeel.premium.yearly'

test('in a native shell a person signs up, buys, comes back by a link, and is still there after a restart', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const shell = await NativeShell.open(page, server)
  const member = new Member(page, server)
  let isFinished = false
  shell.answers['EvenkeelShell.products'] = () => ({ products: [{ productId: PRODUCT, price: '€ 119.99' }] })
  shell.answers['EvenkeelShell.buy'] = () => ({
    kind: 'bought',
    purchase: {
      productId: PRODUCT,
      transaction: `sandbox:${member.emailAddress.replaceAll(/\W/g, '')}`,
      countryCode: 'AUT',
    },
  })
  shell.answers['EvenkeelShell.finish'] = () => {
    isFinished = true
  }

  await member.signUp()
  await member.answerOnboarding()
  await member.checkIn()
  await expect(member.balance()).toBeVisible()

  await member.place('me').click()
  await page.getByRole('link', { name: words('me.membership') }).click()
  await page.getByRole('button', { name: words('membership.yearly', { price: '€ 119.99' }) }).click()
  await expect(page.getByRole('heading', { name: words('membership.source.subscription') })).toBeVisible()
  expect(isFinished).toBe(true)

  await shell.emit('App.appUrlOpen', { url: `${server.main}/app/me/about` })
  await expect(member.heading('about.title')).toBeVisible()
  await shell.emit('App.appUrlOpen', { url: 'https://elsewhere.example/app/me/data' })
  await shell.emit('App.backButton')
  await expect(page.getByRole('heading', { name: words('membership.title'), exact: true })).toBeVisible()

  await shell.emit('App.appStateChange', { isActive: false })
  await expect(page.locator('html')).toHaveAttribute('data-resting', '')
  await shell.emit('App.appStateChange', { isActive: true })
  await expect(page.locator('html')).not.toHaveAttribute('data-resting')

  await page.goto('https://localhost/app')
  await member.expectHome()
  await expect(member.balance()).toBeVisible()
  await shell.emit('App.backButton')
  await expect.poll(() => shell.calls).toContain('App.minimizeApp')
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))).toBe(0)
  shell.remove()
})

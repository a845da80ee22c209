import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'

// All that is said and settled under "Me", a few pages at a time.

test.describe.configure({ timeout: 120_000 })

test.use({ settled: 'Wilhelmina-Alexandra', serviceWorkers: 'block' })

const PAGES = [
  ['details', 'devices', 'appearance'],
  ['notifications', 'safety', 'trainer'],
  ['membership', 'data', 'feedback', 'about'],
]

test('Me itself', async ({ member, page }) => {
  await member.open('/app/me')
  await expect(member.link('navigation.help_now').first()).toBeVisible()
  await checkScreen(page, 'me')
})

for (const names of PAGES) {
  test(`of Me: ${names.join(', ')}`, async ({ member, page }) => {
    for (const name of names) {
      await member.open(`/app/me/${name}`)
      await expect(member.heading(`${name}.title`)).toBeVisible()
      await checkScreen(page, `me-${name}`)
    }
  })
}

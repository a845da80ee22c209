import { expect, test } from './support/fixtures'
import { words } from './support/words'

test.use({ settled: 'Ana' })

test('a check-in that was taken back leads to the list without it', async ({ member, page }) => {
  await member.checkIn()
  await page.goto(`${member.server.main}/app/check-ins`)
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await member.button('check_in.remove.remove').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('check_in.remove.remove'), exact: true })
    .click()
  await expect(page.getByText(words('check_ins.none'))).toBeVisible()
})

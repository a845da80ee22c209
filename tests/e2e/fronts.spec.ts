import { readFileSync } from 'node:fs'
import { contractFolder } from '../support/paths'
import { checkScreen } from './support/check-screen'
import { expect, test } from './support/fixtures'

test('the public site', async ({ member, page }) => {
  await page.goto(member.server.main)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await checkScreen(page, 'site')
})

test('the reference of the API', async ({ member, page }) => {
  test.setTimeout(120_000)
  const reference = `${member.server.main}/api/docs/`
  await page.goto(reference)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await checkScreen(page, 'reference')
  await page.getByRole('searchbox').fill('check-in event_uuid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('POST /api/premium/authorized/assessment/check-in')
  await checkScreen(page, 'reference-call')
  await page.goto(`${reference}#service/post-hrv-task`)
  await expect(page.getByRole('region', { name: 'curl' })).toContainText(`${member.server.service}/hrv-task`)
  for (const name of ['member', 'service', 'dashboard']) {
    const served = await (await page.request.get(`${reference}${name}.json`)).body()
    expect(served.equals(readFileSync(`${contractFolder}/${name}.json`)), name).toBe(true)
  }
})

test('the dashboard', async ({ member, page }) => {
  await page.goto(member.server.dashboard)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await checkScreen(page, 'dashboard')
})

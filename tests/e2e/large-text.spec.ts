import { signInAsDemo } from './support/demo'
import { expect, test } from './support/fixtures'
import { words } from './support/words'

test.use({ hasDemo: true })

test('letters of twice the size do not stand in each other in the line of the last reading', async ({
  member,
  page,
}) => {
  await signInAsDemo(member)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const box = async (key: string) => {
    const found = await page.getByText(words(key), { exact: true }).boundingBox()
    if (!found) throw new Error(`${key} is nowhere on the screen`)
    return found
  }
  const title = await box('latest.title')
  for (const key of ['latest.rmssd', 'latest.heart_rate']) {
    const figure = await box(key)
    const isBeside = figure.x >= title.x + title.width || figure.y >= title.y + title.height
    expect(isBeside, `${words(key)} stands beside or below the title`).toBe(true)
  }
})

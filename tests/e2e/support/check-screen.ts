import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { projectRoot } from '../../support/paths'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }
const SCHEMES = ['light', 'dark'] as const

/**
 * Looks at the present screen in light and dark, on phone and desktop: no fault that axe knows, nothing wider than the
 * window (axe does not see that), and a picture of each for people to look at.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await checkVariant(page, `${name}-${size}-${colorScheme}`)
    }
  }
  await page.setViewportSize(SIZES.phone)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** One variant, for screens that do not wait. */
export async function checkVariant(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(projectRoot, 'build/screenshots', `${name}.png`), animations: 'disabled' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(faults, `axe on ${name}`).toEqual([])
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, `pixels beyond the window's width on ${name}`).toBeLessThanOrEqual(0)
}

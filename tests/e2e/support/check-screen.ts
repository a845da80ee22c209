import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { projectRoot } from '../../support/paths'
import { cutTexts } from './cut-text'
import { isForPeople, type Look, looksAt, USUAL_SIZE } from './looks'
import { spokenLanguage } from './words'

/**
 * Looks at the present screen in every way in which it is looked at in this language: no fault that axe knows, nothing
 * wider than the window, no text cut off (axe sees neither). `./dev looks` also keeps a picture of each.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  for (const look of looksAt(name, spokenLanguage())) {
    await page.setViewportSize(look.size)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
    await enlarge(page, look.text)
    await checkLook(page, name, look)
  }
  await enlarge(page, undefined)
  await page.setViewportSize(USUAL_SIZE)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
}

/** One look, for screens that do not wait. */
export const checkAsItIs = (page: Page, name: string): Promise<void> =>
  checkLook(page, name, { name: 'phone-light', size: USUAL_SIZE, colorScheme: 'light', axe: 'all' })

/** As the app itself does it where a person asks for larger text. */
const enlarge = (page: Page, text: number | undefined) =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    text ? `${text}%` : '',
  )

async function checkLook(page: Page, screen: string, look: Look): Promise<void> {
  const name = `${screen}-${look.name}`
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Drawings come by themselves; a picture without them would show nothing of a screen.
  await expect(page.locator('[data-coming]')).toHaveCount(0)
  if (isForPeople) await takePicture(page, name)
  else await page.evaluate(endAnimations)
  if (look.axe !== 'none') expect.soft(await axeFaults(page, look.axe), `axe on ${name}`).toEqual([])
  expect.soft(await overflow(page), `pixels beyond the window's width on ${name}`).toBeLessThanOrEqual(0)
  expect.soft(await cutTexts(page), `texts cut off on ${name}`).toEqual([])
  expect.soft(await coveredPlaces(page), `places of the bar that cannot be pressed on ${name}`).toEqual([])
}

const takePicture = (page: Page, name: string) =>
  page.screenshot({
    path: join(projectRoot, 'build/screenshots', `${name}.png`),
    animations: 'disabled',
    fullPage: true,
  })

/** As taking a picture does: what moves is judged where it comes to rest. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** Stands for axe's own half megabyte where the document has it from the look before. */
const NOTHING_TO_LOAD = '0'

/** The rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

async function axeFaults(page: Page, extent: 'all' | 'colours'): Promise<string[]> {
  // A frame of an article is loaded and left when it likes, so axe is loaded there each time.
  const isLoaded = page.frames().length === 1 && (await page.evaluate(() => 'axe' in globalThis))
  // Not asked for: what passed, described node by node; and the run in pieces, which opens a page of its own to put them
  // together. No frame of ours is from elsewhere, for which that would be needed.
  const { violations } = await new AxeBuilder({ page, ...(isLoaded ? { axeSource: NOTHING_TO_LOAD } : {}) })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(extent === 'colours' && { runOnly: { type: 'rule', values: OF_COLOURS } }),
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** Whatever size the text has, each place of the bar is where a finger finds it, and large enough for one. */
const coveredPlaces = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open]')) return []
    const isBar = (nav: Element | null) => nav !== null && getComputedStyle(nav).position === 'fixed'
    const links = [...document.querySelectorAll('nav > a')]
    const places = links.filter((place) => isBar(place.parentElement) && place.checkVisibility())
    const cannotBePressed = (place: Element) => {
      const { left, top, width, height } = place.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width < 44 || height < 44 || !hit || !place.contains(hit)
    }
    return places.filter(cannotBePressed).map((place) => place.textContent ?? '')
  })

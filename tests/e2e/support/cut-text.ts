import type { Page } from '@playwright/test'

/**
 * The texts of the present screen that cannot be read whole: beyond the sides of the window, or cut off by a box that
 * neither shows nor scrolls what does not fit. axe sees none of that.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts)

/** Runs in the page. */
function findCutTexts(): string[] {
  /** Pixels; a line's box is taller than its letters, and edges fall between pixels. */
  const SIDEWAYS = 1.5
  const UPRIGHT = 5
  type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

  /** Hidden from eyes on purpose, or a way past the bars that comes into view when the keyboard reaches it. */
  function isForEars(element: Element): boolean {
    const wayPast = element.closest('a[href^="#"]')
    if (wayPast && wayPast.getBoundingClientRect().bottom < 0) return true
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true
    return false
  }
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'

  /** Whether a box on the way up cuts the text off before one lets people scroll to it. */
  function isCut(text: Edges, element: Element): boolean {
    const reach = { x: true, y: true }
    for (let box: Element | null = element; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edges = box.getBoundingClientRect()
      if (scrolls(style.overflowX)) reach.x = false
      if (scrolls(style.overflowY)) reach.y = false
      const isBeside = text.left < edges.left - SIDEWAYS || text.right > edges.right + SIDEWAYS
      const isAbove = text.top < edges.top - UPRIGHT || text.bottom > edges.bottom + UPRIGHT
      if ((reach.x && clips(style.overflowX) && isBeside) || (reach.y && clips(style.overflowY) && isAbove)) return true
    }
    return reach.x && (text.left < -SIDEWAYS || text.right > document.documentElement.clientWidth + SIDEWAYS)
  }

  const dialog = document.querySelector('dialog[open]')
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || isForEars(element) || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rows = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rows.some((row) => isCut(row, element))) found.push(node.textContent.trim().slice(0, 60))
  }
  return found
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { projectRoot } from '../../support/paths'
import { expect } from './fixtures'

export const siteFolder = join(projectRoot, 'web/apps/site/dist')

/** The route table of the website specification, with what each page's title says. */
export const ROUTES: readonly [path: string, title: RegExp][] = [
  ['/', /Evenkeel · Steady again/],
  ['/landing/v2', /Evenkeel · Steady again/],
  ['/about', /regulate your nervous system in 6 weeks/i],
  ['/links', /All links/],
  ['/noor', /A note from Noor/],
  ['/cert-offer', /\$200 off the trainer certification/],
  ['/register', /Free live training/],
  ['/vsl', /one session in eight minutes/],
  ['/training', /one session in eight minutes/],
  ['/book', /Nervous System, Simplified/],
  ['/book/fitness-trainer', /Nervous System, Simplified/],
  ['/certification', /Trainer certification/],
  ['/course', /Trainer certification/],
  ['/certification/fitness-trainer', /Certification for fitness trainers/],
  ['/learn', /Learn: short articles/],
  ['/blog', /Learn: short articles/],
  ['/learn/long-exhale', /The long way out of a breath/],
  ['/references', /every claim and its source/],
  ['/support', /Customer Care/],
  ['/safety', /Safety/],
  ['/legal/terms', /Terms/i],
  ['/legal/privacy', /Privacy/i],
  ['/quiz', /two-minute quiz/],
  ['/book_download/any-secret', /Your Book Copy/],
]

/** Every page that was written, as a path. */
export const prerenderedPages = (): string[] =>
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('index.html'))
    .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
    .sort()

/** Collects what the console complains about: a page that hydrates well says nothing. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Alive: React has taken the page over. */
export const settle = (page: Page) => page.waitForLoadState('networkidle')

export async function expectWellMade(page: Page, path: string) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `axe on ${path}`,
    )
    .toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `sideways overflow of ${path}`).toBeLessThanOrEqual(0)
}

export const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  isMobile: false,
  hasTouch: false,
} as const

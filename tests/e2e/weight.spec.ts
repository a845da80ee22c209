import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contentFolder, projectRoot } from '../support/paths'
import { expect, test } from './support/fixtures'

/** Bytes as they travel, in brotli. */
const MOST_BEFORE_FIRST_SCREEN = 130_000

const app = join(projectRoot, 'web/apps/app')

// The service worker fetches everything for later; what is weighed is what the first screen waits for.
test.use({ serviceWorkers: 'block' })

interface Script {
  name: string
  bytes: number
  encoding: string | undefined
  keeping: string | undefined
}

/** Every script that the page fetched. Ask only after the screen stands. */
function collectScripts(page: Page): () => Promise<Script[]> {
  const scripts: Promise<Script>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const weigh = async () => {
      const [sizes, response] = await Promise.all([request.sizes(), request.response()])
      const headers = response?.headers() ?? {}
      const name = request.url().split('/').at(-1) ?? ''
      const [encoding, keeping] = [headers['content-encoding'], headers['cache-control']]
      return { name, bytes: sizes.responseBodySize, encoding, keeping }
    }
    scripts.push(weigh())
  })
  return () => Promise.all(scripts)
}

const languages = readdirSync(join(contentFolder, 'locales')).filter((language) =>
  readdirSync(join(contentFolder, 'locales', language)).includes('app.json'),
)

for (const language of languages) {
  test.describe(() => {
    test.use({ locale: language })

    test(`what a first visit waits for is light in "${language}", compressed, and fetched once`, async ({
      page,
      server,
    }) => {
      const scripts = collectScripts(page)
      await page.goto(`${server.main}/app`)
      await expect(page.locator('a[href="/login"]')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const fetched = await scripts()
      const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0)
      console.log(`JavaScript before the first screen, ${language}: ${(total / 1000).toFixed(1)} kB brotli`)
      expect(total).toBeGreaterThan(50_000)
      expect(total).toBeLessThanOrEqual(MOST_BEFORE_FIRST_SCREEN)
      expect(fetched.filter(({ encoding }) => encoding !== 'br')).toEqual([])
      expect(fetched.filter(({ keeping }) => !keeping?.includes('immutable'))).toEqual([])
    })
  })
}

test('every screen is a piece of its own, and a stranger fetches the first one only', async ({ page, server }) => {
  const routes = readFileSync(join(app, 'src/routes.tsx'), 'utf8')
  const screens = [...routes.matchAll(/import\('\.\/features\/\w[\w-]*\/(\w+)'\)/g)].map(([, name]) => name as string)
  const pieces = readdirSync(join(app, 'dist/assets'))
  // The kit is for development and not built.
  const built = screens.filter((screen) => screen !== 'Kit')
  expect(built.length).toBeGreaterThan(25)
  const pieceOf = (screen: string) => pieces.find((name) => new RegExp(`^${screen}-\\w+\\.js$`).test(name))
  expect(built.filter((screen) => !pieceOf(screen))).toEqual([])

  const scripts = collectScripts(page)
  await page.goto(`${server.main}/app`)
  await expect(page.locator('a[href="/login"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const fetched = new Set((await scripts()).map(({ name }) => name))
  expect(built.filter((screen) => fetched.has(pieceOf(screen) ?? ''))).toEqual(['Welcome'])
})

/** Runs in the page before anything else: notes what is heavy, until the first screen stands. */
function noteHeavyWork(): void {
  const noted: string[] = []
  let isOver = false
  const note = (name: string) => isOver || noted.push(name)
  for (const name of ['DateTimeFormat', 'NumberFormat'] as const) {
    const formatter = new Proxy(Intl[name], {
      apply: (target, self, given) => note(name) && Reflect.apply(target, self, given),
      construct: (target, given) => note(name) && Reflect.construct(target, given),
    })
    Object.defineProperty(Intl, name, { value: formatter })
  }
  const register = ServiceWorkerContainer.prototype.register
  ServiceWorkerContainer.prototype.register = function (...given) {
    note('service worker')
    return register.apply(this, given)
  }
  new MutationObserver(() => {
    if (isOver || !document.querySelector('a[href="/login"]')) return
    isOver = true
    Object.assign(globalThis, { heavyWork: noted })
  }).observe(document, { childList: true, subtree: true })
}

test('nothing heavy comes before the first screen: no formatter of dates and numbers, no keeping for offline use', async ({
  page,
  server,
}) => {
  await page.addInitScript(noteHeavyWork)
  await page.goto(`${server.main}/app`)
  await expect(page.locator('a[href="/login"]')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as { heavyWork?: string[] }).heavyWork)).toEqual([])
})

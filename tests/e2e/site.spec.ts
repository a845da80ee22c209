import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from './support/fixtures'
import { complaintsOf, DESKTOP, expectWellMade, prerenderedPages, ROUTES, settle, siteFolder } from './support/site'

// The public site as the server hands it out: every route, what is in its head, and that no link leads nowhere.

test.use({ isLean: true })

for (const [size, options] of [
  ['a phone', {}],
  ['a desktop', DESKTOP],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use(options)

    for (const [path, title] of ROUTES) {
      test(`${path} stands, hydrates in silence and is well made`, async ({ page, server }) => {
        const complaints = complaintsOf(page)
        const answer = await page.goto(server.main + path)
        expect(answer?.status()).toBe(200)
        expect(answer?.headers()['content-encoding']).toBe('br')
        await expect(page).toHaveTitle(title)
        await expect(page.locator('h1')).toHaveCount(1)
        await settle(page)
        await expectWellMade(page, path)
        expect(complaints).toEqual([])
      })
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of [
    '/',
    '/certification',
    '/book',
    '/learn/long-exhale',
    '/quiz',
    '/about',
    '/references',
    '/register',
    '/learn',
  ])
    test(`${path} can be read`, async ({ page, server }) => {
      await page.goto(server.main + path)
      await expect(page.locator('h1')).toBeVisible()
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
    })

  test('the picture of the certification can be seen, and nothing waits for it', async ({ page, server }) => {
    await page.goto(`${server.main}/certification`)
    await expect(page.locator('.chero .pic img')).toHaveCSS('opacity', '1')
    await expect(page.locator('.chero .spin')).toHaveCount(0)
  })
})

test('any other path leads to the landing page', async ({ page, server }) => {
  for (const path of ['/nothing-here', '/certification/else', '/quiz/x/y']) {
    await page.goto(server.main + path)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a result and a copy of the book are for nobody else', async ({ page, server }) => {
  for (const path of ['/quiz/r/some-key', '/book_download/some-secret']) {
    const html = await (await page.request.get(server.main + path)).text()
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html).toContain('<meta name="referrer" content="no-referrer">')
    expect(html).not.toContain('rel="canonical"')
  }
})

test('each page has a head of its own, and the sitemap names it', async ({ server, page }) => {
  const sitemap = await (await page.request.get(`${server.main}/sitemap.xml`)).text()
  const robots = await (await page.request.get(`${server.main}/robots.txt`)).text()
  expect(robots).toContain('Sitemap: ')
  const titles = new Map<string, string>()
  for (const path of prerenderedPages()) {
    const html = readFileSync(join(siteFolder, path, 'index.html'), 'utf8')
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    if (!canonical) continue
    expect(sitemap, path).toContain(`<loc>${canonical}</loc>`)
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
    const description = /name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
    expect(description.length, `${path} has a description`).toBeGreaterThan(15)
    expect(html, path).toMatch(/property="og:image" content="https:\/\/[^"]+\.png"/)
    // Pages of one title are one page at several addresses.
    if (!canonical.includes('/book') && !canonical.includes('safety'))
      expect(titles.get(title) ?? canonical, title).toBe(canonical)
    titles.set(title, canonical)
  }
  expect(titles.size).toBeGreaterThan(60)
})

test('every prerendered page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // How it is written, not what it means: React writes these.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      // A button of a form says its type; the others are React's default.
      'prefer-native-element': 'off',
    },
  })
  const faults: string[] = []
  for (const path of prerenderedPages()) {
    const { results } = await validator.validateFile(join(siteFolder, path, 'index.html'))
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect([...new Set(faults)]).toEqual([])
})

test('a crawl from the landing page finds no dead link and reaches every page', async ({ server, page }) => {
  test.setTimeout(120_000)
  const waiting = ['/']
  const seen = new Map<string, string>([['/', '/']])
  const dead: string[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await page.request.get(server.main + path, { maxRedirects: 0 })
    if (answer.status() !== 200) dead.push(`${path} on ${seen.get(path)}: ${answer.status()}`)
    if (!answer.headers()['content-type']?.startsWith('text/html') || path.startsWith('/app')) continue
    const html = await answer.text()
    for (const [, address = ''] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) {
      if (seen.has(address) || address.startsWith('//')) continue
      seen.set(address, path)
      waiting.push(address)
    }
  }
  expect(dead).toEqual([])
  for (const path of ['/about', '/book', '/cert-offer', '/certification', '/learn/worry', '/quiz', '/references'])
    expect([...seen.keys()]).toContain(path)
})

test('the landing page waits for no more than 90 kB of script', async ({ page, server }) => {
  const sizes: Promise<number>[] = []
  const fetched: string[] = []
  page.on('requestfinished', (request) => {
    fetched.push(request.url())
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(server.main)
  await settle(page)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  console.log(`JavaScript of the landing page: ${(total / 1000).toFixed(1)} kB brotli`)
  expect(total).toBeGreaterThan(20_000)
  expect(total).toBeLessThanOrEqual(90_000)
  expect(fetched.filter((address) => address.includes('QrDialog'))).toEqual([])
})

import type { Page } from '@playwright/test'
import { mailTo } from '../support/outbox'
import { expect, test } from './support/fixtures'
import { expectWellMade, settle } from './support/site'

// Everything round the pages of the site: other languages, redirects, a break, a copy of the book, and the one question
// about counting by others.

test.use({ isLean: true })

/** The page as the server sends it, with one thing changed in what it is brought to life with. */
async function openChanged(page: Page, address: string, from: string, to: string) {
  await page.route(address, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    expect(html).toContain(from)
    const headers = answer.headers()
    delete headers['content-encoding']
    await route.fulfill({ response: answer, headers, body: html.replaceAll(from, to) })
  })
  await page.goto(address)
  await settle(page)
}

const LANGUAGES = [
  ['de', 'ltr', 'Dein Körper kennt den Weg zurück.', 'Kundendienst', 'Liebe und Partnerschaft'],
  ['es', 'ltr', 'Tu cuerpo conoce el camino de vuelta.', 'Atención al cliente', 'Amor'],
  ['ar', 'rtl', 'جسدك يعرف طريق العودة.', 'خدمة العملاء', 'الحب'],
] as const

for (const [language, direction, claim, care, love] of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test('the landing page, about, support and the quiz speak it, and are well made', async ({ page, server }) => {
      for (const [path, words] of [
        ['', claim],
        ['/about', '6'],
        ['/support', care],
        ['/quiz', love],
      ] as const) {
        const address = `/${language}${path}`
        await page.goto(server.main + address)
        await settle(page)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        await expect(page.locator('main')).toContainText(words)
        await expectWellMade(page, address)
      }
    })

    test('its pages lead to each other, and name their other languages', async ({ page, server }) => {
      await page.goto(`${server.main}/${language}`)
      await settle(page)
      await expect(page.locator('footer').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')
      await expect(page.locator(`a[href="/${language}/about"]`).first()).toBeAttached()
      const html = await (await page.request.get(`${server.main}/${language}`)).text()
      for (const code of ['en', 'de', 'es', 'ar', 'x-default']) expect(html).toContain(`hreflang="${code}"`)
      await page.goto(`${server.main}/${language}/quiz/r/no-such-key`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('180')
    })
  })

test('the landing page offers its languages, and a page that speaks only English offers none', async ({
  page,
  server,
}) => {
  await page.goto(server.main)
  await page.locator('footer').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${server.main}/de`)
  await page.goto(`${server.main}/certification`)
  await expect(page.locator('.tongues')).toHaveCount(0)
})

test('a redirect leads to our own pages at once, and nowhere else', async ({ page, server }) => {
  await page.goto(`${server.main}/redirect?to=${encodeURIComponent('/book')}`)
  await expect(page).toHaveURL(`${server.main}/book`)
  await page.goto(`${server.main}/redirect?to=${encodeURIComponent('https://elsewhere.example')}`)
  await expect(page).toHaveURL(`${server.main}/`)
  const html = await (await page.request.get(`${server.main}/redirect`)).text()
  expect(html).toContain('We are taking you there.')
  expect(html).toContain('noindex')
})

test.describe('after a break', () => {
  // The break is meant, so nobody minds it here.
  test.use({ goodManners: undefined })

  test('a page that breaks says so in the words of the specification, and starts over', async ({ page, server }) => {
    await openChanged(page, `${server.main}/about`, '"acts":', '"nothing":')
    await expect(page.getByText('ERROR', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Something went wrong - please restart the app to load the latest updates.'),
    ).toBeVisible()
    await expect(page.getByText('CONTACT SUPPORT')).toBeVisible()
    await expect(page.getByText('If this problem persists, please contact our team at:')).toBeVisible()
    await expect(page.getByRole('link', { name: /care@/ })).toHaveAttribute('href', /^mailto:care@/)
    await expectWellMade(page, 'the error screen')
    await page.unroute(`${server.main}/about`)
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('6 weeks')
  })
})

for (const [path, product] of [
  ['/certification', 'certification'],
  ['/book', 'book'],
] as const)
  test(`whoever waits for the ${product} is told when it opens`, async ({ page, server }) => {
    await page.goto(server.main + path)
    await settle(page)
    await page.locator('.co.waiting').scrollIntoViewIfNeeded()
    const form = page.locator('form.co')
    await form.getByLabel('First name').fill('Mara')
    await form.getByLabel('Email address').fill(`mara-${product}@example.org`)
    await form.getByRole('button', { name: /tell me when it opens/i }).click()
    await expect(form.getByRole('button', { name: /we will write to you/i })).toBeVisible()
    await server.runJobs()
    const { text } = mailTo(server, `mara-${product}@example.org`, /when it opens/)
    expect(text).toContain(`${server.main}${path}`)
  })

test('a link to the book that is not valid says so', async ({ page, server }) => {
  await page.goto(`${server.main}/book_download/none`)
  await settle(page)
  await page.getByRole('link', { name: 'DOWNLOAD THE BOOK' }).click()
  await expect(page).toHaveURL(`${server.main}/book_download/gone`)
  await expect(page.getByText('This link to the book is not valid')).toBeVisible()
  await expect(page.getByRole('link', { name: 'DOWNLOAD THE BOOK' })).toHaveCount(0)
})

test('nobody is asked about counting while nothing is set up', async ({ page, server }) => {
  await page.goto(server.main)
  await settle(page)
  await expect(page.locator('.notice')).toHaveCount(0)
})

test.describe('where an operator set up a service', () => {
  const open = (page: Page, address: string) =>
    openChanged(page, address, '"analytics_token":""', '"analytics_token":"abc"')

  test('a visitor is asked, and a no is kept', async ({ page, server }) => {
    await open(page, `${server.main}/about`)
    const notice = page.getByRole('region', { name: 'Your choice about counting' })
    await expect(notice).toContainText('Mixpanel')
    await expectWellMade(page, 'the notice')
    await notice.getByRole('button', { name: 'No, thanks' }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await settle(page)
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Cookie choices' }).click()
    await expect(notice).toBeVisible()
  })

  test('the quiz asks nothing, because nobody else is let in', async ({ page, server }) => {
    await open(page, `${server.main}/quiz`)
    await expect(page.locator('.notice')).toHaveCount(0)
  })
})

test('what happens on a page is counted here, without a visitor', async ({ page, server }) => {
  const told = page.waitForRequest('**/api/site/events')
  await page.goto(`${server.main}/cert-offer?a=ad-7`)
  const request = await told
  const { events } = request.postDataJSON() as { events: { event_type: string; place: string }[] }
  expect(events.map(({ event_type, place }) => [event_type, place])).toEqual(
    expect.arrayContaining([
      ['PageView', '/cert-offer'],
      ['exposure', 'cert_offer'],
    ]),
  )
  expect((await request.response())?.status()).toBe(200)
  expect((await request.allHeaders()).cookie).toBeUndefined()
})

const RECORD = 'experiments-v4'

test.describe('where our server says the sides of experiments', () => {
  const open = (page: Page, address: string, assignment: string) =>
    openChanged(page, address, '"assignment":"browser"', `"assignment":"${assignment}"`)

  test('a browser keeps its lot, and is on the same sides the next time', async ({ page, server }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/site/experiments') && asked.push(request.url()))
    await open(page, `${server.main}/cert-offer`, 'server')
    const record = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), RECORD)
    await expect.poll(record).not.toBeNull()
    const first = await record()
    expect(first).toMatchObject({ experiments_enabled: true, experiments_current_version: 3 })
    const said = await (await page.request.get(`${server.main}/api/site/experiments?lot=${first.lot}`)).json()
    expect(first).toMatchObject(said.experiments)
    const button = page.locator('form button[type=submit]').first()
    await expect(button).toHaveClass(first.web_cert_offer__red_button ? /red/ : /black/)
    await page.reload()
    await settle(page)
    expect(await record()).toEqual(first)
    expect(new Set(asked).size).toBe(1)
  })

  test('nobody is on a side where they are off', async ({ page, server }) => {
    const told: string[] = []
    page.on('request', (request) => request.url().endsWith('/site/events') && told.push(request.postData() ?? ''))
    await open(page, `${server.main}/cert-offer`, 'off')
    await page.waitForTimeout(1_200)
    expect(await page.evaluate((key) => localStorage.getItem(key), RECORD)).toBeNull()
    expect(told.join()).toContain('PageView')
    expect(told.join()).not.toContain('exposure')
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { DESKTOP, settle } from './support/site'

// The behaviour of the pages: the states, delays and constants of the website specification.

test.use({ isLean: true })

const headerOpacity = (page: Page) =>
  page
    .locator('header.top.fixed')
    .evaluate((header) => Number(getComputedStyle(header).getPropertyValue('--header-opacity')))

test.describe('the landing page', () => {
  test('shows the claims of the specification, each with its footnote', async ({ page, server }) => {
    await page.goto(server.main)
    const data = page.locator('#data')
    await expect(data).toContainText('54%')
    await expect(data).toContainText('less stress after 1 week')
    await expect(data).toContainText('95%')
    await expect(data).toContainText('report relief within 5 minutes')
    await expect(data.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible()
    const chart = page.getByRole('img', { name: /0 percent before, 88.8 after one/ }).locator('visible=true')
    await expect(chart).toContainText('88.8')
    await expect(chart).toContainText('98.6')
    await expect(page.locator('.strands')).toContainText('20%')
    await expect(page.locator('.strands')).toContainText('80%')
    await page.locator('#data sup a').first().click()
    await expect(page).toHaveURL(/\/references#ref-1$/)
    await expect(page.locator('#ref-1')).toContainText('Figure of the original specification')
  })

  test('has its sections in the order of the specification', async ({ page, server }) => {
    await page.goto(server.main)
    const text = await page.locator('#root').innerText()
    const order = [
      'Your body knows the way back.',
      'less stress after 1 week',
      'Calm is mostly a body thing.',
      'One practice, felt in five places.',
      'Relief, as it arrives.',
      'Read the references',
      'Built on research from',
      'In their own words.',
      'View Certification',
      'Get in Touch',
      'Questions about the app',
      `© ${new Date().getFullYear()} Evenkeel`,
    ].map((words) => text.indexOf(words))
    expect(order).not.toContain(-1)
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  test('gains colour with the scroll, loses the film, and warms the app', async ({ page, server }) => {
    await page.goto(server.main)
    await settle(page)
    expect(await headerOpacity(page)).toBe(0)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, innerHeight / 2))
    await expect.poll(() => headerOpacity(page)).toBeCloseTo(0.5, 1)
    await expect(page.locator('iframe[src="/app/?w=1"]')).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, innerHeight * 1.1))
    await expect.poll(() => headerOpacity(page)).toBe(0.85)
    await expect(page.locator('video')).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo(0, innerHeight * 1.3))
    await expect(page.locator('video')).toHaveCSS('opacity', '0')
  })

  test('opens its menu on a phone', async ({ page, server }) => {
    await page.goto(server.main)
    await settle(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: 'Download the app' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Certification' })).toHaveAttribute('href', '/certification')
    await expect(menu.getByRole('link', { name: /quiz/ })).toHaveAttribute('href', '/quiz')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
  })

  test('lets the ring be turned by keys, and gives the state its voice', async ({ page, server }) => {
    await page.goto(server.main)
    await settle(page)
    const section = page.locator('.turn')
    await expect(section).toContainText('“Quickly.”')
    await section.getByRole('slider').focus()
    await page.keyboard.press('PageUp')
    await expect(section).not.toContainText('“Quickly.”')
  })

  test('leads two breaths of ten seconds', async ({ page, server }) => {
    await page.clock.install()
    await page.goto(server.main)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.clock.runFor(5000)
    await expect(page.locator('.br .tx')).toContainText('Breathe out')
    await page.clock.runFor(16_000)
    await expect(page.locator('.br .tx')).toContainText('That was two breaths.')
  })

  test('has four contact cards that write mails, and questions that open by themselves', async ({ page, server }) => {
    await page.goto(server.main)
    const cards = page.locator('.touch a')
    await expect(cards).toHaveCount(4)
    for (const card of await cards.all()) await expect(card).toHaveAttribute('href', /^mailto:care@/)
    const questions = page.locator('.faq details')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(questions.nth(0)).toHaveAttribute('open', '')
    await expect(questions.nth(1)).toHaveAttribute('open', '')
  })
})

test.describe('on a desktop', () => {
  test.use(DESKTOP)

  test('App opens a code to take along, loaded only then', async ({ page, server }) => {
    await page.goto(server.main)
    await settle(page)
    await page.getByRole('button', { name: 'App', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('svg[role="img"]')).toBeVisible()
    await expect(dialog.getByRole('link')).toHaveAttribute('href', `${server.main}/app/`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('two store buttons stand on the about and links pages', async ({ page, server }) => {
    for (const path of ['/about', '/links']) {
      await page.goto(server.main + path)
      await expect(page.getByRole('link', { name: 'DOWNLOAD IOS' }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'DOWNLOAD ANDROID' }).first()).toBeVisible()
    }
  })
})

test('on a phone one button is enough', async ({ page, server }) => {
  await page.goto(`${server.main}/about`)
  await settle(page)
  await expect(page.getByRole('link', { name: 'DOWNLOAD NOW' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'DOWNLOAD IOS' })).toHaveCount(0)
})

test.describe('a code in the address', () => {
  const NOW = Date.parse('2026-03-01T12:00:00Z')
  const openWith = async (page: Page, address: string, expires: number) => {
    await page.clock.install({ time: NOW })
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, headers: { ...answer.headers(), date: new Date(NOW).toUTCString() } })
    })
    await page.route('**/temp/MARA-7K2Q.json', (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { first_name: 'Mara', unique_code: 'mara-7k2q', amount_off_usd_cents: 20_000, expires_at_unix: expires },
      }),
    )
    await page.goto(`${address}/certification?c=mara-7k2q`)
  }
  const inSeconds = (seconds: number) => NOW / 1000 + seconds

  test('shows name, code, discount and the time that is left', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWith(page, server.main, inSeconds(2 * 86_400 + 3600))
    const banner = page.getByRole('region', { name: 'Your offer' })
    await expect(banner).toContainText('Mara, $200 off is yours.')
    await expect(banner.getByText('days')).toBeVisible()
    await banner.getByRole('button').click()
    await expect(banner.getByRole('button')).toHaveText('COPIED CODE')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MARA-7K2Q')
    await page.clock.runFor(1100)
    await expect(banner.getByRole('button')).toContainText('MARA-7K2Q')
    await page.locator('#enroll').scrollIntoViewIfNeeded()
    await expect(page.locator('.co .tot')).toContainText('$497')
  })

  test('says JUNE 1ST when the time is up', async ({ page, server }) => {
    await openWith(page, server.main, inSeconds(5))
    const banner = page.getByRole('region', { name: 'Your offer' })
    await expect(banner).toBeVisible()
    await page.clock.runFor(7000)
    await expect(banner).toContainText('JUNE 1ST')
  })

  test('that has expired, or that nobody knows, shows nothing', async ({ page, server }) => {
    await openWith(page, server.main, inSeconds(-1))
    await settle(page)
    await expect(page.getByRole('region', { name: 'Your offer' })).toHaveCount(0)
    await page.goto(`${server.main}/certification?c=UNKNOWN-1`)
    await settle(page)
    await expect(page.getByRole('region', { name: 'Your offer' })).toHaveCount(0)
  })

  test('goes along from the training to the certification', async ({ page, server }) => {
    await page.goto(`${server.main}/training?c=mara-7k2q`)
    await expect(page.getByRole('status')).toContainText('A unique $200-off offer code was sent to your inbox.')
    await expect(page.getByRole('link', { name: 'VIEW CERTIFICATION' })).toHaveAttribute(
      'href',
      '/certification?c=MARA-7K2Q',
    )
  })
})

test('the certification has five components, seven closed modules and five testimonials', async ({ page, server }) => {
  await page.goto(`${server.main}/certification`)
  await expect(page.locator('.wyg > li')).toHaveCount(5)
  await expect(page.locator('.wyg > li s')).toHaveText(Array(5).fill('value $1,000'))
  await expect(page.locator('.modules details')).toHaveCount(7)
  await expect(page.locator('.modules details[open]')).toHaveCount(0)
  await expect(page.locator('.modules summary span').first()).toContainText('Setting Yourself Up for Success')
  await expect(page.locator('.voices article')).toHaveCount(5)
  const training = page.getByRole('link', { name: 'Watch the Free Training' })
  await expect(training).toHaveAttribute('href', '/vsl')
  await expect(training).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('contentinfo')).toContainText('© 2023')
})

test('the fitness trainers have a header link of their own', async ({ page, server }) => {
  await page.goto(`${server.main}/certification/fitness-trainer`)
  await expect(page.getByRole('link', { name: 'GET THE APP' })).toBeVisible()
})

test.describe('the offer', () => {
  test('is unlocked by the server, and leads on with the code', async ({ page, server }) => {
    await page.route('**/api/register-certification', (route) => route.fulfill({ json: { unique_code: 'mara-7k2q' } }))
    await page.goto(`${server.main}/cert-offer`)
    await settle(page)
    const form = page.locator('form')
    await expect(form.getByRole('button')).toBeDisabled()
    await form.getByLabel('First name').fill('Mara')
    await form.getByLabel('Email address').fill('Mara@Example.org')
    await form.getByRole('button').click()
    await expect(form.getByRole('button')).toHaveText('OFFER UNLOCKED')
    await expect(page).toHaveURL(/\/certification\?c=mara-7k2q$/)
  })

  test('says so when nothing was kept', async ({ page, server }) => {
    await page.route('**/api/register-certification', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`${server.main}/cert-offer`)
    await settle(page)
    const form = page.locator('form')
    await form.getByLabel('First name').fill('Mara')
    await form.getByLabel('Email address').fill('mara@example.org')
    await form.getByLabel('Email address').press('Enter')
    await expect(form.getByRole('alert')).toContainText('no code was made')
    await expect(form.getByRole('button')).toHaveText('UNLOCK $200 OFF')
  })

  const flags = (part: Record<string, boolean>) => ({
    experiments_enabled: true,
    experiments_current_version: 3,
    experiment__paywall_day_one_pricing: false,
    web_cert_offer__red_button: false,
    web_cert_offer__display_limited_time_hero_cta_text: false,
    web_cert_offer__show_press_at_bottom_above_fold: false,
    web_cert_offer__hide_all_sections_below_fold: false,
    web_cert_offer__hero_cta_show_percent_off: false,
    web_cert_offer__hero_press_show_well_and_good_laurel: false,
    ...part,
  })
  const openAs = async (page: Page, address: string, part: Record<string, boolean>) => {
    await page.addInitScript((record) => localStorage.setItem('experiments-v4', JSON.stringify(record)), flags(part))
    await page.goto(`${address}/cert-offer`)
    await settle(page)
  }

  test('is black and long by default', async ({ page, server }) => {
    await openAs(page, server.main, {})
    await expect(page.locator('form .btn.black')).toBeVisible()
    await expect(page.locator('.lead')).toContainText('$200 off')
    await expect(page.locator('.includes')).toBeVisible()
  })

  test('is red, in percent and short where the flags say so', async ({ page, server }) => {
    await openAs(page, server.main, {
      web_cert_offer__red_button: true,
      web_cert_offer__hero_cta_show_percent_off: true,
      web_cert_offer__hide_all_sections_below_fold: true,
    })
    await expect(page.locator('form .btn.red')).toBeVisible()
    await expect(page.locator('.lead')).toContainText('$200 (29%)')
    await expect(page.locator('.includes')).toHaveCount(0)
  })

  test('speaks of a limited time where the flag says so', async ({ page, server }) => {
    await openAs(page, server.main, { web_cert_offer__display_limited_time_hero_cta_text: true })
    await expect(page.locator('.lead')).toContainText('Register now to unlock')
  })
})

test('a seat in the live training is kept, and the certification follows', async ({ page, server }) => {
  await page.route('**/api/register-live-training', (route) => route.fulfill({ json: {} }))
  await page.goto(`${server.main}/register`)
  await settle(page)
  await expect(page.getByText('2-3PM PDT').first()).toBeVisible()
  const form = page.locator('form')
  await form.getByLabel('First name').fill('Mara')
  await form.getByLabel('Email address').fill('mara@example.org')
  await form.getByRole('button').click()
  await expect(form.getByRole('button')).toHaveText('REGISTERED')
  await expect(page).toHaveURL(/\/certification$/)
})

test('the training is shown when it is wanted, 16:9 and at most 600 wide', async ({ page, server }) => {
  await page.goto(`${server.main}/vsl`)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEXT STEP: Watch this 8 minute training now...')
  const box = await page.locator('.film').boundingBox()
  expect(box?.width).toBeLessThanOrEqual(600)
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.5625, 2)
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play the training' }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('max', '480')
  await expect(page.locator('.caption')).toContainText('This is Dana.')
})

test('the quiz keeps its answers, and its result has an address', async ({ page, server }) => {
  await page.goto(`${server.main}/quiz`)
  await settle(page)
  await page.locator('.answer-row').nth(3).click()
  await page.locator('.wishes .answer-row').nth(0).click()
  await page.reload()
  await settle(page)
  await expect(page.locator('.answer-row input').nth(3)).toBeChecked()
  for (let part = 0; part < 7; part++) {
    await page.locator('.right .answer-row').nth(3).click()
    await page.locator('.wishes .answer-row').nth(0).click()
    await page.getByRole('button', { name: /^Next:/ }).click()
  }
  await page.getByText('Anxiety').click()
  await page.getByRole('button', { name: /^Next:/ }).click()
  await page.getByRole('button', { name: /^Next:/ }).click()
  await expect(page.getByText('not answered').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show my result' }).click()
  await expect(page).toHaveURL(/\/quiz\/r\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sympathetic')
  await expect(page.locator('.map .row')).toHaveCount(7)
  await expect(page.locator('.fit3 a')).toHaveCount(3)
})

test('the book can be tried: Oskar is at eleven', async ({ page, server }) => {
  await page.goto(`${server.main}/book`)
  await settle(page)
  const ring = page.locator('.clock').getByRole('slider')
  await ring.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.clock .q')).toContainText('Dorsal Vagal')
  await page.getByRole('button', { name: 'Turn the page' }).click()
  await expect(page.locator('.leaf')).toContainText('better words')
  await page.locator('#buy').scrollIntoViewIfNeeded()
  await expect(page.locator('#buy')).toContainText('$0.99')
  await expect(page.locator('#buy')).toContainText('$35.99')
})

test('articles are found by their words', async ({ page, server }) => {
  await page.goto(`${server.main}/blog`)
  await settle(page)
  await page.getByRole('searchbox').fill('caffeine')
  await expect(page.locator('.ag a')).toHaveCount(0)
  await expect(page.locator('.lead1')).toHaveAttribute('href', '/learn/caffeine-and-alcohol')
  const feed = await (await page.request.get(`${server.main}/learn/feed.xml`)).text()
  expect(feed.match(/<item>/g)?.length).toBe(50)
})

test('customer care writes its address out', async ({ page, server }) => {
  await page.goto(`${server.main}/support`)
  await expect(page.locator('.addr')).toHaveText('care at evenkeel dot example')
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
})

test('a script that does not come is said, and the page can still be read', async ({ page, server }) => {
  await page.route('**/assets/About-*.js', (route) => route.abort())
  await page.goto(`${server.main}/about`)
  await expect(page.getByRole('alert')).toContainText('Error: Page Load Failed.')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

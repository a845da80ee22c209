import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../support/paths'
import { Server } from '../support/server'
import { expect, test } from './support/fixtures'
import { Member, PASSWORD } from './support/member'
import { words } from './support/words'

test.use({ settled: 'Ana' })

test('a newer release waits until the person wants it, and then is what runs', async ({ page }) => {
  const web = mkdtempSync(join(tmpdir(), 'evenkeel-release-'))
  const dist = join(web, 'apps/app/dist')
  cpSync(join(projectRoot, 'web/apps/app/dist'), dist, { recursive: true })
  const server = await Server.start({ flags: { '--web': web } })
  await page.goto(`${server.main}/app`)
  await new Member(page, server).expectKept()
  const versions = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('evenkeel-')))
  const [former = ''] = await versions()

  const worker = join(dist, 'service-worker.js')
  const version = former.replace('evenkeel-', '')
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(version, 'newer'))
  for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`)
  await server.stop()
  await server.restart()

  await page.reload()
  const notice = page.getByText(words('update.ready'))
  await expect(notice).toBeVisible({ timeout: 20_000 })
  expect(await versions()).toContain(former)
  const isLoadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: words('update.take') }).click()
  await isLoadedAnew
  await expect(notice).toHaveCount(0)
  await expect.poll(versions).toEqual(['evenkeel-newer'])
  await server.remove()
  rmSync(web, { recursive: true })
})

test('a page that the worker missed while it became active is in its care all the same', async ({ member, page }) => {
  await member.expectKept()
  const browser = await page.context().newCDPSession(page)
  const isLoadedAnew = page.waitForEvent('load')
  // Past the worker, as a page is that was on its way when the worker claimed the open ones.
  await browser.send('Page.reload', { ignoreCache: true })
  await isLoadedAnew
  await member.expectKept()
  await page.context().setOffline(true)
  await member.place('check_in').click()
  await expect(member.heading('check_in.title')).toBeVisible()
})

test('a push message is shown in its words and leads into the app only', async ({ member, page, context, server }) => {
  await context.grantPermissions(['notifications'], { origin: server.main })
  await member.expectKept()
  // The page may know of it a moment before the test does.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.main))
      if (found) resolve(found.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const push = async (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: server.main, registrationId: await registered, data })
  const shown = () =>
    page.evaluate(async () => {
      const list = await (await navigator.serviceWorker.ready).getNotifications()
      return list.map(({ title, body, data }) => ({ title, body, data }))
    })
  await push(
    JSON.stringify({ title: 'How is it now?', body: 'A check-in takes 15 seconds.', path: '/app/check-in', tag: 'a' }),
  )
  await push('no words at all')
  await expect.poll(async () => (await shown()).length).toBe(2)
  // Which comes first is the browser's affair.
  expect(await shown()).toEqual(
    expect.arrayContaining([
      { title: 'How is it now?', body: 'A check-in takes 15 seconds.', data: '/app/check-in' },
      { title: 'localhost', body: '', data: '' },
    ]),
  )

  const press = (path: string) =>
    worker.evaluate(async (data) => {
      const scope = self as unknown as { registration: ServiceWorkerRegistration } & EventTarget
      await scope.registration.showNotification('pressed', { data, tag: 'pressed' })
      const [notification] = await scope.registration.getNotifications({ tag: 'pressed' })
      const Press = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
        .NotificationEvent
      scope.dispatchEvent(new Press('notificationclick', { notification }))
    }, path)
  await press('/app/check-in')
  await expect(member.heading('check_in.title')).toBeVisible()
  await press('https://elsewhere.example/app/me/data')
  await member.expectHome()
})

test('a link opens its screen after signing in, and Back never leads to a finished form', async ({
  member,
  page,
  server,
}) => {
  test.setTimeout(90_000)
  await member.setPassword()
  await member.signOut()
  await page.goto(`${server.main}/app/me/about`)
  await member.signIn(PASSWORD)
  await expect(member.heading('about.title')).toBeVisible()
  await member.link('common.back').click()
  await expect(member.place('check_in')).toBeVisible()

  await page.goto(`${server.main}/app`)
  await member.checkIn()
  await page.goBack()
  await member.expectHome()
})

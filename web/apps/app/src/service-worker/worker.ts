// Makes the app start without a connection, and shows what is pushed to it. It keeps the build's own files, which carry
// their hashes in their names, and the page itself. Calls to an API pass by untouched.

import { keepFile } from './keep-file'

/** Written here by tooling/precache-list.ts. */
declare const __PRECACHE__: { version: string; files: string[] }

const scope = self as unknown as ServiceWorkerGlobalScope
const { version, files } = __PRECACHE__
const CACHE = `evenkeel-${version}`
const [page = '/app/'] = files
/** Where the app is entered; the public site's pages are none of our business. */
const ENTRIES = /^\/(app|signup|login|reset_password)(\/|$)/

async function install() {
  const cache = await caches.open(CACHE)
  await Promise.all(files.map((file) => keepFile(cache, file)))
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('evenkeel-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The network's page where there is one, so that a new release shows at once; the kept page otherwise. */
async function answerPage(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The contents of a push message: words for the lock screen, and where in the app they lead. */
interface PushWords {
  title?: unknown
  body?: unknown
  path?: unknown
  tag?: unknown
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function wordsOf(data: PushMessageData | null): PushWords {
  try {
    return Object(data?.json()) as PushWords
  } catch {
    return {}
  }
}

/** Every message has to be shown, a broken one too: browsers take the permission away from who stays silent. */
function show(data: PushMessageData | null) {
  const { title, body, path, tag } = wordsOf(data)
  return scope.registration.showNotification(textOf(title) || scope.location.hostname, {
    body: textOf(body),
    tag: textOf(tag),
    icon: `${page}icons/ring-192.png`,
    data: textOf(path),
  })
}

/** A message leads into the app only, whatever it says. */
function appPath(address: string): string {
  if (!URL.canParse(address, scope.location.origin)) return page
  const { origin, pathname, search, hash } = new URL(address, scope.location.origin)
  return origin === scope.location.origin && ENTRIES.test(pathname) ? pathname + search + hash : page
}

/** In the window that is open already, so that nothing half-written is lost; else in a new one. */
async function open(path: string) {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => ENTRIES.test(new URL(url).pathname))
  if (!app) return scope.clients.openWindow(path)
  app.postMessage({ open: path })
  return app.focus()
}

scope.addEventListener('push', (event) => event.waitUntil(show(event.data)))
scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(appPath(textOf(event.notification.data))))
})
scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('message', (event) => {
  // A newer release waits until the person says so: pages of the old one still load their parts from the old files.
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting())
  // A page that was on its way while this worker claimed the open ones.
  if (event.data === 'claim') event.waitUntil(scope.clients.claim())
})
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && ENTRIES.test(pathname)) event.respondWith(answerPage(request))
  else if (pathname.startsWith(`${page}assets/`) || files.includes(pathname)) event.respondWith(answerFile(request))
})

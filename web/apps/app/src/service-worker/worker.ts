// Makes the app start without a connection. It keeps the build's own files, which carry their hashes in their names,
// and the page itself. Calls to an API pass by untouched.

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
  await cache.addAll(files)
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

scope.addEventListener('install', (event) => event.waitUntil(install()))
// A newer release waits until the person says so: pages of the old one still load their parts from the old files.
scope.addEventListener('message', ({ data }) => data === 'take-over' && scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && ENTRIES.test(pathname)) event.respondWith(answerPage(request))
  else if (pathname.startsWith(`${page}assets/`)) event.respondWith(answerFile(request))
})

export {}

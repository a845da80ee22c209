import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asEvents, wantsEvents } from './fake-api/events'
import { FakeApi } from './fake-api/fake-api'

export { suggestion } from './fake-api/fake-daily'

// The built apps in front of the fake API on one port: enough to look at every screen before a server exists.

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
].join('; ')

const dist = (app: string) => fileURLToPath(new URL(`../apps/${app}/dist/`, import.meta.url))

const isReference = (path: string) => /^\/api\/docs(\/|$)/.test(path)

function fileFor(path: string, front: Front): string {
  if (/^\/api\/docs\/?$/.test(path)) return join(dist('reference'), 'index.html')
  if (path.startsWith('/api/docs/')) return join(dist('reference'), path.slice('/api/docs/'.length))
  if (path.startsWith('/app/') && extname(path)) return join(dist('app'), path.slice('/app/'.length))
  if (/^\/(app|signup|login|reset_password)(\/|$)/.test(path)) return join(dist('app'), 'index.html')
  return join(dist(front), path === '/' ? 'index.html' : path)
}

async function serveFile(file: string, response: ServerResponse) {
  try {
    const content = await readFile(file)
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    })
    response.end(content)
  } catch {
    response.writeHead(404).end()
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Milliseconds between two events: slow enough to be seen. */
const EVENT_PAUSE = 150

async function sendEvents(response: ServerResponse, events: readonly string[]) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  for (const event of events) {
    response.write(event)
    await new Promise((resolve) => setTimeout(resolve, EVENT_PAUSE))
  }
  response.end()
}

/** A query counts as a body. */
const inputOf = (method: string, query: URLSearchParams, body: string) =>
  method === 'GET' ? Object.fromEntries(query) : JSON.parse(body || '{}')

/** The file is the last part of the form; its lines are all that the fake looks at. */
const lastPart = (form: string) => form.slice(form.indexOf('time_ms,red,green,blue'))

/** Serves `/`: the main listener's site or the dashboard. */
type Front = 'site' | 'dashboard'

/** Starts on a free port; answers its address and the fake behind it. */
export async function serve(front: Front = 'site') {
  const api = new FakeApi()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const { method = 'GET' } = request
    if (method === 'GET' && (isReference(pathname) || !pathname.startsWith('/api/')))
      return serveFile(fileFor(pathname, front), response)
    const body = await bodyOf(request)
    const reply = pathname.startsWith('/uploads/')
      ? api.receiveUpload(pathname.slice('/uploads/'.length), lastPart(body))
      : api.answer(pathname, inputOf(method, searchParams, body), method)
    if (wantsEvents(request.headers.accept, reply.status)) return sendEvents(response, asEvents(reply.body as never))
    response.writeHead(reply.status, { 'Content-Type': 'application/json', 'Set-Cookie': 'csrf_token=fake; Path=/' })
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  api.serviceUrl = origin
  return { origin, api, close: () => server.close() }
}

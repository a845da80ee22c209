import createClient, { type Client } from 'openapi-fetch'
import { asCallFailed, CallFailed, refusal, unanswered } from './call-failed'
import { csrfToken } from './csrf'
import { EVENT_STREAM } from './event-stream'
import type { paths as DashboardPaths } from './generated/dashboard'
import type { paths as MemberPaths } from './generated/member'
import type { paths as ServicePaths } from './generated/service'
import { retriesOf } from './retries'
import { presentWire, send } from './transport'

const CALL_TIMEOUT = 15_000

/** An answer that comes piece by piece may take its time; whoever listens knows how long. */
const timeoutOf = ({ headers }: Request) => (headers.get('Accept') === EVENT_STREAM ? undefined : CALL_TIMEOUT)

interface ClientOptions {
  baseUrl: string
  csrfCookie: string
}

function openClient<Paths extends object>({ baseUrl, csrfCookie }: ClientOptions): Client<Paths> {
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '')
  const client = createClient<Paths>({
    baseUrl,
    credentials: 'include',
    fetch: (request) => {
      const path = new URL(request.url).pathname.slice(basePath.length)
      return send(request, { retries: retriesOf(path), timeout: timeoutOf(request) })
    },
  })
  client.use({
    onRequest: async ({ request }) => {
      const wire = presentWire()
      const kept = wire && `${csrfCookie}=${(await wire.cookie(csrfCookie)) ?? ''}`
      request.headers.set('X-CSRF-Token', csrfToken(csrfCookie, kept))
    },
  })
  return client
}

export type ServiceClient = Client<ServicePaths>

/** The main API stands beside the page that calls it. */
export const openMemberClient = (origin: string) =>
  openClient<MemberPaths>({ baseUrl: `${origin}/api`, csrfCookie: 'csrf_token' })

/** The service's address comes from /config: it may live on another host. */
export const openServiceClient = (serviceUrl: string): ServiceClient =>
  openClient<ServicePaths>({ baseUrl: serviceUrl, csrfCookie: 'csrf_token' })

export const openDashboardClient = (origin: string) =>
  openClient<DashboardPaths>({ baseUrl: `${origin}/api`, csrfCookie: 'dashboard_csrf_token' })

type Reply<Data> = { data?: Data; error?: unknown; response: Response }

/** By the caller itself, who knows why. */
const isGivenUp = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError'

/** Unwraps a reply: its body, or a `CallFailed` thrown. */
export async function answerOf<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await reply.catch((thrown) => {
    if (thrown instanceof CallFailed || isGivenUp(thrown)) throw thrown
    // A proxy's page with status 200 is no answer of ours; one that breaks off is none at all.
    throw thrown instanceof SyntaxError ? asCallFailed(thrown) : unanswered(thrown)
  })
  if (!response.ok || data === undefined) throw refusal(error, response.status)
  return data
}

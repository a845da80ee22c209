import { type ContractName, contract } from './contract'
import type { CookieJar } from './cookie-jar'
import { isKnownSentence } from './sentences'

export interface Answer<Body = unknown> {
  status: number
  headers: Headers
  body: Body
}

export interface ErrorBody {
  error_code: string
  error_message: string
  field?: string
  request_id: string
}

interface ClientPlan {
  contract: ContractName
  /** Asked again for each call: a restarted server may listen elsewhere. */
  address: () => string
  /** Between the address and the paths of the contract. */
  prefix: string
  csrfCookie: string
  jar: CookieJar
  /** Where this client claims to come from. */
  clientAddress: string
}

/** Speaks to one listener as its own web client does; every answer is held against the contract. */
/** A refusal that no list knows would be told in English to everybody (docs/decisions/0084). */
function demandSentence(method: string, path: string, body: unknown): void {
  const message = (body as { error_message?: string } | undefined)?.error_message
  if (message !== undefined && !isKnownSentence(message))
    throw new Error(`${method} ${path} refuses with a sentence that tools/sentences/list.mjs does not find: ${message}`)
}

export class Client {
  constructor(readonly plan: ClientPlan) {}

  async post<Body>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, JSON.stringify(body), headers)
  }

  async put<Body>(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>('PUT', path, JSON.stringify(body), headers)
  }

  async get<Body>(
    path: string,
    query: Record<string, string | number> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const pairs = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return this.send<Body>('GET', pairs.size > 0 ? `${path}?${pairs}` : path, undefined, headers)
  }

  /** The body as it is, for what JSON.stringify would never write. */
  async send<Body>(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await this.#fetch(method, path, body, headers)
    const text = await response.text()
    const parsed = text === '' ? undefined : (JSON.parse(text) as Body)
    contract(this.plan.contract).check(method, path.split('?')[0] ?? path, response.status, parsed)
    demandSentence(method, path, parsed)
    return { status: response.status, headers: response.headers, body: parsed as Body }
  }

  /** A POST by whoever asks for server-sent events: the answer as it comes over the wire. */
  async postForEvents(path: string, body: unknown): Promise<{ status: number; type: string | null; text: string }> {
    const response = await this.#fetch('POST', path, JSON.stringify(body), { Accept: 'text/event-stream' })
    return { status: response.status, type: response.headers.get('Content-Type'), text: await response.text() }
  }

  async #fetch(method: string, path: string, body: string | undefined, headers: Record<string, string>) {
    const response = await fetch(this.plan.address() + this.plan.prefix + path, {
      method,
      headers: { ...this.#usualHeaders(), ...headers },
      ...(body === undefined ? {} : { body }),
    })
    this.plan.jar.keep(response.headers.getSetCookie())
    return response
  }

  #usualHeaders(): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      'X-CSRF-Token': this.plan.jar.get(this.plan.csrfCookie) ?? '_missing',
      'X-Forwarded-For': this.plan.clientAddress,
      Cookie: this.plan.jar.header(),
    }
  }
}

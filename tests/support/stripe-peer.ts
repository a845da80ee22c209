import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import Ajv, { type ValidateFunction } from 'ajv'
import { datasetsFolder } from './paths'

/** A PaymentIntent as the peer keeps it. Amounts in the smallest unit. */
interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  description: string
  receipt_email: string | null
  metadata: Record<string, string>
  latest_charge: Record<string, unknown> | null
}

interface Dispute {
  payment_intent: string
  amount: number
  status: string
}

export const SECRET_KEY = 'sk_test_peer'
export const WEBHOOK_SECRETS = ['whsec_old', 'whsec_new']

const documentPath = join(datasetsFolder, 'stripe/spec3-2023-08-16.json.xz')

/** Whether Stripe's own document is here, by which every request is then judged. */
export const hasStripesDocument = existsSync(documentPath)

/**
 * Plays as much of Stripe as we ask of it, on loopback: keys of requests, PaymentIntents, disputes, signed webhooks,
 * answers that are lost, and errors. A request that Stripe's document does not allow is answered with 400.
 */
export class StripePeer {
  readonly #server: HttpServer
  readonly #intents = new Map<string, Intent>()
  readonly #byKey = new Map<string, string>()
  readonly #disputes: Dispute[] = []
  readonly #judge = hasStripesDocument ? new StripesDocument() : undefined
  #trouble: ('busy' | 'lost' | 'silent')[] = []
  /** "POST /v1/payment_intents", in the order in which they came. */
  readonly asked: string[] = []

  private constructor() {
    this.#server = createServer((request, reply) => {
      this.#answer(request)
        .then((answer) => {
          if (answer === 'lost') return request.socket.destroy()
          if (answer === 'silent') return
          reply.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body))
        })
        .catch((error: unknown) => reply.writeHead(500).end(String(error)))
    })
  }

  static async start(): Promise<StripePeer> {
    const peer = new StripePeer()
    await new Promise<void>((ready) => peer.#server.listen(0, '127.0.0.1', ready))
    return peer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Spoils the next requests: an error, a lost answer (the work is done), or none at all. */
  trouble(...kinds: ('busy' | 'lost' | 'silent')[]): void {
    this.#trouble = kinds
  }

  get intents(): Intent[] {
    return [...this.#intents.values()]
  }

  pay(id: string, email: string): void {
    const intent = this.#intent(id)
    intent.amount_received = intent.amount
    intent.latest_charge = {
      id: `ch_${id}`,
      amount_refunded: 0,
      disputed: false,
      billing_details: { name: 'Ruth Noord', email },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    }
  }

  refund(id: string, amount: number): void {
    Object.assign(this.#intent(id).latest_charge as object, { amount_refunded: amount })
  }

  dispute(id: string, status: string): void {
    Object.assign(this.#intent(id).latest_charge as object, { disputed: true })
    const known = this.#disputes.find((dispute) => dispute.payment_intent === id)
    if (known) known.status = status
    else this.#disputes.push({ payment_intent: id, amount: this.#intent(id).amount, status })
  }

  /** Sends an event about a payment as Stripe does. Returns the status that it was answered with. */
  async tell(service: string, type: string, id: string, secrets: readonly string[] = WEBHOOK_SECRETS): Promise<number> {
    const body = JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type,
      data: { object: { object: 'charge', id: `ch_${id}`, payment_intent: id } },
    })
    return this.deliver(service, body, secrets)
  }

  async deliver(
    service: string,
    body: string,
    secrets: readonly string[],
    seconds = Date.now() / 1000,
  ): Promise<number> {
    const time = Math.floor(seconds)
    const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
    const signature = [`t=${time}`, ...signatures.map((digits) => `v1=${digits}`)].join(',')
    const { status } = await fetch(`${service}/payment-events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body,
    })
    return status
  }

  #intent(id: string): Intent {
    const intent = this.#intents.get(id)
    if (!intent) throw new Error(`there is no payment ${id}`)
    return intent
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown } | 'lost' | 'silent'> {
    const url = new URL(request.url ?? '/', this.url)
    this.asked.push(`${request.method} ${url.pathname}`)
    let text = ''
    for await (const piece of request) text += String(piece)
    const trouble = this.#trouble.shift()
    if (trouble === 'silent') return 'silent'
    if (trouble === 'busy') return refusal(429, 'rate_limit')
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return refusal(401, '')
    if (request.headers['stripe-version'] !== '2023-08-16') return refusal(400, 'version')
    const misfit = this.#judge?.misfit(request.method ?? '', url, text)
    if (misfit) return refusal(400, misfit)
    const answer = this.#perform(request, url, new URLSearchParams(text))
    return trouble === 'lost' ? 'lost' : answer
  }

  #perform(request: IncomingMessage, url: URL, form: URLSearchParams): { status: number; body: unknown } {
    if (request.method === 'POST' && url.pathname === '/v1/payment_intents')
      return { status: 200, body: this.#create(String(request.headers['idempotency-key']), form) }
    if (url.pathname === '/v1/disputes') {
      const data = this.#disputes.filter((dispute) => dispute.payment_intent === url.searchParams.get('payment_intent'))
      return { status: 200, body: { object: 'list', data } }
    }
    const intent = this.#intents.get(url.pathname.replace('/v1/payment_intents/', ''))
    return intent ? { status: 200, body: intent } : refusal(404, 'resource_missing')
  }

  #create(key: string, form: URLSearchParams): Intent {
    const known = this.#byKey.get(key)
    if (known) return this.#intent(known)
    const id = `pi_${crypto.randomUUID().replaceAll('-', '')}`
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      amount_received: 0,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_peer`,
      description: form.get('description') ?? '',
      receipt_email: null,
      metadata: { order_id: form.get('metadata[order_id]') ?? '' },
      latest_charge: null,
    }
    this.#intents.set(id, intent)
    this.#byKey.set(key, id)
    return intent
  }
}

const refusal = (status: number, code: string) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `refused: ${code}` } },
})

interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody: { content: Record<string, { schema: object }> }
}

/** Judges requests by Stripe's OpenAPI document: a field or parameter it does not know, or of another type, is a misfit. */
class StripesDocument {
  readonly #paths: Record<string, Record<string, Operation>>
  readonly #ajv = new Ajv({ strict: false, coerceTypes: true, validateFormats: false })
  readonly #forms = new Map<string, ValidateFunction>()

  constructor() {
    const unpacked = spawnSync('xz', ['-dc', documentPath], { maxBuffer: 1 << 26, encoding: 'utf8' })
    if (unpacked.status !== 0) throw new Error(`xz could not unpack ${documentPath}: ${unpacked.stderr}`)
    this.#paths = (JSON.parse(unpacked.stdout) as { paths: Record<string, Record<string, Operation>> }).paths
  }

  misfit(method: string, url: URL, form: string): string | undefined {
    const path = url.pathname.replace(/^\/v1\/payment_intents\/[^/]+$/, '/v1/payment_intents/{intent}')
    const operation = this.#paths[path]?.[method.toLowerCase()]
    if (!operation) return `there is no ${method} ${path}`
    const known = new Set((operation.parameters ?? []).filter((each) => each.in === 'query').map((each) => each.name))
    for (const name of url.searchParams.keys())
      if (!known.has(name.replace(/\[\]$/, ''))) return `${name} is no parameter of ${method} ${path}`
    if (method !== 'POST') return undefined
    const judge =
      this.#forms.get(path) ??
      this.#ajv.compile(operation.requestBody.content['application/x-www-form-urlencoded']?.schema ?? {})
    this.#forms.set(path, judge)
    return judge(unfolded(form)) ? undefined : this.#ajv.errorsText(judge.errors)
  }
}

/** `a[b]=1` as `{ a: { b: '1' } }`. */
function unfolded(form: string): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const steps = name.split(/[[\]]+/).filter((step) => step !== '')
    const last = steps.pop() as string
    let place = whole
    for (const step of steps) {
      const inner = (place[step] as Record<string, unknown> | undefined) ?? {}
      place[step] = inner
      place = inner
    }
    place[last] = value
  }
  return whole
}

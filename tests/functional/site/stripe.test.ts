import { afterAll, beforeAll, describe, expect, test as plain } from 'vitest'
import { command } from '../../support/command'
import { test } from '../../support/fixtures'
import { mailsTo, mailTo } from '../../support/outbox'
import { anAddress, aVisitor, type Person } from '../../support/person'
import type { Server } from '../../support/server'
import { hasStripesDocument, SECRET_KEY, StripePeer, WEBHOOK_SECRETS } from '../../support/stripe-peer'

if (!hasStripesDocument)
  console.warn('NOT TESTED: requests to Stripe against its own document. It needs stripe/spec3-2023-08-16.json.xz.')

interface Order {
  state: string
  card: string | null
  email_address: string | null
  refunded_minor: number
}
interface Intent {
  provider: string
  publishable_key: string | null
  client_secret: string
  order_key: string
  total_minor: number
}

let stripe: StripePeer
beforeAll(async () => {
  stripe = await StripePeer.start()
})
afterAll(() => stripe.stop())

const flags = (): Record<string, string> => ({
  '--payments': 'stripe',
  '--stripe-url': stripe.url,
  '--stripe-publishable-key': 'pk_test_peer',
})
const environment = {
  EVENKEEL_STRIPE_SECRET_KEY: SECRET_KEY,
  EVENKEEL_STRIPE_WEBHOOK_SECRETS: WEBHOOK_SECRETS.join(','),
}

const checkout = (person: Person, body: object = { event_uuid: crypto.randomUUID() }) =>
  person.service.post<Intent>('/certification-payment-intent', body)
const orderOf = async (person: Person, { order_key }: Intent) =>
  (await person.service.post<Order>('/order', { order_key })).body
const paymentOf = ({ client_secret }: Intent) => client_secret.replace('_secret_peer', '')
const mostRecent = (server: Server) => server.setClock(new Date().toISOString())

describe('the shop paid through Stripe', () => {
  test('one order is one payment, told by a webhook and handed over once', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    await mostRecent(server)
    const [ruth, email] = [aVisitor(server), anAddress()]
    const sale = { event_uuid: crypto.randomUUID() }
    const { status, body: intent } = await checkout(ruth, sale)
    expect(status).toBe(200)
    expect(intent).toMatchObject({ provider: 'stripe', publishable_key: 'pk_test_peer', total_minor: 69_700 })
    expect((await checkout(ruth, sale)).body.client_secret).toBe(intent.client_secret)
    expect((await orderOf(ruth, intent)).state).toBe('open')

    stripe.pay(paymentOf(intent), email)
    for (const type of ['payment_intent.succeeded', 'charge.succeeded', 'charge.succeeded'])
      expect(await stripe.tell(server.service, type, paymentOf(intent))).toBe(204)
    await server.runJobs()
    expect(await orderOf(ruth, intent)).toMatchObject({ state: 'paid', card: 'Visa 4242', email_address: email })
    expect(mailTo(server, email, /receipt/i).text).not.toContain('no money has moved')
    expect(mailsTo(server, email, /receipt/i)).toHaveLength(1)
    expect(server.said).not.toContain(SECRET_KEY)
  })

  test('refunds and disputes arrive', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    await mostRecent(server)
    const ruth = aVisitor(server)
    const { body: intent } = await checkout(ruth)
    const payment = paymentOf(intent)
    const told = async (type: string) => {
      expect(await stripe.tell(server.service, type, payment)).toBe(204)
      await server.runJobs()
      return orderOf(ruth, intent)
    }
    stripe.pay(payment, anAddress())
    expect((await told('payment_intent.succeeded')).state).toBe('paid')
    stripe.refund(payment, 10_000)
    expect((await told('charge.refunded')).refunded_minor).toBe(10_000)
    stripe.dispute(payment, 'warning_needs_response')
    expect((await told('charge.dispute.created')).state).toBe('partly_refunded') // a question holds nothing back
    stripe.dispute(payment, 'lost')
    expect((await told('charge.dispute.closed')).state).toBe('dispute_lost')
  })

  test('an answer that is lost on its way makes no second payment', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    const ruth = aVisitor(server)
    const before = stripe.intents.length
    stripe.trouble('lost', 'busy')
    expect((await checkout(ruth)).status).toBe(200)
    expect(stripe.intents.length).toBe(before + 1)
  })

  test('a payment that was told to nobody is found by itself', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    const start = Date.now()
    await mostRecent(server)
    const ruth = aVisitor(server)
    const { body: intent } = await checkout(ruth)
    stripe.pay(paymentOf(intent), anAddress())
    await server.setClock(new Date(start + 15 * 60_000).toISOString())
    await server.runJobs()
    expect((await orderOf(ruth, intent)).state).toBe('paid')
  })

  test('a Stripe that is away is a 503 and the order waits', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    const ruth = aVisitor(server)
    const sale = { event_uuid: crypto.randomUUID() }
    stripe.trouble('busy', 'busy', 'busy')
    expect((await checkout(ruth, sale)).status).toBe(503)
    expect((await checkout(ruth, sale)).status).toBe(200)
  })

  test('webhooks need a signature of ours that is fresh', async ({ startServer }) => {
    const server = await startServer({ flags: flags(), environment })
    await mostRecent(server)
    const { body: intent } = await checkout(aVisitor(server))
    const id = paymentOf(intent)
    expect(await stripe.tell(server.service, 'charge.succeeded', id, ['whsec_of_a_stranger'])).toBe(400)
    expect(await stripe.tell(server.service, 'charge.succeeded', id, ['whsec_of_a_stranger', 'whsec_new'])).toBe(204)
    expect(await stripe.deliver(server.service, '{}', WEBHOOK_SECRETS, Date.now() / 1000 - 400)).toBe(400)
    // News about somebody else's payment, or about nothing we sell, is taken and changes nothing.
    expect(await stripe.tell(server.service, 'charge.succeeded', 'pi_of_another_shop')).toBe(204)
    expect(await stripe.deliver(server.service, '{"type":"balance.available"}', WEBHOOK_SECRETS)).toBe(204)
    await server.runJobs()
  })
})

plain('stripe without its keys does not start, and says which', async () => {
  const { code, err } = await command(['serve', '--payments', 'stripe'])
  expect(code).not.toBe(0)
  for (const key of ['stripe_secret_key', 'stripe_publishable_key', 'stripe_webhook_secrets'])
    expect(err).toContain(key)
})

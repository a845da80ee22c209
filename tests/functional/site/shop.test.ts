import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo } from '../../support/outbox'
import { aMember, anAddress, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface Intent {
  provider: string
  client_secret: string
  order_key: string
  currency: string
  price_minor: number
  amount_off_minor: number
  total_minor: number
  code_state: string
}
interface Order {
  state: string
  total_minor: number
  refunded_minor: number
  receipt_number: string | null
  email_address: string | null
  card: string | null
  downloads_left: number
  access_code: string | null
}

const CARDS = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
  refundedLater: '4000 0000 0000 5126',
}

const certification = (person: Person, body: object = {}) =>
  person.service.post<Intent>('/certification-payment-intent', body)
const books = (person: Person, body: object = {}) =>
  person.service.post<{ book: Intent; book_bundle: Intent }>('/book-payment-intents', body)

const pay = async (person: Person, intent: Intent, card: string, more: object = {}) => {
  const { body } = await person.service.post<{ answer: string }>('/sandbox/pay', {
    client_secret: intent.client_secret,
    card_number: card,
    email_address: 'ruth@harbour.example',
    first_name: 'Ruth',
    ...more,
  })
  return body.answer
}

const orderOf = async (person: Person, intent: Intent) =>
  (await person.service.post<Order>('/order', { order_key: intent.order_key })).body

/** Runs what is queued, also what the sandbox tells late and twice. */
async function settle(server: Server, from: string) {
  for (const seconds of [0, 5, 40, 45]) {
    await server.setClock(new Date(Date.parse(from) + seconds * 1000).toISOString())
    await server.runJobs()
  }
}

const START = '2026-03-02T08:00:00Z'

describe('the checkout of the certification', () => {
  test('is paid once for one event, and the receipt says so', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock(START)
    const mara = aVisitor(server)
    const sale = { affiliate_code: 'noord-7k2q', is_course: true, event_uuid: crypto.randomUUID() }
    const { status, body: intent } = await certification(mara, sale)
    expect(status).toBe(200)
    expect(intent).toMatchObject({ provider: 'sandbox', currency: 'USD', total_minor: 69_700, code_state: 'none' })
    expect((await certification(mara, sale)).body).toEqual(intent)
    expect((await orderOf(mara, intent)).state).toBe('open')

    const email_address = anAddress()
    expect(await pay(mara, intent, CARDS.paid, { email_address })).toBe('paid')
    await settle(server, START)
    expect(await orderOf(mara, intent)).toMatchObject({
      state: 'paid',
      total_minor: 69_700,
      receipt_number: 'EK-2026-000001',
      email_address,
      card: 'Visa 4242',
      access_code: null,
    })
    const { text } = mailTo(server, email_address, /receipt/i)
    expect(text).toContain('$697.00')
    expect(text).toContain('EK-2026-000001')
    expect(text).toContain('no money has moved')
    expect(mailsTo(server, email_address, /receipt/i)).toHaveLength(1)
  })

  test('takes the amount of a code off, once', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock(START)
    const mara = aVisitor(server)
    const { body: lead } = await mara.service.post<{ unique_code: string }>('/register-certification', {
      first_name: 'Mara',
      email_address: anAddress(),
    })
    const { body: intent } = await certification(mara, { unique_code: lead.unique_code.toLowerCase() })
    expect(intent).toMatchObject({
      price_minor: 69_700,
      amount_off_minor: 20_000,
      total_minor: 49_700,
      code_state: 'applied',
    })
    await pay(mara, intent, CARDS.paid)
    await settle(server, START)
    expect((await orderOf(mara, intent)).total_minor).toBe(49_700)
    const again = await certification(mara, { unique_code: lead.unique_code })
    expect(again.body).toMatchObject({ total_minor: 69_700, code_state: 'used' })
  })

  test('charges nothing for a declined card, and asks for a second step', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock(START)
    const mara = aVisitor(server)
    const { body: intent } = await certification(mara)
    expect(await pay(mara, intent, CARDS.declined)).toBe('declined')
    expect(await pay(mara, intent, CARDS.secondStep)).toBe('asks_for_code')
    expect(await pay(mara, intent, CARDS.secondStep, { second_step_code: '000000' })).toBe('refused_code')
    await settle(server, START)
    expect((await orderOf(mara, intent)).state).toBe('open')
    expect(await pay(mara, intent, CARDS.secondStep)).toBe('asks_for_code')
    expect(await pay(mara, intent, CARDS.secondStep, { second_step_code: '123456' })).toBe('paid')
  })

  test('refuses by field', async ({ server }) => {
    const mara = aVisitor(server)
    const { body: intent } = await certification(mara)
    const sent = (more: object) =>
      mara.service.post('/sandbox/pay', {
        client_secret: intent.client_secret,
        card_number: CARDS.paid,
        email_address: anAddress(),
        ...more,
      })
    expectRefusal(await sent({ card_number: '5555 5555 5555 4444' }), 422, 'invalid_input', 'card_number')
    expectRefusal(await sent({ email_address: 'nobody' }), 422, 'invalid_input', 'email_address')
    expectRefusal(await sent({ client_secret: 'guess' }), 404, 'not_found', 'client_secret')
    expectRefusal(await mara.service.post('/order', { order_key: 'guess' }), 404, 'not_found', 'order_key')
  })
})

describe('the checkout of the book', () => {
  test('opens both payments, and the bought one brings files and months', async ({ startServer }) => {
    const book = mkdtempSync(join(tmpdir(), 'book-'))
    writeFileSync(join(book, 'book.pdf'), '%PDF-1.7 the book')
    try {
      const server = await startServer({ flags: { '--book': book } })
      await server.setClock(START)
      const ruth = aVisitor(server)
      const { body: intents } = await books(ruth, { event_uuid: crypto.randomUUID() })
      expect(intents.book).toMatchObject({ total_minor: 99 })
      expect(intents.book_bundle).toMatchObject({ total_minor: 3599 })
      const file = () =>
        fetch(`${server.main}/book_files/${intents.book_bundle.order_key}/book.pdf`, { redirect: 'manual' })
      expect((await file()).status).toBe(302)

      await pay(ruth, intents.book_bundle, CARDS.paid)
      await settle(server, START)
      expect((await orderOf(ruth, intents.book)).state).toBe('open')
      const order = await orderOf(ruth, intents.book_bundle)
      expect(order).toMatchObject({ state: 'paid', downloads_left: 5 })
      for (let i = 0; i < 5; i++) expect(await (await file()).text()).toContain('the book')
      expect((await file()).status).toBe(302)
      expect((await orderOf(ruth, intents.book_bundle)).downloads_left).toBe(0)

      const ana = await aMember(server)
      const redeemed = await ana.api.post<{ months_premium_access: number }>(
        '/authorized/purchase/complete/access_code',
        {
          invite_code: order.access_code,
        },
      )
      expect(redeemed.body.months_premium_access).toBe(3)
    } finally {
      rmSync(book, { recursive: true })
    }
  })

  test('a refund takes back the months and the file', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock(START)
    const ruth = aVisitor(server)
    const { body: intents } = await books(ruth)
    await pay(ruth, intents.book_bundle, CARDS.refundedLater)
    await server.runJobs()
    const { access_code } = await orderOf(ruth, intents.book_bundle)
    const ana = await aMember(server)
    await ana.api.post('/authorized/purchase/complete/access_code', { invite_code: access_code })
    const premium = async () =>
      (
        await ana.api.post<{ member: { premium: { source: string } } }>('/config', {
          tz: 'Etc/UTC',
          language_code: 'en',
        })
      ).body.member.premium
    expect((await premium()).source).toBe('access_code')
    await settle(server, START)
    expect(await orderOf(ruth, intents.book_bundle)).toMatchObject({
      state: 'refunded',
      refunded_minor: 3599,
      downloads_left: 0,
      access_code: null,
    })
    expect((await premium()).source).toBe('trial')
  })
})

describe('events of the payment provider', () => {
  test('are refused without a signature', async ({ server }) => {
    for (const headers of [{}, { 'Stripe-Signature': 't=1772438400,v1=00' }])
      expect((await fetch(`${server.service}/payment-events`, { method: 'POST', headers, body: '{}' })).status).toBe(
        400,
      )
  })
})

test('a shop on a public address is closed until somebody asks for the sandbox', async ({ startServer }) => {
  const server = await startServer({ flags: { '--payments': 'off' } })
  expectRefusal(await certification(aVisitor(server)), 422, 'purchase_refused')
})

import type { Member } from '../../../web/packages/api/src/types'
import { expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const yearly = 'evenkeel.premium.yearly'
const aTransaction = (kind = '') => `sandbox:${kind}${crypto.randomUUID()}`

const buy = (person: Person, transaction: string, more: object = {}) =>
  person.api.post<{ product_id: string; member: Member }>('/authorized/purchase/complete/in_app', {
    transaction,
    product_id: yearly,
    country_code: 'AT',
    ...more,
  })

test('opens premium for as long as the plan lasts', async ({ server }) => {
  const ana = await aMember(server)
  const { status, body } = await buy(ana, aTransaction(), { country_code: 'usa' })
  expect(status).toBe(200)
  expect(body.product_id).toBe(yearly)
  expect(body.member.premium).toMatchObject({ is_premium: true, source: 'subscription' })
  const days = (Date.parse(body.member.premium.ends_at ?? '') - Date.parse(ana.member.created_at)) / 86_400_000
  expect(Math.round(days)).toBeGreaterThanOrEqual(365)
  expect(Math.round(days)).toBeLessThanOrEqual(366)
})

test('the same transaction again, also at once, changes nothing', async ({ server }) => {
  const ana = await aMember(server)
  const transaction = aTransaction()
  const answers = await Promise.all(Array.from({ length: 6 }, () => buy(ana, transaction)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200))
  const ends = new Set(answers.map((answer) => answer.body.member.premium.ends_at))
  expect(ends.size).toBe(1)
  expect((await buy(ana, transaction)).body.member.premium.ends_at).toBe([...ends][0])
})

test('of two members at once one has the transaction', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const transaction = aTransaction()
  const answers = await Promise.all([buy(ana, transaction), buy(bea, transaction)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  const loser = answers.find((answer) => answer.status === 409)
  if (loser) expectRefusal(loser, 409, 'conflict', 'transaction')
})

test.for([
  ['nothing', { transaction: '' }, 'invalid_input', 'transaction'],
  ['a product that we do not sell', { product_id: 'gold' }, 'invalid_input', 'product_id'],
  ['a country that is none', { country_code: 'XX' }, 'invalid_input', 'country_code'],
  ['a number for a country', { country_code: 43 }, 'invalid_input', 'country_code'],
  ['what is not marked as a test', { transaction: '2000000123456789' }, 'purchase_refused', 'transaction'],
  ['what the store declines', { transaction: aTransaction('declined-') }, 'purchase_refused', 'transaction'],
  ['what has ended', { transaction: aTransaction('ended-') }, 'purchase_refused', 'transaction'],
] as const)('refused: %s', async ([, more, code, field], { server }) => {
  const ana = await aMember(server)
  expectRefusal(await buy(ana, aTransaction(), more), 422, code, field)
  expect((await ana.config()).body.member?.premium.source).toBe('trial')
})

test('without a store nothing is taken, and /config does not offer it', async ({ startServer }) => {
  const server = await startServer({ flags: { '--in-app-purchases': 'off' } })
  const ana = await aMember(server)
  expectRefusal(await buy(ana, aTransaction()), 422, 'purchase_refused', 'transaction')
  expect((await ana.config()).body.sandboxed).not.toContain('in_app_purchases')
})

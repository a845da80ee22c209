import type { Member } from '../../../web/packages/api/src/types'
import { anAdmin, anInvite, aTrainer } from '../../support/admin'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Redeemed {
  months_premium_access: number
  is_repeat: boolean
  member: Member
}

const redeem = (person: Person, invite_code: string) =>
  person.api.post<Redeemed>('/authorized/purchase/complete/access_code', { invite_code })

const endsAt = (member: Member) => Date.parse(member.premium.ends_at ?? '')
const day = 24 * 3_600_000

test('months are added to what is left of the trial', async ({ server }) => {
  const ana = await aMember(server)
  const { invite_code } = await anInvite(await anAdmin(server), 3)
  const { status, body } = await redeem(ana, invite_code)
  expect(status).toBe(200)
  expect(body).toMatchObject({ months_premium_access: 3, is_repeat: false })
  expect(body.member.premium).toMatchObject({ is_premium: true, source: 'access_code' })
  const added = endsAt(body.member) - endsAt(ana.member)
  expect(added).toBeGreaterThanOrEqual(89 * day)
  expect(added).toBeLessThanOrEqual(92 * day)
})

test('two codes stack', async ({ server }) => {
  const admin = await anAdmin(server)
  const ana = await aMember(server)
  await redeem(ana, (await anInvite(admin, 12)).invite_code)
  const { body } = await redeem(ana, (await anInvite(admin, 12)).invite_code)
  const expected = new Date(ana.member.premium.ends_at ?? '')
  expected.setUTCFullYear(expected.getUTCFullYear() + 2)
  expect(body.member.premium.ends_at).toBe(expected.toISOString())
})

test('a code is taken in any case, with and without hyphens', async ({ server }) => {
  const ana = await aMember(server)
  const { invite_code } = await anInvite(await anAdmin(server))
  expect(invite_code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  const { status } = await redeem(ana, ` ${invite_code.toLowerCase().replaceAll('-', ' ')}\n`)
  expect(status).toBe(200)
})

test('an ended trial is opened again', async ({ startServer }) => {
  const server = await startServer()
  const admin = await anAdmin(server)
  const ana = await aMember(server)
  await server.setClock(new Date(endsAt(ana.member) + day).toISOString())
  expectRefusal(await ana.checkIn(), 402, 'premium_required')
  await redeem(ana, (await anInvite(admin, 1)).invite_code)
  expect((await ana.checkIn()).status).toBe(201)
})

test('the same member again changes nothing', async ({ server }) => {
  const ana = await aMember(server)
  const { invite_code } = await anInvite(await anAdmin(server))
  const first = await redeem(ana, invite_code)
  const again = await redeem(ana, invite_code)
  expect(again.body).toMatchObject({ months_premium_access: 3, is_repeat: true })
  expect(again.body.member.premium).toEqual(first.body.member.premium)
})

test('of two members at once one has the code', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const { invite_code } = await anInvite(await anAdmin(server))
  const answers = await Promise.all([ana, bea, ana, bea].map((person) => redeem(person, invite_code)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409])
  const premium = [await ana.config(), await bea.config()].map(({ body }) => body.member?.premium.source)
  expect(premium.sort()).toEqual(['access_code', 'trial'])
})

describe('refused', () => {
  test('a code that nobody made', async ({ server }) => {
    expectRefusal(await redeem(await aMember(server), 'ABCD-EFGH-JKMN-PQRS'), 404, 'code_unknown', 'invite_code')
  })

  test('a code that opens the trainer dashboard', async ({ server }) => {
    const { invite_code } = await aTrainer(await anAdmin(server))
    expectRefusal(await redeem(await aMember(server), invite_code), 404, 'code_unknown', 'invite_code')
  })

  test('a code that somebody else used', async ({ server }) => {
    const { invite_code } = await anInvite(await anAdmin(server))
    await redeem(await aMember(server), invite_code)
    expectRefusal(await redeem(await aMember(server), invite_code), 409, 'code_used', 'invite_code')
  })

  test('a code of last year', async ({ startServer }) => {
    const server = await startServer()
    const { invite_code, expires_at } = await anInvite(await anAdmin(server))
    await server.setClock(expires_at)
    expectRefusal(await redeem(await aMember(server), invite_code), 410, 'code_expired', 'invite_code')
  })

  test('nothing, too much and what is no text', async ({ server }) => {
    const ana = await aMember(server)
    for (const wrong of ['', ' - ', 'A'.repeat(65)]) {
      expectRefusal(await redeem(ana, wrong), 422, 'invalid_input', 'invite_code')
    }
    expectRefusal(await redeem(ana, 5 as unknown as string), 422, 'invalid_input', 'invite_code')
  })

  test('guessing', async ({ server }) => {
    const ana = await aMember(server)
    for (let i = 0; i < 10; i++) await redeem(ana, `GUESS${i}`)
    const { invite_code } = await anInvite(await anAdmin(server))
    const refused = await redeem(ana, invite_code)
    expectRefusal(refused, 429, 'too_many_requests')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

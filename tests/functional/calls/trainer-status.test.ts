import type { Member } from '../../../web/packages/api/src/types'
import { anAdmin, aTrainer } from '../../support/admin'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Status {
  trainer: { trainer_id: string; first_name: string; linked_at: string } | null
  consent: { kind: string; is_shared: boolean; expires_at: string | null }[]
  accesses: unknown[]
  member: Member
}

const path = '/premium/authorized/trainer/status'
const read = (person: Person) => person.api.get<Status>(path)
const change = (person: Person, body: object) => person.api.post<Status>(path, body)
const link = (person: Person, trainer_invite_code: string) => change(person, { trainer_invite_code })
const shared = (status: Status) => status.consent.filter((one) => one.is_shared).map((one) => one.kind)

test('without a trainer there is none', async ({ server }) => {
  const { status, body } = await read(await aMember(server))
  expect(status).toBe(200)
  expect(body).toMatchObject({ trainer: null, consent: [], accesses: [] })
  expect(body.member.settings.trainer_linked).toBe(false)
})

test('a code links, and shows nothing yet', async ({ server }) => {
  const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
  const { status, body } = await link(ana, tara.trainer_invite_code.toLowerCase())
  expect(status).toBe(200)
  expect(body.trainer).toMatchObject({ trainer_id: tara.trainer_id, first_name: 'Tara' })
  expect(body.consent.map((one) => one.kind)).toEqual(['check_ins', 'readings', 'exercises', 'program'])
  expect(shared(body)).toEqual([])
  expect(body.member.settings.trainer_linked).toBe(true)
  expect((await read(ana)).body.trainer).toEqual(body.trainer)
})

test('the same code again changes nothing', async ({ server }) => {
  const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
  const first = await link(ana, tara.trainer_invite_code)
  await change(ana, { consent: { readings: true } })
  const again = await link(ana, tara.trainer_invite_code)
  expect(again.body.trainer).toEqual(first.body.trainer)
  expect(shared(again.body)).toEqual(['readings'])
})

test('of two trainers at once one is linked', async ({ server }) => {
  const admin = await anAdmin(server)
  const [ana, tara, udo] = [await aMember(server), await aTrainer(admin), await aTrainer(admin)]
  const codes = [tara, udo, tara, udo].map((trainer) => trainer.trainer_invite_code)
  const answers = await Promise.all(codes.map((code) => link(ana, code)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409])
})

describe('consent', () => {
  test('is given with the link, per kind, and taken back', async ({ server }) => {
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    const { body } = await change(ana, {
      trainer_invite_code: tara.trainer_invite_code,
      consent: { check_ins: true, exercises: true, program: false },
    })
    expect(shared(body)).toEqual(['check_ins', 'exercises'])
    expect(shared((await change(ana, { consent: { exercises: false } })).body)).toEqual(['check_ins'])
  })

  test('ends by itself', async ({ startServer }) => {
    const server = await startServer()
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    await link(ana, tara.trainer_invite_code)
    const consent_until = new Date(Date.now() + 3_600_000).toISOString()
    const { body } = await change(ana, { consent: { readings: true }, consent_until })
    expect(body.consent.find((one) => one.kind === 'readings')).toMatchObject({ expires_at: consent_until })
    await server.setClock(consent_until)
    expect(shared((await read(ana)).body)).toEqual([])
  })

  test('ends with the link and does not come back with the next', async ({ server }) => {
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    await change(ana, { trainer_invite_code: tara.trainer_invite_code, consent: { exercises: true } })
    expect((await change(ana, { unlink: true })).body.trainer).toBeNull()
    expect((await change(ana, { unlink: true })).status).toBe(200)
    expect(shared((await link(ana, tara.trainer_invite_code)).body)).toEqual([])
  })
})

describe('refused', () => {
  test('a code that nobody has, and one that opens the dashboard', async ({ server }) => {
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    for (const code of ['ABCD-EFGH', tara.invite_code]) {
      expectRefusal(await link(ana, code), 404, 'code_unknown', 'trainer_invite_code')
    }
  })

  test('a second trainer', async ({ server }) => {
    const admin = await anAdmin(server)
    const [ana, tara, udo] = [await aMember(server), await aTrainer(admin), await aTrainer(admin)]
    await link(ana, tara.trainer_invite_code)
    expectRefusal(await link(ana, udo.trainer_invite_code), 409, 'already_linked', 'trainer_invite_code')
  })

  test('oneself', async ({ server }) => {
    const ana = await aMember(server)
    const herself = await aTrainer(await anAdmin(server), ana.member.email_address)
    expectRefusal(await link(ana, herself.trainer_invite_code), 422, 'invalid_input', 'trainer_invite_code')
  })

  test('a journal, which is shared with nobody', async ({ server }) => {
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    await link(ana, tara.trainer_invite_code)
    const answer = await change(ana, { consent: { journal: true } })
    expect(answer.status).toBe(422)
    expect((await read(ana)).body.consent.map((one) => one.kind)).not.toContain('journal')
  })

  test('consent without a trainer', async ({ server }) => {
    expectRefusal(await change(await aMember(server), { consent: { exercises: true } }), 404, 'not_found', 'consent')
  })

  test.for([
    ['nothing', {}, 'trainer_invite_code'],
    ['an empty code', { trainer_invite_code: '' }, 'trainer_invite_code'],
    ['both ways at once', { trainer_invite_code: 'A', unlink: true }, 'unlink'],
    ['a kind that nobody knows', { consent: { dreams: true } }, 'consent.dreams'],
    ['a consent that is neither yes nor no', { consent: { readings: 'yes' } }, 'consent.readings'],
    ['an end in the past', { consent: { readings: true }, consent_until: '2020-01-01T00:00:00Z' }, 'consent_until'],
  ] as const)('%s', async ([, body, field], { server }) => {
    expectRefusal(await change(await aMember(server), body), 422, 'invalid_input', field)
  })

  test('guessing', async ({ server }) => {
    const [ana, tara] = [await aMember(server), await aTrainer(await anAdmin(server))]
    for (let i = 0; i < 10; i++) await link(ana, `GUESS${i}`)
    expectRefusal(await link(ana, tara.trainer_invite_code), 429, 'too_many_requests')
  })
})

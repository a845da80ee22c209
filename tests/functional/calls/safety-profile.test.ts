import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { keepProfile } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'

interface Profile {
  safety_profile: { known: boolean; codes: string[]; allowed_exercises: string[] }
  questions: { code: string; question: string }[]
  off_by_default: { exercise_id: string }[]
}

const read = async (person: Person) => (await person.api.get<Profile>('/authorized/safety_profile')).body

test('asks about the person and not about the moment', async ({ server }) => {
  const ana = await aMember(server)
  const { safety_profile, questions, off_by_default } = await read(ana)
  expect(safety_profile).toEqual({ known: false, codes: [], allowed_exercises: [] })
  expect(questions.map((question) => question.code).join('')).toBe('PHBLERGMVTKA')
  expect(off_by_default.length).toBeGreaterThan(0)
})

test('is kept as it was answered, and can be taken back', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const exercise_id = (await read(ana)).off_by_default[0]?.exercise_id
  const answer = { known: true, codes: ['T', 'H', 'H'], allowed_exercises: [exercise_id] }
  const { status, body } = await keepProfile(ana, answer)
  expect(status).toBe(200)
  expect(body.safety_profile).toEqual({ known: true, codes: ['H', 'T'], allowed_exercises: [exercise_id] })
  expect((await keepProfile(ana, answer)).body.safety_profile).toEqual(body.safety_profile)
  expect((await read(ana)).safety_profile).toEqual(body.safety_profile)
  expect((await read(bea)).safety_profile.known).toBe(false)
  await keepProfile(ana, { known: false, codes: [] })
  expect((await read(ana)).safety_profile.known).toBe(false)
})

test('survives a restart, and without its key counts as everything', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await keepProfile(ana, { known: true, codes: ['H'] })
  await server.stop()
  await server.restart()
  expect((await read(ana)).safety_profile.codes).toEqual(['H'])
  await server.stop()
  await server.restart({ '--health-secret': 'another secret of some length' })
  expect((await read(ana)).safety_profile.codes.sort().join('')).toBe('ABEGHKLMPRTV')
})

test('stands nowhere in the data folder in words', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  await keepProfile(ana, { known: true, codes: ['H', 'P'] })
  await server.stop()
  const files = readdirSync(server.folder).filter((name) => name.startsWith('evenkeel.db'))
  for (const name of files) {
    const bytes = readFileSync(join(server.folder, name), 'latin1')
    expect(bytes).not.toContain(`${ana.member.member_id} known`)
  }
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['a code that is no question', { known: true, codes: ['X'] }, 'codes'],
    ['a code of the moment', { known: true, codes: ['S'] }, 'codes'],
    ['codes without an answer', { known: false, codes: ['H'] }, 'known'],
    [
      'an exercise that is on anyway',
      { known: true, codes: [], allowed_exercises: ['long-exhale'] },
      'allowed_exercises',
    ],
    ['no codes', { known: true }, 'codes'],
    ['codes as one text', { known: true, codes: 'HP' }, 'codes'],
  ]
  test.for(refusals)('%s', async ([, profile, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await keepProfile(ana, profile), 422, 'invalid_input', field)
    expect((await read(ana)).safety_profile.known).toBe(false)
  })
})

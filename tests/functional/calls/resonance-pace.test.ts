import { expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Pace {
  breaths_per_minute: number
  found_at: string
}

const keep = (person: Person, body: object) =>
  person.api.post<{ resonance_pace: Pace }>('/premium/authorized/practice/resonance_pace', body)
const read = async (person: Person) =>
  (await person.api.get<{ resonance_pace: Pace | null }>('/authorized/practice/resonance_pace')).body.resonance_pace

test('the pace found last is kept, in whatever order paces come', async ({ server }) => {
  const ana = await aMember(server)
  expect(await read(ana)).toBeNull()
  const now = Date.parse(ana.member.created_at)
  const found = (breaths_per_minute: number, ago: number) =>
    keep(ana, { breaths_per_minute, found_at: new Date(now - ago * 60_000).toISOString() })
  expect((await found(5.5, 10)).status).toBe(200)
  expect((await found(6, 20)).body.resonance_pace.breaths_per_minute).toBe(5.5)
  expect((await found(4.5, 5)).body.resonance_pace.breaths_per_minute).toBe(4.5)
  expect((await found(4.5, 5)).status).toBe(200)
  expect(await read(ana)).toEqual({ breaths_per_minute: 4.5, found_at: new Date(now - 300_000).toISOString() })
})

test.for([
  [{ breaths_per_minute: 2 }, 'breaths_per_minute'],
  [{ breaths_per_minute: 13 }, 'breaths_per_minute'],
  [{}, 'breaths_per_minute'],
  [{ breaths_per_minute: 'six' }, 'breaths_per_minute'],
  [{ breaths_per_minute: 6, found_at: '2999-01-01T00:00:00.000Z' }, 'found_at'],
] as const)('refuses %o by name', async ([body, field], { server }) => {
  expectRefusal(await keep(await aMember(server), body), 422, 'invalid_input', field)
})

test('a pace is the member\u2019s own', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  await keep(ana, { breaths_per_minute: 6 })
  expect(await read(bea)).toBeNull()
  expectRefusal(await aVisitor(server).api.get('/authorized/practice/resonance_pace'), 401, 'session_required')
})

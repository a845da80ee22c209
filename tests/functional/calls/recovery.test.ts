import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person, upload } from '../../support/person'
import { golden } from '../../support/recordings'
import { expectRefusal } from '../../support/refusals'

interface Recovery {
  status: string
  basis: string
  week: { days: number; needed: number }
  baseline: { days: number; needed: number }
  week_rmssd_ms: number | null
  usual: { rmssd_ms: number; usual_from_ms: number; usual_to_ms: number } | null
  days: { day: string; rmssd_ms: number }[]
  tags: { tag: string; days: number }[]
  norm: { percentile: number; first_age: number; sex: string | null; source: string; is_checked: boolean } | null
}

const path = '/authorized/history/recovery'
const recovery = (person: Person, query: Record<string, string | number> = {}) => person.api.get<Recovery>(path, query)

async function measure(person: Person, recording: string, said: object) {
  const permit = await person.invitation()
  await upload(permit, golden(recording).csv)
  const { body } = await person.startTask({ upload_id: permit.upload_id, ...said })
  const { status } = await person.finishedTask(body.task_id)
  expect(status).toBe('done')
}

test('of a new member is gathering, and says how much is needed', async ({ server }) => {
  const { status, body } = await recovery(await aMember(server))
  expect(status).toBe(200)
  expect(body).toEqual({
    status: 'gathering',
    basis: 'any',
    week: { days: 0, needed: 4 },
    baseline: { days: 0, needed: 14 },
    week_rmssd_ms: null,
    usual: null,
    days: [],
    tags: [],
    norm: null,
  })
})

test('speaks after fourteen mornings, and not of readings after a practice', async ({ startServer }) => {
  const server = await startServer()
  await server.setClock('2027-03-01T07:00:00.000Z')
  const ana = await aMember(server, { tz: 'UTC' })
  for (let day = 1; day <= 14; day++) {
    await server.setClock(`2027-03-${String(day).padStart(2, '0')}T08:00:00.000Z`)
    const tags = day > 12 ? ['poor_sleep'] : []
    await measure(ana, 'rest_70s', { context: 'morning', tags })
    await measure(ana, 'slow_breath_60s', { context: 'after_practice' })
  }
  const { body } = await recovery(ana, { age: 40, sex: 'female' })
  expect(body).toMatchObject({ status: 'usual', basis: 'morning', week: { days: 7 }, baseline: { days: 14 } })
  expect(body.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 14 }, (_, k) => `2027-03-${String(k + 1).padStart(2, '0')}`),
  )
  expect(body.tags).toEqual([{ tag: 'poor_sleep', days: 2 }])
  expect(new Set(body.days.map(({ rmssd_ms }) => rmssd_ms.toFixed(6))).size).toBe(1)
  expect(body.week_rmssd_ms).toBeCloseTo(body.usual?.rmssd_ms ?? 0, 6)
  expect(body.usual?.usual_to_ms).toBeGreaterThan(body.usual?.rmssd_ms ?? Number.POSITIVE_INFINITY)
  expect(body.norm).toMatchObject({ first_age: 35, sex: 'female', is_checked: false })
  expect(body.norm?.percentile).toBeGreaterThan(50)
  expect(body.norm?.source).toContain('Voss')
  expect((await recovery(ana)).body.norm).toBeNull()
}, 60_000)

describe('refuses', () => {
  test.for([
    [{ age: 12 }, 'age'],
    [{ age: 'old' }, 'age'],
    [{ sex: 'x' }, 'sex'],
    [{ weight: 70 }, 'weight'],
  ] as [Record<string, string | number>, string][])('%j by its field', async ([query, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await recovery(ana, query), 422, 'invalid_input', field)
  })

  test('who has no session', async ({ server }) => {
    expectRefusal(await aVisitor(server).api.get(path), 401, 'session_required')
  })
})

test('never counts another member\u2019s readings', async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  await measure(ana, 'rest_70s', {})
  expect((await recovery(ana)).body.baseline.days).toBe(1)
  expect((await recovery(bea)).body.baseline.days).toBe(0)
})

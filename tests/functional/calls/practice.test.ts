import { describe, expect, test } from '../../support/fixtures'
import { aMember, type Person } from '../../support/person'
import { tick } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'

interface Practice {
  practice: {
    days_practised: number
    of_days: number
    rest_days: number
    paused: boolean
    days: { date: string; kind: string }[]
    rest_weekdays: string[]
  }
}

const read = async (person: Person) => (await person.api.get<Practice>('/premium/authorized/practice')).body.practice
const rest = (person: Person, body: object) => person.api.post('/premium/authorized/practice/rest', body)
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

test('shows 28 days, the newest first', async ({ server }) => {
  const ana = await aMember(server)
  await tick(ana)
  const practice = await read(ana)
  expect(practice).toMatchObject({ days_practised: 1, of_days: 28, rest_days: 0, paused: false, rest_weekdays: [] })
  expect(practice.days).toHaveLength(28)
  expect(practice.days[0]).toEqual({ date: ana.member.today.date, kind: 'practised' })
})

test('check-ins, ticks and exercises on one day are one day', async ({ server }) => {
  const ana = await aMember(server)
  await tick(ana)
  await ana.checkIn()
  expect((await read(ana)).days_practised).toBe(1)
})

test('weekdays and single days are days of rest', async ({ server }) => {
  const ana = await aMember(server)
  await rest(ana, { weekdays: ['sunday', 'wednesday'] })
  const practice = await read(ana)
  expect(practice.rest_weekdays).toEqual(['sunday', 'wednesday'])
  expect(practice.rest_days).toBe(8)
  await rest(ana, { weekdays: [] })
  await rest(ana, { date: yesterday() })
  await rest(ana, { date: yesterday() })
  expect((await read(ana)).days[1]).toEqual({ date: yesterday(), kind: 'rest' })
  await rest(ana, { date: yesterday(), rest: false })
  expect((await read(ana)).rest_days).toBe(0)
})

describe('refused by name', () => {
  const refusals: [string, object, string][] = [
    ['nothing chosen', {}, 'weekdays'],
    [
      'every weekday',
      { weekdays: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] },
      'weekdays',
    ],
    ['a weekday that is none', { weekdays: ['someday'] }, 'weekdays[0]'],
    ['a day long gone', { date: '2001-01-01' }, 'date'],
    ['a day that is none', { date: '2027-02-30' }, 'date'],
  ]
  test.for(refusals)('%s', async ([, body, field], { server }) => {
    expectRefusal(await rest(await aMember(server), body), 422, 'invalid_input', field)
  })
})

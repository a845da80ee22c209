import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, almostEnoughForAScore, aMember } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const onRing = (degrees: number) => ({
  comfort: Math.sin((degrees * Math.PI) / 180),
  arousal: -Math.cos((degrees * Math.PI) / 180),
})

describe('the ring', () => {
  const bands: [number, string][] = [
    [30, 'stillness'],
    [90, 'parasympathetic'],
    [150, 'play'],
    [210, 'sympathetic'],
    [270, 'overwhelm'],
    [330, 'dorsal_vagal'],
  ]
  test.for(bands)('%i degrees is %s', async ([angle, state], { server }) => {
    const ana = await aMember(server)
    const { status, body } = await ana.checkIn(onRing(angle))
    expect(status).toBe(201)
    expect(body.check_in.state).toBe(state)
    expect(body.check_in.angle).toBeCloseTo(angle, 3)
    expect(body.check_in.felt_angle).toBeCloseTo(angle, 3)
  })

  test('body signs move the place inside the state that was felt', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await ana.checkIn({ ...onRing(235), body_signs: ['tight_chest', 'cold_hands'] })
    expect(body.check_in.state).toBe('sympathetic')
    expect(body.check_in.felt_angle).toBeCloseTo(235, 3)
    expect(body.check_in.angle).toBeGreaterThan(235)
    expect(body.check_in.angle).toBeLessThan(240)
  })
})

describe('the member afterwards', () => {
  test('has no score after one check-in, and is told what it takes', async ({ server }) => {
    const ana = await aMember(server)
    const { balance } = (await ana.checkIn(onRing(90))).body.member
    expect(balance).toMatchObject({ status: 'PENDING', score: null, certainty: 0, check_ins_counted: 1 })
    expect(balance).toMatchObject({ state: 'parasympathetic', angle: 90 })
    expect(balance.reasons).toHaveLength(1)
    expect(balance.reasons[0]?.text).toContain('Still to come: 4 check-ins, on at least 2 new days.')
  })

  test('has none after many check-ins of one day', async ({ server }) => {
    const ana = await aMember(server)
    for (let times = 0; times < 7; times++) await ana.checkIn(onRing(90))
    const { balance } = (await ana.config()).body.member ?? {}
    expect(balance).toMatchObject({ status: 'PENDING', score: null, check_ins_counted: 7 })
  })

  test('has a balance score with its reasons after five on three days', async ({ server }) => {
    const ana = await aMember(server)
    await almostEnoughForAScore(ana, onRing(90))
    const { balance } = (await ana.checkIn(onRing(90))).body.member
    expect(balance).toMatchObject({ status: 'READY', state: 'parasympathetic', check_ins_counted: 5 })
    // All regulated, beside the neutral one that is always added; a check-in of age a counts 2^(-a / 7 days).
    const weights = [0, 6, 7, 8, 9].map((age) => 2 ** (-age / 7))
    const sum = weights.reduce((total, weight) => total + weight)
    const effective = sum ** 2 / weights.reduce((total, weight) => total + weight ** 2, 0)
    expect(balance.score).toBe(Math.round((100 * (sum + 0.5)) / (sum + 1)))
    expect(balance.certainty).toBeCloseTo(effective / (effective + 4), 2)
    expect(balance.reasons.length).toBeGreaterThan(0)
  })

  test('has the check-in ticked off and the day counted', async ({ server }) => {
    const ana = await aMember(server)
    const { body } = await ana.checkIn()
    expect(body.member.today.items.find((item) => item.name === 'check_in')?.done).toBe(true)
    expect(body.member.practice.days_practised).toBe(1)
  })

  test('sees the last eight, newest first', async ({ server }) => {
    const ana = await aMember(server)
    const now = Date.parse(ana.member.created_at)
    for (let hours = 12; hours >= 1; hours--) {
      await ana.checkIn({ checked_in_at: new Date(now - hours * 3_600_000).toISOString() })
    }
    const recent = (await ana.config()).body.member?.recent_check_ins ?? []
    const ages = recent.map((checkIn) => (now - Date.parse(checkIn.checked_in_at)) / 3_600_000)
    expect(ages).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('the same event id', () => {
  test('again answers what was kept', async ({ server }) => {
    const ana = await aMember(server)
    const sent = { ...aCheckIn(), note: 'the first' }
    const first = await ana.checkIn(sent)
    const again = await ana.checkIn({ ...sent, ...onRing(270), note: 'the second' })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.check_in).toEqual(first.body.check_in)
    expect(again.body.member.balance.check_ins_counted).toBe(1)
  })

  test('from two devices at once is one row', async ({ server }) => {
    const ana = await aMember(server)
    const sent = aCheckIn()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.checkIn(sent)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(new Set(answers.map((answer) => answer.body.check_in.check_in_id)).size).toBe(1)
    expect((await ana.config()).body.member?.balance.check_ins_counted).toBe(1)
  })

  test('of another member is another check-in', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    const sent = { ...aCheckIn(), note: 'mine' }
    const hers = await ana.checkIn(sent)
    const other = await bea.checkIn({ ...sent, note: 'also mine' })
    expect(other.status).toBe(201)
    expect(other.body.check_in.note).toBe('also mine')
    expect(other.body.check_in.check_in_id).not.toBe(hers.body.check_in.check_in_id)
  })
})

test('a note comes back as it was written', async ({ server }) => {
  const ana = await aMember(server)
  const note = 'Zwölf Grad, 🌧️ and a "quote"\nsecond line'
  expect((await ana.checkIn({ note })).body.check_in.note).toBe(note)
})

test('a check-in of yesterday counts for yesterday', async ({ server }) => {
  const ana = await aMember(server)
  const yesterday = new Date(Date.parse(ana.member.created_at) - 24 * 3_600_000).toISOString()
  const { body } = await ana.checkIn({ checked_in_at: yesterday })
  expect(body.check_in.checked_in_at).toBe(yesterday)
  expect(body.member.today.items.find((item) => item.name === 'check_in')?.done).toBe(false)
})

describe('refused by name', () => {
  const far = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
  const refusals: [string, object, string][] = [
    ['no direction at all', { arousal: 0, comfort: 0 }, 'arousal'],
    ['arousal beyond 1', { arousal: 1.5 }, 'arousal'],
    ['comfort below -1', { comfort: -1.01 }, 'comfort'],
    ['an empty event id', { event_uuid: '' }, 'event_uuid'],
    ['an event id beyond 64 characters', { event_uuid: 'x'.repeat(65) }, 'event_uuid'],
    ['a body sign that nobody knows', { body_signs: ['third_eye'] }, 'body_signs'],
    ['a body sign chosen twice', { body_signs: ['smile', 'smile'] }, 'body_signs'],
    ['a note beyond 2,000 characters', { note: 'n'.repeat(2001) }, 'note'],
    ['the day after tomorrow', { checked_in_at: far(2) }, 'checked_in_at'],
    ['more than 60 days back', { checked_in_at: far(-61) }, 'checked_in_at'],
    ['a time that is none', { checked_in_at: 'yesterday' }, 'checked_in_at'],
  ]
  test.for(refusals)('%s', async ([, checkIn, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await ana.checkIn(checkIn), 422, 'invalid_input', field)
    expect((await ana.config()).body.member?.recent_check_ins).toEqual([])
  })
})

test('the day turns over at midnight where the member lives', async ({ startServer }) => {
  const server = await startServer()
  await server.setClock('2027-03-02T22:58:00.000Z')
  const ana = await aMember(server, { tz: 'Europe/Berlin' })
  await ana.checkIn()
  expect((await ana.config()).body.member?.today).toMatchObject({ date: '2027-03-02' })
  await server.setClock('2027-03-02T23:01:00.000Z')
  const today = (await ana.config()).body.member?.today
  expect(today?.date).toBe('2027-03-03')
  expect(today?.items.find((item) => item.name === 'check_in')?.done).toBe(false)
})

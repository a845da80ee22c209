import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, aMember } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

const MOST_OF_A_DAY = 200
const HOUR = 3600_000

/** Some whole days ago, at noon. */
const noon = (days: number) => {
  const day = new Date(Date.now() - days * 24 * HOUR)
  day.setUTCHours(12, 0, 0, 0)
  return day.getTime()
}

describe('17.12: check-ins', () => {
  test('of one day end at two hundred, without ending those of another day', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const first = aCheckIn()
    const at = (minute: number) => new Date(noon(2) + minute * 1000).toISOString()
    expect((await ana.checkIn({ ...first, checked_in_at: at(0) })).status).toBe(201)
    for (let minute = 1; minute < MOST_OF_A_DAY; minute++)
      expect((await ana.checkIn({ checked_in_at: at(minute) })).status).toBe(201)
    const refused = await ana.checkIn({ checked_in_at: at(MOST_OF_A_DAY) })
    expectRefusal(refused, 429, 'too_many_requests', 'checked_in_at')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ana.checkIn({ ...first, checked_in_at: at(0) })).status, 'what is kept is no new one').toBe(200)
    expect((await ana.checkIn({ checked_in_at: new Date(noon(3)).toISOString() })).status).toBe(201)
    const { body } = await ana.config()
    expect(body.member?.balance.check_ins_counted).toBe(MOST_OF_A_DAY + 1)
  })

  test('that waited on a device for weeks all fit', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    for (let day = 1; day <= 27; day++)
      for (let hour = 0; hour < 10; hour++) {
        const checked_in_at = new Date(noon(day) + hour * HOUR).toISOString()
        expect((await ana.checkIn({ checked_in_at })).status).toBe(201)
      }
    expect((await ana.config()).body.member?.balance.check_ins_counted).toBe(270)
  })
})

import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { tick } from '../../support/practice'
import { expectRefusal } from '../../support/refusals'

interface Compared {
  days_with: number
  days_without: number
  mean_with: number
  mean_without: number
  difference: number
  low: number
  high: number
  chance: number
}
interface Pattern {
  trait: { kind: string; key: string }
  finding: string
  days_with: number
  days_without: number
  comparison: Compared | null
}
interface Patterns {
  from: string
  to: string
  days: number
  days_needed: number
  any_found: boolean
  compared: number
  patterns: Pattern[]
}

const path = '/authorized/history/patterns'
const read = async (person: Person) => (await person.api.get<Patterns>(path)).body
const daysBack = (now: string, days: number) => new Date(Date.parse(now) - days * 86_400_000)
const of = (found: Patterns, kind: string, key: string) =>
  found.patterns.find(({ trait }) => trait.kind === kind && trait.key === key)

/** Days back that were good ones; without a rhythm, for a rhythm has few ways to come by chance. */
const goodDays = [0, 2, 5, 6, 10, 13, 15, 16, 21, 23, 27, 31, 35]

/** Forty days; the good ones are comfortable, by more or less. */
async function fortyDays(person: Person, now: string) {
  for (let ago = 0; ago < 40; ago++) {
    const degrees = (goodDays.includes(ago) ? 90 : 250) + (ago % 5) * 6
    await person.checkIn({
      comfort: Math.sin((degrees * Math.PI) / 180),
      arousal: -Math.cos((degrees * Math.PI) / 180),
      checked_in_at: daysBack(now, ago).toISOString(),
    })
  }
}

describe('patterns of days', () => {
  test('of a new member are none yet, and say how much is needed', async ({ server }) => {
    const found = await read(await aMember(server))
    expect(found).toMatchObject({ days: 0, days_needed: 8, any_found: false, compared: 0 })
    expect(found.patterns.length).toBeGreaterThan(10)
    for (const pattern of found.patterns) {
      expect(pattern).toMatchObject({ finding: 'too_few', days_with: 0, days_without: 0, comparison: null })
    }
    expect(Date.parse(found.to) - Date.parse(found.from)).toBe(179 * 86_400_000)
  })

  test('tell what goes together and what does not', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const now = ana.member.created_at
    await fortyDays(ana, now)
    for (const ago of goodDays.filter((day) => day <= 27)) {
      const { status } = await tick(ana, {
        plan_item: 'social_play',
        date: daysBack(now, ago).toISOString().slice(0, 10),
      })
      expect(status).toBe(200)
    }
    const found = await read(ana)
    expect(found).toMatchObject({ days: 40, any_found: true })
    const play = of(found, 'practice', 'social_play')
    expect(play).toMatchObject({ finding: 'found', days_with: 11, days_without: 29 })
    expect(play?.comparison?.difference).toBeGreaterThan(1)
    expect(play?.comparison?.low).toBeGreaterThan(0)
    expect(play?.comparison?.chance).toBeLessThan(0.01)
    expect(of(found, 'practice', 'stillness')).toMatchObject({ finding: 'too_few', days_with: 0, days_without: 40 })
    expect(of(found, 'weekday', 'monday')).toMatchObject({ finding: 'too_few' })
    expect(await read(ana)).toEqual(found)
  })

  test('that are not there are said to be none', async ({ server }) => {
    const ana = await aMember(server, { tz: 'UTC' })
    const now = ana.member.created_at
    await fortyDays(ana, now)
    for (let ago = 0; ago < 28; ago += 2) {
      await tick(ana, { plan_item: 'exercise', date: daysBack(now, ago).toISOString().slice(0, 10) })
    }
    const found = await read(ana)
    expect(of(found, 'practice', 'exercise')).toMatchObject({ finding: 'none', days_with: 14 })
    expect(found.any_found).toBe(false)
    expect(found.compared).toBeGreaterThan(0)
  })

  test('are the member\u2019s own, and nobody\u2019s without a session', async ({ server }) => {
    const [ana, bea] = [await aMember(server), await aMember(server)]
    await fortyDays(ana, ana.member.created_at)
    expect((await read(bea)).days).toBe(0)
    expectRefusal(await aVisitor(server).api.get(path), 401, 'session_required')
  })
})

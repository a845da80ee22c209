import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EVENING, MORNING, type OpenWish, openChoices, suggestOpen } from './open-practice'
import type { RatedTime } from './rated-times'
import type { Rating } from './ring-rating'

const NOON = new Date(2026, 10, 23, 12)
const NIGHT = new Date(2026, 10, 23, 23)

const wish = (changes: Partial<OpenWish> = {}): OpenWish => ({
  from: 'sympathetic',
  to: 'parasympathetic',
  now: NOON,
  without: new Set(),
  times: [],
  ...changes,
})

const time = (exerciseId: string, rating: Rating, minute = 0): RatedTime => ({
  id: `${exerciseId}-${minute}`,
  exerciseId,
  rating,
  startedAt: new Date(NOON.getTime() + minute * 60_000),
  seconds: 60,
  before: undefined,
  after: undefined,
})

const ids = (asked: OpenWish) => openChoices(asked).map(({ card }) => card.exercise_id)

describe('a suggestion made on the device', () => {
  test.each(['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal'])(
    'has one minute for somebody in %s, at noon and at night',
    (from) => {
      for (const now of [NOON, NIGHT]) {
        const [first] = openChoices(wish({ from, now, minutes: 1 }))
        expect(first?.card.minutes.shortest).toBeLessThanOrEqual(1)
        expect(first?.card.needs).toEqual([])
      }
    },
  )

  test('offers only what is calm enough to somebody who is overwhelmed', () => {
    expect(ids(wish({ from: 'overwhelm' })).sort()).toEqual([
      'call-someone',
      'five-senses',
      'jaw-tongue-shoulders',
      'kindness-phrases',
    ])
  })

  test('has nothing of the open air at night', () => {
    expect(ids(wish())).toContain('morning-light')
    expect(ids(wish({ now: NIGHT }))).not.toContain('morning-light')
    expect(ids(wish({ now: NIGHT }))).not.toContain('outdoor-sit')
  })

  test('calls the same hours late as the server', () => {
    const rule = readFileSync(join(import.meta.dirname, '../../../../../../server/core/exercise/moment.hpp'), 'utf8')
    expect(rule).toContain(`kEvening = ${EVENING} * 60;`)
    expect(rule).toContain(`kMorning = ${MORNING} * 60;`)
  })

  test.each([
    [19, 59, true],
    [20, 0, false],
    [4, 59, false],
    [5, 0, true],
  ])('at %i:%i the open air is offered: %s', (hour, minute, isOffered) => {
    expect(ids(wish({ now: new Date(2026, 10, 23, hour, minute) })).includes('morning-light')).toBe(isOffered)
  })

  test.each([
    ['sympathetic', 'parasympathetic'],
    ['parasympathetic', 'stillness'],
  ])('points somebody in %s who wants to play to %s at night', (from, goal) => {
    expect(suggestOpen(wish({ from, to: 'play', now: NIGHT }))?.to).toBe(goal)
    expect(suggestOpen(wish({ from, to: 'play', now: NOON }))?.to).toBe('play')
  })

  test('puts what worked before what only fits, and says how often', () => {
    const [first] = ids(wish())
    const times = [time('kindness-phrases', 'calmer', 1), time('kindness-phrases', 'calmer', 2)]
    expect(first).not.toBe('kindness-phrases')
    const suggestion = suggestOpen(wish({ times }))
    expect(suggestion?.exercise.exercise_id).toBe('kindness-phrases')
    expect(suggestion?.alternative?.kind).not.toBe(suggestion?.exercise.kind)
  })

  test('leaves out what it is told to', () => {
    const [first] = ids(wish())
    expect(ids(wish({ without: new Set([String(first)]) }))).not.toContain(first)
  })
})

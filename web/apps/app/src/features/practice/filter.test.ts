// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { anExercise } from '../../../../../testing/fake-api/fake-practice'
import { countFilters, doneLately, filtered, NO_FILTER } from './filter'

const sigh = anExercise('one-relief-sigh', { kind: 'breath', positions: ['seated'], surroundings: ['anywhere'] })
const walk = anExercise('brisk-walk', {
  kind: 'movement',
  positions: ['walking'],
  surroundings: ['outdoors'],
  needs: ['Shoes'],
  minutes: { shortest: 5, usual: 10, longest: 30 },
})
const all = [sigh, walk]
const titles = (filter: Partial<typeof NO_FILTER>) =>
  filtered(all, { ...NO_FILTER, ...filter }).map(({ exercise }) => exercise.exercise_id)

describe('the library', () => {
  test('is whole without a wish', () => {
    expect(titles({})).toEqual(['one-relief-sigh', 'brisk-walk'])
    expect(countFilters(NO_FILTER)).toBe(0)
  })

  test('is searched in titles, summaries and needs, whatever the case and the accents', () => {
    expect(titles({ words: 'SIGH relief' })).toEqual(['one-relief-sigh'])
    expect(titles({ words: 'shoés' })).toEqual(['brisk-walk'])
    expect(titles({ words: 'sigh walk' })).toEqual([])
  })

  test('is narrowed by each filter', () => {
    expect(titles({ kinds: ['movement', 'voice'] })).toEqual(['brisk-walk'])
    expect(titles({ positions: ['seated'] })).toEqual(['one-relief-sigh'])
    expect(titles({ minutes: 3 })).toEqual(['one-relief-sigh'])
    expect(titles({ isBareHanded: true })).toEqual(['one-relief-sigh'])
  })

  test('keeps what can be done anywhere, wherever one is', () => {
    expect(titles({ surroundings: ['quiet'] })).toEqual(['one-relief-sigh'])
    expect(titles({ surroundings: ['outdoors'] })).toEqual(['one-relief-sigh', 'brisk-walk'])
  })

  test('knows what was done lately', () => {
    const done = (id: string, last_done_on: string) => ({
      ...anExercise(id),
      effect: { effect: 0, n: 1, certainty: 0, times: 1, last_done_on },
    })
    const exercises = [done('a', '2026-11-01'), sigh, done('b', '2026-11-20')]
    expect(doneLately(exercises, 3).map(({ exercise }) => exercise.exercise_id)).toEqual(['b', 'a'])
  })
})

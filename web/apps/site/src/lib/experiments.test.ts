import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EXPERIMENT_NAMES, EXPERIMENTS_KEY, readExperiments } from './experiments'

beforeEach(() => localStorage.clear())

describe('the experiments record', () => {
  test('is drawn once, one half each, and kept', () => {
    const draws = [0.1, 0.9, 0.49, 0.5, 0, 0.99, 0.3]
    const record = readExperiments(localStorage, () => draws.shift() ?? 1)
    expect(EXPERIMENT_NAMES.map((name) => record[name])).toEqual([true, false, true, false, true, false, true])
    expect(record).toMatchObject({ experiments_enabled: true, experiments_current_version: 3 })
    expect(readExperiments(localStorage, () => 1)).toEqual(record)
  })

  test.each(['{', '"text"', '{"experiments_current_version":2}', '{"experiments_current_version":3}'])(
    'that is malformed, %s, is logged and replaced',
    (text) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      localStorage.setItem(EXPERIMENTS_KEY, text)
      const record = readExperiments(localStorage, () => 0)
      expect(logged).toHaveBeenCalledOnce()
      expect(record.web_cert_offer__red_button).toBe(true)
      expect(JSON.parse(localStorage.getItem('experiments-v4') ?? '')).toEqual(record)
    },
  )
})

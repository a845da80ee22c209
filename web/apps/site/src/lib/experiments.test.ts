import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setAssignment } from './assignment'
import {
  askForExperiments,
  EXPERIMENT_NAMES,
  EXPERIMENTS_KEY,
  forgetExperiments,
  presentExperiments,
  readExperiments,
} from './experiments'

beforeEach(() => {
  localStorage.clear()
  forgetExperiments()
})

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

describe('where the server says the sides', () => {
  const fetched = vi.fn<typeof fetch>()
  const sides = Object.fromEntries(EXPERIMENT_NAMES.map((name) => [name, name.endsWith('red_button')]))

  beforeEach(() => {
    setAssignment('server')
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset()
    fetched.mockImplementation(async () => Response.json({ experiments: sides, experiments_current_version: 3 }))
    return () => setAssignment('browser')
  })
  afterEach(() => vi.unstubAllGlobals())

  test('nothing is drawn here, and a lot is kept and asked about again', async () => {
    expect(presentExperiments()).toBeUndefined()
    await askForExperiments()
    expect(presentExperiments()).toMatchObject({ ...sides, experiments_enabled: true })
    const [first] = fetched.mock.calls[0] ?? []
    expect(Number(/\?lot=(\d+)$/.exec(String(first))?.[1])).toBeLessThan(65_536)
    forgetExperiments()
    expect(presentExperiments()).toMatchObject(sides)
    await askForExperiments()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([first, first])
  })

  test('sides that were drawn by the browser before do not count', () => {
    readExperiments(localStorage, () => 0)
    expect(presentExperiments()).toBeUndefined()
  })

  test('a server that cannot be reached leaves the page as it is', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fetched.mockImplementation(async () => new Response(null, { status: 503 }))
    await askForExperiments()
    expect(presentExperiments()).toBeUndefined()
    expect(localStorage.getItem(EXPERIMENTS_KEY)).toBeNull()
    expect(logged).toHaveBeenCalled()
  })
})

test('where experiments are off nobody is on any side', async () => {
  setAssignment('off')
  expect(presentExperiments()).toBeUndefined()
  expect(localStorage.getItem(EXPERIMENTS_KEY)).toBeNull()
  setAssignment('browser')
})

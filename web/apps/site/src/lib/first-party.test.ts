import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EXPERIMENT_NAMES, EXPERIMENTS_KEY, EXPERIMENTS_VERSION, forgetExperiments } from './experiments'
import { countStep } from './exposure'
import { asPlace, count, countEvents, forgetWaiting } from './first-party'
import { track } from './track'

interface Body {
  events: { event_uuid: string; event_type: string; place: string; experiments?: Record<string, boolean> }[]
}

const fetched = vi.fn<typeof fetch>()
const told = () => fetched.mock.calls.flatMap(([, request]) => (JSON.parse(String(request?.body)) as Body).events)

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockResolvedValue(Response.json({ kept: 1 }))
  vi.stubGlobal('fetch', fetched)
  forgetWaiting()
  forgetExperiments()
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('our own counting', () => {
  test('tells events together after a second, without a cookie, each with an id of its own', () => {
    count('Lead', 'quiz')
    count('Lead', 'quiz')
    expect(fetched).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(fetched).toHaveBeenCalledTimes(1)
    const [address, request] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/site/events')
    expect(request).toMatchObject({ credentials: 'omit', keepalive: true })
    expect(told().map(({ event_type, place }) => [event_type, place])).toEqual([
      ['Lead', 'quiz'],
      ['Lead', 'quiz'],
    ])
    expect(new Set(told().map(({ event_uuid }) => event_uuid)).size).toBe(2)
  })

  test('never sends more than the server takes at once', () => {
    for (let i = 0; i < 45; i++) count('Link Click')
    vi.advanceTimersByTime(1000)
    for (const [, request] of fetched.mock.calls)
      expect((JSON.parse(String(request?.body)) as Body).events.length).toBeLessThanOrEqual(20)
    expect(told()).toHaveLength(45)
  })

  test('a place can be no address and no sentence', () => {
    expect(asPlace('Mara@Example.org')).toBe('mara_example_org')
    expect(asPlace('x'.repeat(90))).toHaveLength(60)
    expect(asPlace('/learn/long-exhale')).toBe('/learn/long-exhale')
  })

  test('tells the rest of an event to nobody', () => {
    const stop = countEvents()
    track('Event Result', { what: 'quiz', answer: 'private' })
    stop()
    vi.advanceTimersByTime(1000)
    expect(JSON.stringify(told())).not.toContain('private')
    expect(told()).toMatchObject([{ event_type: 'Event Result', place: 'quiz' }])
  })
})

describe('an experiment', () => {
  const record = (more: object = {}) =>
    localStorage.setItem(
      EXPERIMENTS_KEY,
      JSON.stringify({
        ...Object.fromEntries(EXPERIMENT_NAMES.map((name) => [name, name.endsWith('red_button')])),
        experiments_enabled: true,
        experiments_current_version: EXPERIMENTS_VERSION,
        ...more,
      }),
    )

  test('is counted once for each browser, with the side that it is on', () => {
    record()
    const names = ['web_cert_offer__red_button', 'web_cert_offer__hero_cta_show_percent_off'] as const
    countStep('exposure', names, 'cert_offer')
    countStep('exposure', names, 'cert_offer')
    countStep('conversion', names, 'cert_offer')
    vi.advanceTimersByTime(1000)
    expect(told()).toMatchObject([
      {
        event_type: 'exposure',
        place: 'cert_offer',
        experiments: { web_cert_offer__red_button: true, web_cert_offer__hero_cta_show_percent_off: false },
      },
      { event_type: 'conversion' },
    ])
  })

  test('that is switched off is not counted', () => {
    record({ experiments_enabled: false })
    countStep('exposure', ['web_cert_offer__red_button'], 'cert_offer')
    vi.advanceTimersByTime(1000)
    expect(fetched).not.toHaveBeenCalled()
  })
})

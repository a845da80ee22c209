import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseClock, chosenClock, regional } from './clock'
import { clockTime, longDay } from './moments'

const evening = new Date(2026, 10, 21, 21, 5)
const livesIn = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

afterEach(() => vi.restoreAllMocks())

describe('hours', () => {
  test('are written as the device’s region does', () => {
    livesIn('en-US', 'en')
    expect(clockTime(evening, 'en')).toMatch(/^9:05\sPM$/)
    livesIn('fr-FR', 'en-GB')
    expect(clockTime(evening, 'en')).toBe('21:05')
    expect(longDay(evening, 'en')).toBe('Saturday 21 November')
  })

  test('or as somebody chose, whatever the region', () => {
    livesIn('en-US')
    chooseClock('h23')
    expect(clockTime(evening, 'en')).toBe('21:05')
    livesIn('de-DE')
    chooseClock('h12')
    expect(clockTime(evening, 'de')).toMatch(/^9:05\sPM$/)
    chooseClock('device')
    expect(chosenClock()).toBe('device')
    expect(clockTime(evening, 'de')).toBe('21:05')
  })

  test('take the language itself where the device knows no region for it', () => {
    livesIn('fr-FR')
    expect(regional('es')).toBe('es')
  })
})

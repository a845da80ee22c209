import { countries, type HelpCountry } from 'virtual:helplines'
import { useState } from 'react'
import { timeZone } from '../../lib/locale'
import { stored } from '../../lib/stored'

const chosen = stored<string>('help_country')

/** Browsers know which zones a country has; older ones answer nothing. */
function zonesOf(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    getTimeZones?: () => string[]
    timeZones?: string[]
  }
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

const EVERYWHERE = 'international'

const isListed = (code: string | undefined): code is string => countries.some(({ country }) => country === code)

/** Where somebody probably is: the clock's zone says it better than the language does. */
export function guessCountry(zone: string, language: string): string {
  const byZone = countries.find(({ country }) => country !== EVERYWHERE && zonesOf(country).includes(zone))
  if (byZone) return byZone.country
  // A known zone outside the list is another country; its numbers must not be replaced by those of the language's.
  const isKnownZone = zonesOf('US').length > 0 && zone !== 'UTC'
  const region = new Intl.Locale(language).region
  return !isKnownZone && isListed(region) ? region : EVERYWHERE
}

const countryOf = (code: string): HelpCountry | undefined => countries.find(({ country }) => country === code)

/** The country whose numbers are shown; a choice is kept on the device. */
export function useHelpCountry() {
  const [code, setCode] = useState(() => {
    const kept = chosen.read()
    return isListed(kept) ? kept : guessCountry(timeZone(), navigator.language)
  })
  const choose = (next: string) => {
    chosen.write(next)
    setCode(next)
  }
  return { country: countryOf(code) ?? countries.at(-1), choose }
}

/** Country names in the reader's language, in its order; everywhere else comes last. */
export function namedCountries(language: string, everywhere: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const named = countries
    .filter(({ country }) => country !== EVERYWHERE)
    .map((country) => ({ ...country, name: names.of(country.country) ?? country.name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const rest = countryOf(EVERYWHERE)
  return rest ? [...named, { ...rest, name: everywhere }] : named
}

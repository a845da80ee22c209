import type { Config, HelpCountry } from '@evenkeel/api'
import { useMemo, useState } from 'react'
import { stored } from '../device/stored'
import { countryOnDevice } from '../words/countries'
import { timeZone } from '../words/locale'

/** The country of the account, as this device last heard of it: no session is needed to know it. */
const countryOfAccount = () => stored<Config>('config').read()?.member?.country_code ?? undefined

/** Browsers know which zones a country has; older ones answer nothing. */
function zonesOf(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    getTimeZones?: () => string[]
    timeZones?: string[]
  }
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

const EVERYWHERE = 'international'

type Countries = readonly HelpCountry[]

const find = (countries: Countries, code: string | undefined) => countries.find(({ country }) => country === code)

/** Where somebody probably is: the clock's zone says it better than the language does. */
function guess(countries: Countries, zone: string, language: string): HelpCountry | undefined {
  const byZone = countries.find(({ country }) => country !== EVERYWHERE && zonesOf(country).includes(zone))
  if (byZone) return byZone
  // A known zone outside the list is another country; its numbers must not be replaced by those of the language's.
  const isKnownZone = zonesOf('US').length > 0 && zone !== 'UTC'
  const byLanguage = isKnownZone ? undefined : find(countries, new Intl.Locale(language).region)
  return byLanguage ?? find(countries, EVERYWHERE)
}

/**
 * The country whose numbers are shown: the one chosen here, else the account's, else where somebody probably is. A country
 * outside the list has the numbers for everywhere.
 */
export function useHelpCountry(countries: Countries) {
  const [code, setCode] = useState(() => countryOnDevice.read() ?? countryOfAccount())
  const choose = (next: string) => {
    countryOnDevice.write(next)
    setCode(next)
  }
  const guessed = useMemo(() => guess(countries, timeZone(), navigator.language), [countries])
  const told = code ? (find(countries, code) ?? find(countries, EVERYWHERE)) : undefined
  return { country: told ?? guessed ?? countries.at(-1), choose }
}

/** Country names in the reader's language, in its order; everywhere else comes last. */
export function namedCountries(
  countries: Countries,
  { language, everywhere }: { language: string; everywhere: string },
) {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const named = countries
    .filter(({ country }) => country !== EVERYWHERE)
    .map((country) => ({ ...country, name: names.of(country.country) ?? country.name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const rest = find(countries, EVERYWHERE)
  return rest ? [...named, { ...rest, name: everywhere }] : named
}

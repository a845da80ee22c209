import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const MODULE = 'virtual:helplines'
const RESOLVED = `\0${MODULE}`
const WORDS = 'virtual:helplines/'
const file = fileURLToPath(new URL('../../content/safety/helplines.yaml', import.meta.url))
const locales = fileURLToPath(new URL('../../content/locales/', import.meta.url))

const wordsFile = (language: string) => join(locales, language, 'safety/helplines.yaml')
/** The languages in which somebody wrote down what stands beside the numbers; English stands in the file itself. */
const languages = () => readdirSync(locales).filter((language) => existsSync(wordsFile(language)))

interface Line {
  name: string
  phone?: string
  sms?: string
  chat_url?: string
  hours: string
  languages: string[]
  for: string
  checked: string | false
}

interface Country {
  country: string
  name: string
  emergency: string[]
  note: string
  lines: Line[]
}

const ROUND_THE_CLOCK = '24/7'

/** The helplines as the server hands them out; where each number was compared stays in the file. */
const shown = ({ country, name, emergency, note, lines }: Country) => ({
  country,
  name,
  emergency,
  note,
  lines: lines.map(({ name, phone, sms, chat_url, hours, languages, for: kind, checked }) => ({
    name,
    phone: phone ?? null,
    sms: sms ?? null,
    chat_url: chat_url ?? null,
    hours,
    round_the_clock: hours === ROUND_THE_CLOCK,
    languages,
    kind,
    checked: Boolean(checked),
  })),
})

/** Builds the helplines into the app, so that they are there without a network; each language's words are a part of their own. */
export function helplines(): Plugin {
  return {
    name: 'evenkeel:helplines',
    resolveId: (id) => (id === MODULE || id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${WORDS}`)) {
        const path = wordsFile(id.slice(WORDS.length + 1))
        this.addWatchFile(path)
        return `export default ${JSON.stringify(parse(readFileSync(path, 'utf8')))}`
      }
      if (id !== RESOLVED) return undefined
      this.addWatchFile(file)
      const countries = (parse(readFileSync(file, 'utf8')) as Country[]).map(shown)
      const loaders = languages().map((language) => `${language}: () => import('${WORDS}${language}')`)
      return `export const countries = ${JSON.stringify(countries)}\nexport const words = { ${loaders.join(', ')} }`
    },
  }
}

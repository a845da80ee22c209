import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { parse } from 'yaml'

const MODULE = 'virtual:helplines'
const RESOLVED = `\0${MODULE}`
const file = fileURLToPath(new URL('../../content/safety/helplines.yaml', import.meta.url))

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

/** What a person in need reads; where each number was compared stays in the file. */
const shown = ({ country, name, emergency, note, lines }: Country) => ({
  country,
  name,
  emergency,
  note,
  lines: lines.map(({ name, phone, sms, chat_url, hours, languages, for: kind, checked }) => ({
    name,
    ...(phone && { phone }),
    ...(sms && { sms }),
    ...(chat_url && { chat_url }),
    hours,
    languages,
    kind,
    checked: Boolean(checked),
  })),
})

/** Builds the helplines into the app, so that they are there without a network. */
export function helplines(): Plugin {
  return {
    name: 'evenkeel:helplines',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      this.addWatchFile(file)
      const countries = (parse(readFileSync(file, 'utf8')) as Country[]).map(shown)
      return `export const countries = ${JSON.stringify(countries)}`
    },
  }
}

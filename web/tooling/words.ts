import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { completed, type Words } from './complete-words.ts'

const MODULE = 'virtual:words'
const RESOLVED = `\0${MODULE}`
const FALLBACK = 'en'
const folder = fileURLToPath(new URL('../../content/locales', import.meta.url))

/** The texts of a visitor's first screen and of the frame around every screen; the rest comes with the next screen. */
const FIRST = new Set([
  'common',
  'error_load_failed',
  'error_load_retry',
  'errors',
  'navigation',
  'not_found',
  'unsent',
  'update',
  'welcome',
])

const fileOf = (language: string) => join(folder, language, 'app.json')
const languages = () => readdirSync(folder).filter((language) => existsSync(fileOf(language)))
const read = (language: string) => JSON.parse(readFileSync(fileOf(language), 'utf8')) as Words

/** The index: for every language two loaders. */
function index(): string {
  const entries = languages().map((language) => {
    const load = (part: string) => `${part}: () => import('${MODULE}/${language}/${part}')`
    return `${language}: { ${load('first')}, ${load('others')} }`
  })
  return `export const languages = { ${entries.join(', ')} }`
}

function partOf(language: string, part: string): string {
  const words = completed(read(language), read(FALLBACK), language)
  const kept = Object.entries(words).filter(([section]) => FIRST.has(section) === (part === 'first'))
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`
}

/**
 * The words of each language in two pieces. What a language does not say yet stands there in English, so that no app
 * loads two languages.
 */
export function words(): Plugin {
  return {
    name: 'evenkeel:words',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      for (const language of languages()) this.addWatchFile(fileOf(language))
      const [, language, part] = id.split('/')
      return language && part ? partOf(language, part) : index()
    },
  }
}

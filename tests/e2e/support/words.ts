import { readFileSync } from 'node:fs'
import { contentFolder } from '../../support/paths'

type Words = { [key: string]: string | Words }

/** The languages that tests speak. */
export type Language = 'en' | 'de' | 'es' | 'ar'

const wordsOf = (language: Language) =>
  JSON.parse(readFileSync(`${contentFolder}/locales/${language}/app.json`, 'utf8')) as Words

const english = wordsOf('en')
let spoken = { language: 'en' as Language, words: english }

/** From now on `words` answers in this language. Each browser of the tests speaks one. */
export function speak(language: Language): void {
  spoken = { language, words: wordsOf(language) }
}

export const spokenLanguage = (): Language => spoken.language

const find = (all: Words, key: string) =>
  key.split('.').reduce<string | Words | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), all)

function counted(all: Words, key: string, count: unknown): string | Words | undefined {
  const form = new Intl.PluralRules(spoken.language).select(Number(count ?? 2))
  return find(all, `${key}_${form}`) ?? find(all, `${key}_other`)
}

/** The app's text for a key: tests name the meaning and leave the wording to the content. */
export function words(key: string, values: Record<string, string | number> = {}): string {
  const said = (all: Words) => find(all, key) ?? counted(all, key, values.count)
  const found = said(spoken.words) ?? said(english)
  if (typeof found !== 'string') throw new Error(`the app has no words for ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
}

/** The words around their values, for texts whose values a test does not know. */
export function wordsLike(key: string, values: Record<string, string | number> = {}): RegExp {
  const escaped = words(key, values).replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'))
}

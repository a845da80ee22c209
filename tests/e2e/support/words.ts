import { readFileSync } from 'node:fs'
import { contentFolder } from '../../support/paths'

type Words = { [key: string]: string | Words }

const english = JSON.parse(readFileSync(`${contentFolder}/locales/en/app.json`, 'utf8')) as Words

const find = (key: string) =>
  key
    .split('.')
    .reduce<string | Words | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), english)

/** What the app shows for a key: tests name the meaning and leave the wording to the content. */
export function words(key: string, values: Record<string, string | number> = {}): string {
  const found = find(key) ?? find(`${key}_${values.count === 1 ? 'one' : 'other'}`)
  if (typeof found !== 'string') throw new Error(`the app has no words for ${key}`)
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`))
}

/** The words around their values, for texts whose values a test does not know. */
export function wordsLike(key: string, values: Record<string, string | number> = {}): RegExp {
  const escaped = words(key, values).replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replace(/\{\{\w+\}\}/g, '.+'))
}

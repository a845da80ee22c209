import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sentences } from '../../tools/sentences/list.mjs'
import { contentFolder } from './paths'

const { parse } = createRequire(import.meta.url)('yaml') as { parse: (text: string) => Record<string, string> }

/** Of http/values/json.cpp, which puts its sentences together. */
const SHAPE_OF_A_BODY = /^(The body|`.+`) (must be .+|is not a field of this request|is missing)\.$/s

/** From the brace on, up to the one that closes it. */
function lengthOfSlot(text: string): number {
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++
    if (text[i] === '}' && --depth === 0) return i + 1
  }
  return text.length
}

/** Matches every sentence that a pattern can become: a slot can hold anything. */
function becomes(pattern: string): RegExp {
  let source = ''
  for (let rest = pattern; rest !== ''; ) {
    const length = rest.startsWith('{') ? lengthOfSlot(rest) : 1
    source += rest.startsWith('{') ? '.*' : (rest[0] ?? '').replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    rest = rest.slice(length)
  }
  return new RegExp(`^${source}$`, 's')
}

function translations(): string[] {
  const folder = join(contentFolder, 'locales')
  return readdirSync(folder)
    .filter((language) => language !== 'en')
    .flatMap((language) => Object.values(parse(readFileSync(join(folder, language, 'sentences.yaml'), 'utf8'))))
}

/** Whether a text is one of the English sentences or titles that the server says to a person. */
export function isEnglishSentence(text: string): boolean {
  return sentences('person').some((sentence) => becomes(sentence.text).test(text))
}

let known: { whole: Set<string>; patterns: RegExp[] } | undefined

function everySentence() {
  if (known) return known
  const all = [...sentences('person'), ...sentences('program')].map(({ text }) => text).concat(translations())
  known = {
    whole: new Set(all),
    patterns: [...all.filter((text) => text.includes('{')).map(becomes), SHAPE_OF_A_BODY],
  }
  return known
}

/** Whether a message is one that tools/sentences/list.mjs finds in the code, in any language. */
export function isKnownSentence(message: string): boolean {
  const { whole, patterns } = everySentence()
  return whole.has(message) || patterns.some((pattern) => pattern.test(message))
}

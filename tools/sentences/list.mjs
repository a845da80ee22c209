// Lists the sentences that the server's own code holds, for a person (core/base/sentence.hpp) or for a program.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['core', 'api', 'http', 'outbound', 'storage'].map((name) => `server/${name}`)

/** Sentences for a program stay English; for a person the app has its own words (lib/call-words.ts). */
const FILES_FOR_PROGRAMS = /^server\/(http\/(?!routing\/authorizer)|outbound\/(embedded_object_store|post_policy|outbox_mailer))/
const FOR_PROGRAMS = /(in_english_only|malformed)\(\s*(fmt::format\(\s*)?$/
/** Literals that read like a sentence but are shown to nobody, recognised by the code before them. */
const SAID_TO_NOBODY = [/\.(summary|json_body)\s*=\s*$/, /static_assert\([^;]*$/, /\bnote(_at)?\([^;]*$/]

const sources = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sources(path)
    return /\.[ch]pp$/.test(path) && !path.endsWith('_test.cpp') && !path.includes('/testing/') ? [path] : []
  })

const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|R"(\w*)\(([\s\S]*?)\)\1"|"((?:[^"\\\n]|\\.)*)"|'(?:[^'\\\n]|\\.)'/g
const unescaped = (text) => text.replace(/\\(.)/g, (_, letter) => ({ n: '\n', t: '\t', '0': '\0' })[letter] ?? letter)

/** Literals that stand side by side are one text. */
const literals = (source) => {
  const found = []
  for (const token of source.matchAll(TOKEN)) {
    const text = token[3] === undefined ? token[2] : unescaped(token[3])
    if (text === undefined) continue
    const end = token.index + token[0].length
    const last = found.at(-1)
    if (last && source.slice(last.end, token.index).trim() === '') Object.assign(last, { text: last.text + text, end })
    else found.push({ text, start: token.index, end })
  }
  return found
}

const readsLikeASentence = (text) => /^["`{A-Z]/.test(text) && text.includes(' ') && /[.?!]$/.test(text) && !text.includes('\n')
/** A title says itself what it is: Sentence{"Check in"}. */
const isNamedOne = (before) => /Sentence\{\s*$/.test(before)

function hearerOf(path, source, { text, start }) {
  const before = source.slice(Math.max(0, start - 200), start)
  if (!readsLikeASentence(text) && !isNamedOne(before)) return 'nobody'
  if (SAID_TO_NOBODY.some((place) => place.test(before))) return 'nobody'
  return FILES_FOR_PROGRAMS.test(path) || FOR_PROGRAMS.test(before) ? 'program' : 'person'
}

/** @returns {{text: string, where: string, hearer: 'person' | 'program'}[]} what one file's text says */
export const sentencesIn = (path, source) =>
  literals(source)
    .map((literal) => ({
      text: literal.text,
      where: `${path}:${source.slice(0, literal.start).split('\n').length}`,
      hearer: hearerOf(path, source, literal),
    }))
    .filter(({ hearer }) => hearer !== 'nobody')

/** @returns {{text: string, where: string}[]} each once, in the order of the files */
export const sentences = (hearer = 'person') => {
  const seen = new Map()
  for (const path of FOLDERS.flatMap(sources).sort())
    for (const said of sentencesIn(path, readFileSync(join(ROOT, path), 'utf8')))
      if (said.hearer === hearer && !seen.has(said.text)) seen.set(said.text, said.where)
  return [...seen].map(([text, where]) => ({ text, where }))
}

if (process.argv[1]?.endsWith('sentences/list.mjs')) for (const { text, where } of sentences()) console.log(`${where}\t${text}`)

// Reads the book and what it draws on, and says what is wrong with it: file, and what.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { parse } = createRequire(join(root, 'tests/package.json'))('yaml')

const content = (path) => join(root, 'content', path)
const yaml = (path) => parse(readFileSync(content(path), 'utf8'))

/** Exercises the book may place: a reader of paper cannot be asked first, so none that has to be turned on. */
const exercise = (id) => (existsSync(content(`exercises/${id}.yaml`)) ? { id, ...yaml(`exercises/${id}.yaml`) } : undefined)

function part({ file, kind }) {
  const [, head, text] = readFileSync(content(`book/${file}`), 'utf8').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? []
  return head === undefined ? { file, kind, text: '', references: [] } : { references: [], ...parse(head), file, kind, text }
}

export const EXERCISE = /^\[\[exercise:([a-z0-9-]+)\]\]$/gm
export const SOURCE = /\[\^([a-z0-9-]+)\]/g
const MARKER = /\[\[([^\]]*)\]\]/g
const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1])

export function readBook() {
  const book = yaml('book/book.yaml')
  const parts = book.parts.filter(({ file }) => existsSync(content(`book/${file}`))).map(part)
  const ids = [...new Set(parts.flatMap(({ text }) => found(text, EXERCISE)))]
  return {
    ...book,
    parts,
    chapters: parts.filter(({ kind }) => kind === 'chapter'),
    quiz: readFileSync(content(`book/${book.quiz_on_paper}`), 'utf8'),
    brand: yaml('brand/brand.yaml'),
    states: yaml('states.yaml'),
    contraindications: yaml('safety/contraindications.yaml'),
    exercises: new Map(ids.map((id) => [id, exercise(id)])),
  }
}

const WORDS = { chapter: [1500, 2500], front: [100, 800] }
const wordsIn = (text) => text.replace(MARKER, '').split(/\s+/).filter(Boolean).length

function faultsOfPart({ file, kind, title, text, references, ...rest }, exercises) {
  const faults = []
  const lines = readFileSync(content(`book/${file}`), 'utf8').split('\n')
  const say = (what, piece = lines[0]) => faults.push(`content/book/${file}:${Math.max(1, lines.findIndex((line) => line.includes(piece)) + 1)}: ${what}`)
  if (!title) say('title: is missing: it stands between two lines of three hyphens at the top')
  for (const field of kind === 'chapter' ? ['number', 'summary', 'contested'] : []) {
    if (!rest[field]) say(`${field}: is missing`)
  }
  for (const marker of found(text, MARKER)) {
    if (!/^(exercise:[a-z0-9-]+|quiz|ring)$/.test(marker)) say(`[[${marker}]] is no marker`, `[[${marker}]]`)
  }
  for (const id of found(text, EXERCISE)) {
    if (!exercises.get(id)) say(`[[exercise:${id}]]: there is no content/exercises/${id}.yaml`, `[[exercise:${id}]]`)
    else if (exercises.get(id).opt_in) say(`[[exercise:${id}]] has to be turned on by a member, so it has no place in a book`, `[[exercise:${id}]]`)
  }
  const keys = references.map(({ key }) => key)
  const cited = found(text, SOURCE)
  for (const key of cited.filter((key) => !keys.includes(key))) say(`[^${key}] is not among its references`, `[^${key}]`)
  for (const key of keys.filter((key) => !cited.includes(key))) say(`the reference "${key}" is cited nowhere`, `key: ${key}`)
  const [least, most] = WORDS[kind]
  const words = wordsIn(text)
  if (words < least || words > most) say(`${words} words, and a ${kind} part has ${least} to ${most}`)
  return faults
}

/** Everything that is wrong with the book, one line each; empty when it can be set. */
export function faultsOf(book) {
  const listed = book.parts.map(({ file }) => file)
  const others = readdirSync(content('book')).filter((name) => name.endsWith('.md') && name !== book.quiz_on_paper)
  const placed = book.parts.flatMap(({ text }) => found(text, EXERCISE))
  return [
    ...others.filter((name) => !listed.includes(name)).map((name) => `content/book/${name}:1: no part of book.yaml`),
    ...(listed.length === yaml('book/book.yaml').parts.length ? [] : ['content/book/book.yaml:1: parts: a part has no file']),
    ...(book.chapters.length === 6 ? [] : [`content/book/book.yaml:1: parts: ${book.chapters.length} chapters, and the book is sold with 6`]),
    ...(book.chapters.some(({ text }) => text.includes('[[quiz]]')) ? [] : ['content/book/book.yaml:1: no chapter places the [[quiz]]']),
    ...placed.filter((id, at) => placed.indexOf(id) !== at).map((id) => `content/book/book.yaml:1: [[exercise:${id}]] stands there twice`),
    ...book.parts.flatMap((one) => faultsOfPart(one, book.exercises)),
  ]
}

export const totals = (book) =>
  `${book.chapters.length} chapters, ${book.parts.reduce((sum, { text }) => sum + wordsIn(text), 0)} words, ` +
  `${book.exercises.size} exercises, ${book.parts.reduce((sum, { references }) => sum + references.length, 0)} sources`

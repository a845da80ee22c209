#!/usr/bin/env node
// Comments, interface texts, documents and names use plain words (tools/words/banned.mjs; docs/glossary.md).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { sentences } from './sentences/list.mjs'
import { COMMENTS, NAMES, WORDS } from './words/banned.mjs'
import { codeOf, commentsOf, proseOf, textsOf } from './words/read.mjs'

const INTERFACE = /^content\/(locales\/en\/.*\.json|mail\/en\/.*\.yaml|onboarding\/.*\.yaml|states\.yaml)$/
const PROGRAM = /\.([ch]pp|tsx?|m?js|py|sh|java|swift)$/
const DOCUMENT = /(^|\/)[\w.-]+\.md$/
// These name the words; articles, book, lessons and legal pages are not part of the interface.
const LEFT_OUT = /^tools\/words\/|^docs\/glossary\.md$|^tools\/check_words(\.test)?\.mjs$|^content\/(articles|book|course|legal)\/|\/generated\/|package-lock\.json$/

const allOf = (finds) => new RegExp(finds, `${finds.flags}g`)
const found = (rules, pieces) =>
  pieces.flatMap(({ line, text }) =>
    rules.flatMap(({ finds, instead }) =>
      [...text.matchAll(allOf(finds))].map((match) => ({
        line: line + text.slice(0, match.index).split('\n').length - 1,
        word: match[0],
        instead,
      })),
    ),
  )

/** @returns {{line: number, word: string, instead: string}[]} the findings in one file */
export function findingsIn(path, source) {
  if (LEFT_OUT.test(path)) return []
  if (DOCUMENT.test(path)) return found(WORDS, proseOf(source))
  return [
    ...(INTERFACE.test(path) ? found(WORDS, textsOf(source)) : []),
    ...found(COMMENTS, commentsOf(path, source)),
    ...(PROGRAM.test(path) ? found(NAMES, [{ line: 1, text: codeOf(path, source) }]) : []),
  ]
}

/** @returns {string[]} what is wrong with all files, given as [path, text] */
export const faultsOf = (files) =>
  files.flatMap(([path, source]) =>
    findingsIn(path, source).map(({ line, word, instead }) => `${path}:${line}: "${word}": say ${instead}`),
  )

if (process.argv[1]?.endsWith('check_words.mjs')) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']).toString().split('\n')
  const paths = list.filter((path) => /\.(\w+)$|^dev$|\/compile$/.test(path) && existsSync(path) && !/\.(png|svg|webm|mp4|jpg|woff2|ico|csv|bin|wasm|gz|zip)$/.test(path))
  const said = sentences().flatMap(({ text, where }) => found(WORDS, [{ line: 1, text }]).map(({ word, instead }) => `${where}: "${word}": say ${instead}`))
  const faults = [...faultsOf(paths.map((path) => [path, readFileSync(path, 'utf8')])), ...said]
  for (const fault of faults) console.error(fault)
  console.log(`${paths.length} files, ${faults.length} words to replace`)
  process.exit(faults.length > 0 || paths.length === 0 ? 1 : 0)
}

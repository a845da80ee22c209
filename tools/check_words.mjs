#!/usr/bin/env node
// Comments, interface texts, documents and names use plain words (tools/words/banned.mjs; docs/glossary.md).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { sentences } from './sentences/list.mjs'
import { COMMENTS, NAMES, WORDS } from './words/banned.mjs'
import { codeOf, commentsOf, proseOf, textsOf } from './words/read.mjs'

/** Files whose comments are not clean yet, because other work rewrites them. This list may only shrink. */
const NOT_YET = [
  'hrv/CMakeLists.txt',
  'hrv/include/hrv/stream.hpp',
  'hrv/src/beats/beat_timing.hpp',
  'hrv/src/beats/channels.hpp',
  'hrv/src/intervals/variability.cpp',
  'hrv/src/quality/refusal.cpp',
  'hrv/tests/laws/refusal_test.cpp',
  'server/api/member/trainer/trainer_status.cpp',
  'server/core/content/pages.hpp',
  'server/core/exercise/suggest.hpp',
  'server/core/learn/search.cpp',
  'server/core/learn/search_test.cpp',
  'server/core/snapshot/member_snapshot.hpp',
  'server/core/trainer/trainer_links.hpp',
  'server/storage/account/erasure.cpp',
  'server/storage/engine/bounded_lists_test.cpp',
  'server/storage/engine/read_together.cpp',
  'server/storage/engine/sqlite_connection.cpp',
  'server/storage/engine/value.hpp',
  'web/apps/app/src/features/reading/ReadingResult.tsx',
  'web/packages/hrv/src/engine.ts',
]

const INTERFACE = /^content\/(locales\/en\/.*\.json|mail\/en\/.*\.yaml|onboarding\/.*\.yaml|states\.yaml)$/
const PROGRAM = /\.([ch]pp|tsx?|m?js|py|sh|java|swift)$/
const DOCUMENT = /(^|\/)[\w.-]+\.md$/
// These name the words; articles, book and legal pages are not part of the interface.
const LEFT_OUT = /^tools\/words\/|^docs\/glossary\.md$|^tools\/check_words(\.test)?\.mjs$|^content\/(articles|book|legal)\/|\/generated\/|package-lock\.json$/

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
export function faultsOf(files, notYet = NOT_YET) {
  const all = files.flatMap(([path, source]) => findingsIn(path, source).map((finding) => ({ path, ...finding })))
  const faults = all
    .filter(({ path }) => !notYet.includes(path))
    .map(({ path, line, word, instead }) => `${path}:${line}: "${word}": say ${instead}`)
  const clean = notYet.filter((file) => !all.some(({ path }) => path === file))
  return [...faults, ...clean.map((file) => `${file} is clean: take it off NOT_YET in tools/check_words.mjs`)]
}

if (process.argv[1]?.endsWith('check_words.mjs')) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard']).toString().split('\n')
  const paths = list.filter((path) => /\.(\w+)$|^dev$|\/compile$/.test(path) && existsSync(path) && !/\.(png|svg|webm|mp4|jpg|woff2|ico|csv|bin|wasm|gz|zip)$/.test(path))
  const said = sentences().flatMap(({ text, where }) => found(WORDS, [{ line: 1, text }]).map(({ word, instead }) => `${where}: "${word}": say ${instead}`))
  const faults = [...faultsOf(paths.map((path) => [path, readFileSync(path, 'utf8')])), ...said]
  for (const fault of faults) console.error(fault)
  console.log(`${paths.length} files, ${faults.length} words to replace`)
  process.exit(faults.length > 0 || paths.length === 0 ? 1 : 0)
}

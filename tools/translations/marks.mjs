// Every translated text keeps a mark of the English it was made from, in content/locales/<language>/made_from.txt: one line a text,
// "mark file place". When English changes, the mark of its translation no longer fits, and the check fails until somebody has
// read the translation again. The server's sentences need none: their English is their name.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const UNMARKED = ['sentences.yaml']
const fileOf = (language) => `content/locales/${language}/made_from.txt`
const LINE = /^([0-9a-f]{8}) (\S+) (.+)$/

export const markOf = (english) => createHash('sha256').update(english).digest('hex').slice(0, 8)

/** The marks of a language by "file place". */
export function readMarks(language) {
  if (!existsSync(fileOf(language))) return new Map()
  const lines = readFileSync(fileOf(language), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => line.match(LINE)).filter(Boolean).map(([, mark, path, place]) => [`${path} ${place}`, mark]))
}

export function writeMarks(language, marks) {
  const head = '# Which English each text was made from. Written by: node tools/check_translations.mjs --mark <language> <file> [place]\n'
  const lines = [...marks].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, mark]) => `${mark} ${name}\n`)
  writeFileSync(fileOf(language), head + lines.join(''))
}

/** Returns the stale texts of one file; `pairs` are its places with the English that stands there now. */
export function stale(path, pairs, marks, language) {
  if (UNMARKED.includes(path)) return []
  return pairs.flatMap(({ place, english }) => {
    const mark = marks.get(`${path} ${place}`)
    if (mark === markOf(english)) return []
    const how = `read it beside "${english.slice(0, 60)}", then: node tools/check_translations.mjs --mark ${language} ${path} '${place}'`
    return [`${place}: ${mark ? 'was made from another English text' : 'does not say from which English it was made'}; ${how}`]
  })
}

/** Marks the texts of one file, or one of its places, as made from the English of now; forgets places that are gone. */
export function mark(marks, path, pairs, place) {
  if (UNMARKED.includes(path)) return
  const known = new Set(pairs.map((pair) => `${path} ${pair.place}`))
  for (const name of [...marks.keys()]) if (name.startsWith(`${path} `) && !known.has(name)) marks.delete(name)
  for (const pair of pairs) if (!place || pair.place === place) marks.set(`${path} ${pair.place}`, markOf(pair.english))
}

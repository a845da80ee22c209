// Finds texts that say the same in the same words. A text is cut into pieces of six words each; two texts are too alike when
// they share enough of them. Members read several texts a day and notice.
//   Broder 1997, "On the resemblance and containment of documents" (10.1109/SEQUEN.1997.666900): shingles and containment.
import { readdirSync } from 'node:fs'
import { textsOfCourse } from './course.mjs'
import { textsOfJournal } from './journal.mjs'
import { textsOfSite } from './site.mjs'
import { paragraphs, readMarkdown, readYaml } from './yaml.mjs'

const WORDS = 6
const SHARED = 3 // pieces: eight words in a row
const CONTAINED = 0.3 // of the shorter text's pieces
const LONG_SHARED = 6 // pieces: eleven words in a row are too many in a text of any length

const wordsOf = (text) => text.toLowerCase().replace(/\]\([^)]*\)/g, ' ').replace(/[’']/g, '').match(/[\p{L}\p{N}]+/gu) ?? []

export function piecesOf(text) {
  const words = wordsOf(text)
  const pieces = new Set()
  for (let at = 0; at + WORDS <= words.length; at += 1) pieces.add(words.slice(at, at + WORDS).join(' '))
  return pieces
}

const yamls = (folder) => readdirSync(folder).filter((name) => name.endsWith('.yaml')).sort().map((name) => `${folder}/${name}`)
const ofField = (field) => ({ file: field.file.file, line: field.line, field: field.path, text: String(field.value ?? '') })

function cuesOf(steps) {
  return steps.items.flatMap((step) => (step.at('steps').exists ? cuesOf(step.at('steps')) : [step.at('cue')]))
}

function textsOfExercise(file) {
  const exercise = readYaml(file, [])
  if (!exercise) return []
  const plain = ['summary', 'feels_like', 'stop_if'].map((name) => exercise.at(name))
  const variants = ['shorter', 'gentler', 'trauma_sensitive'].map((name) => exercise.at('variants').at(name))
  const script = paragraphs(String(exercise.at('script').value ?? ''), exercise.at('script').line + 1)
  return [
    ...[...plain, ...variants, exercise.at('evidence').at('note'), ...cuesOf(exercise.at('steps'))].map(ofField),
    ...script.map(({ text, line }) => ({ file, line, field: 'script', text })),
  ]
}

function textsOfArticle(file) {
  const page = readMarkdown(file, [])
  return page ? paragraphs(page.body, page.linesBefore + 1).map(({ text, line }) => ({ file, line, field: '', text })) : []
}

/** Every text that is compared, with its place. */
export function textsIn(content) {
  const articles = readdirSync(`${content}/articles`).filter((name) => name.endsWith('.md')).sort().map((name) => `${content}/articles/${name}`)
  return [
    ...yamls(`${content}/exercises`).flatMap(textsOfExercise),
    ...articles.flatMap(textsOfArticle),
    ...textsOfCourse(content),
    ...textsOfJournal(content).map(ofField),
    ...textsOfSite(content).flatMap((answer) => paragraphs(String(answer.value ?? ''), answer.line + 1).map(({ text, line }) => ({ file: answer.file.file, line, field: answer.path, text }))),
  ]
}

/** Pairs of texts that are too alike, with the words they share. */
export function alike(texts) {
  const all = texts.map((text) => ({ ...text, pieces: piecesOf(text.text) }))
  const owners = new Map()
  all.forEach(({ pieces }, index) => { for (const piece of pieces) owners.set(piece, [...(owners.get(piece) ?? []), index]) })
  const shared = new Map()
  for (const [piece, indices] of owners) {
    for (let i = 0; i < indices.length; i += 1) {
      for (let j = i + 1; j < indices.length; j += 1) {
        const pair = `${indices[i]} ${indices[j]}`
        shared.set(pair, [...(shared.get(pair) ?? []), piece])
      }
    }
  }
  return [...shared].flatMap(([pair, pieces]) => {
    const [one, other] = pair.split(' ').map((index) => all[Number(index)])
    const contained = pieces.length / Math.min(one.pieces.size, other.pieces.size)
    const tooMuch = pieces.length >= LONG_SHARED || (pieces.length >= SHARED && contained >= CONTAINED) || contained === 1
    return tooMuch ? [{ one, other, shared: pieces, contained }] : []
  })
}

/** Complains about every pair that the list of exceptions does not name with a reason. */
export function checkAlike(content, allowed, faults) {
  const texts = textsIn(content)
  const used = new Set()
  for (const { one, other, shared } of alike(texts)) {
    const exception = allowed.find(({ words }) => shared.some((piece) => piece.includes(wordsOf(words).slice(0, WORDS).join(' '))))
    if (exception) used.add(exception)
    else faults.push({ file: other.file, line: other.line, field: other.field, sentence: `says almost the same as ${one.file}:${one.line}: "${shared[0]} …"` })
  }
  return { texts: texts.length, unused: allowed.filter((exception) => !used.has(exception)) }
}

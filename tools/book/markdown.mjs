// The whole book as one text for pandoc: markers become boxes, citations become numbers, sources are gathered at the end.
import { EXERCISE, SOURCE } from './read.mjs'

const PLACES = { anywhere: 'anywhere', quiet: 'somewhere quiet', private: 'in private', outdoors: 'outdoors', with_someone: 'with someone' }

const listed = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)

const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1)
const duration = (minutes) => (minutes < 1 ? 'half a minute' : minutes === 1 ? '1 minute' : `${String(minutes).replace('.5', '½')} minutes`)
const COUNTS = ['', 'Once', 'Twice', 'Three times', 'Four times', 'Five times', 'Six times', 'Seven times', 'Eight times']

const stepLine = ({ cue, seconds }) => `${cue} [${seconds}&nbsp;s]{.time}`

function steps(list) {
  return list
    .map((step) => {
      if (!step.repeat) return `1. ${stepLine(step)}`
      const inner = step.steps.map((one) => `    - ${stepLine(one)}`).join('\n')
      return `1. ${COUNTS[step.repeat] ?? `${step.repeat} times`}:\n\n${inner}\n`
    })
    .join('\n')
}

/** Codes about a person are a list of conditions; D is about the moment. S needs no words in a book that says it elsewhere. */
function notFor(codes, contraindications) {
  const conditions = codes
    .filter((code) => code !== 'D' && code !== 'S')
    .map((code) => lowerFirst(contraindications.find((one) => one.code === code).title))
  return conditions.length > 0 ? `**Leave it out with** ${conditions.join('; ')}.` : ''
}

function exerciseBox(exercise, contraindications) {
  const { grade, note } = exercise.evidence
  const where = listed(exercise.surroundings.map((place) => PLACES[place]))
  return [
    `::: {.exercise #exercise-${exercise.id}}`,
    `### ${exercise.title} {.unnumbered .unlisted}`,
    `[${duration(exercise.minutes.usual)} · ${listed(exercise.positions)} · ${where}]{.facts}`,
    '',
    steps(exercise.steps),
    '',
    `*${exercise.feels_like.trim()}*`,
    '',
    `**Stop if** ${lowerFirst(exercise.stop_if.trim())}`,
    '',
    notFor(exercise.contraindications, contraindications),
    '',
    `[**${grade}** ${note.trim()}]{.evidence}`,
    ':::',
  ].join('\n')
}

function quizBox({ quiz, imprint }) {
  const online = imprint.web_address ? `\nIt can also be done at [${imprint.web_address}](${imprint.web_address}), where it is drawn for you.\n` : ''
  const ticks = quiz.replace(/^- (☐.*)$/gm, (_, row) =>
    row.split('☐').filter((word) => word.trim()).map((word) => `[[]{.box} ${word.trim()}]{.tick}`).join('\n') + '\n')
  return `::: {.quiz #quiz}\n### The discovery quiz, on paper {.unnumbered .unlisted}\n\n${ticks}${online}:::`
}

const RING = '![The ring of six states: quiet at the top, stirred up at the bottom, comfortable on the right.](ring.svg){.ring}'

function citations(part, first) {
  const numberOf = new Map(part.references.map(({ key }, at) => [key, first + at]))
  return part.text.replace(SOURCE, (_, key) => `[[${numberOf.get(key)}](#source-${numberOf.get(key)})]{.cite}`)
}

/** References in the order in which the text cites them, so that the numbers rise as one reads. */
function inOrderOfCitation(part) {
  const order = [...part.text.matchAll(SOURCE)].map((match) => match[1])
  return { ...part, references: part.references.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)) }
}

export const idOf = ({ number, file }) => (number ? `chapter-${number}` : file.replace('.md', ''))

function chapter(part, first, book) {
  const opener = part.kind === 'chapter' ? `::: mark\n![](opener-${part.number}.svg){.opener}\n\nChapter ${part.number}\n:::\n\n` : ''
  const text = citations(part, first)
    .replace(EXERCISE, (_, id) => exerciseBox(book.exercises.get(id), book.contraindications))
    .replace('[[quiz]]', () => quizBox(book))
    .replace('[[ring]]', RING)
  const contested = part.contested ? `\n::: contested\n**What is contested.** ${part.contested.trim()}\n:::\n` : ''
  const summary = part.summary ? `::: summary\n${part.summary}\n:::\n\n` : ''
  const heading = `# ${part.title} {#${idOf(part)} .${part.kind}}`
  return `${heading}\n\n${opener}${summary}${text.trim()}\n${contested}`
}

const found = ({ doi, checked }) => `${doi ? ` [doi:${doi}](https://doi.org/${doi})` : ''}${checked ? '' : ' \\*'}`

const sourceLine = (source, number) =>
  `::: {.source #source-${number}}\n[${number}]{.number} ${source.text}.${found(source)}\n:::`

function sources(parts) {
  let number = 0
  const groups = parts
    .filter(({ references }) => references.length > 0)
    .map(({ number: chapterNumber, references }) => {
      const lines = references.map((one) => sourceLine(one, (number += 1)))
      return `## Chapter ${chapterNumber} {.unnumbered}\n\n${lines.join('\n\n')}`
    })
  return `# Sources {#sources .back}\n\nAn asterisk marks what we know from its summary or from others, and have not yet checked against the paper itself.\n\n${groups.join('\n\n')}\n`
}

function exerciseList({ exercises }) {
  const rows = [...exercises.values()].map(
    ({ id, title, evidence }) => `[${title}](#exercise-${id})\n\n[${evidence.grade} · ${evidence.citation}.${found({ ...evidence, checked: evidence.checked || !evidence.doi })}]{.rests-on}\n`)
  return `# The exercises {#the-exercises .back}\n\nIn the order of the book, with what each of them rests on. An asterisk marks what we have not yet checked against the paper itself.\n\n::: exercise-list\n${rows.join('\n')}\n:::\n`
}

const IMPRINT_LABELS = { publisher: '', address: '', contact: '', isbn_print: 'ISBN (print): ', isbn_epub: 'ISBN (EPUB): ', web_address: '' }

export function imprint({ title, edition, year, imprint: lines, brand, rights, notice, type_note }) {
  const filled = Object.entries(IMPRINT_LABELS).flatMap(([field, label]) => (lines[field] ? [`${label}${lines[field]}`] : []))
  const who = lines.publisher || lines.author || brand.name
  return [`*${title}*`, `${edition}, ${year}`, `© ${year} ${who}. ${rights}`, ...filled, notice.trim(), type_note]
}

const MY_PAGE = `# My page {#my-page .back .my-page}

My usual address, my earliest sign, and what reliably takes me to a better place. Outside the ring: whatever is not in my hands alone.

![An empty ring with six parts, to write in.](empty-ring.svg){.ring}

Date: [ ]{.line}
`

export function wholeBook(book) {
  const parts = book.parts.map(inOrderOfCitation)
  let first = 1
  const texts = parts.map((part) => {
    const text = chapter(part, first, book)
    first += part.references.length
    return text
  })
  return [...texts, exerciseList(book), sources(parts), MY_PAGE].join('\n\n')
}

// The English words in the shape in which a language stores them: content/locales/<language>/ mirrors content/, only the
// words. Lists with keys become maps from key to words.
import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sentences } from '../sentences/list.mjs'

const home = ['tests', 'web'].find((folder) => existsSync(`${folder}/node_modules/yaml`))
if (!home) throw new Error('npm has not installed tests/ or web/ yet: ./dev build')
const { parse } = createRequire(join(process.cwd(), home, 'package.json'))('yaml')

const read = (file) => (file.endsWith('.json') ? JSON.parse : parse)(readFileSync(file, 'utf8'))
const keyed = (name, words) => (list) =>
  Object.fromEntries(list.map((entry) => [entry[name], Object.fromEntries(words.map((word) => [word, entry[word]]))]))
const ROUND_THE_CLOCK = '24/7' // the app has words of its own for it
const cues = (steps) => steps.flatMap((step) => (step.steps ? cues(step.steps) : [step.cue]))
const exercise = ({ title, summary, needs, evidence, steps, feels_like, stop_if, variants, script }) => ({
  title, summary, needs, evidence_note: evidence.note, cues: cues(steps), feels_like, stop_if, variants, script,
})

/** A number is the same in every language; what is said beside it is not. */
const helplines = (countries) => ({
  notes: Object.fromEntries(countries.filter(({ note }) => note).map(({ country, note }) => [country, note])),
  hours: Object.fromEntries(countries.flatMap(({ lines }) => lines).filter(({ hours }) => hours !== ROUND_THE_CLOCK).map(({ hours }) => [hours, hours])),
})

/** The replies in danger, by the id of each line. */
const replies = ({ moves }) => ({ replies: Object.fromEntries(moves.flatMap(({ say }) => say).map(({ id, text }) => [id, text])) })

const question = ({ text, refused }) => ({ text, ...(refused && { refused }) })
const notice = ({ title, texts, questions, variants, buttons }) => ({
  ...(title && { title }), texts,
  ...(questions && { questions: Object.fromEntries(questions.map((one) => [one.id, question(one)])) }),
  ...(variants && { variants }), ...(buttons && { buttons }),
})
const disclosure = ({ notices }) => ({ notices: Object.fromEntries(notices.map((one) => [one.id, notice(one)])) })

/** The guide's lines exist in English only, but for those which it says where it reads no English. */
const guideLines = (lines) => ({
  lines: Object.fromEntries(lines.filter(({ when }) => when === 'not_understood').map(({ id, text }) => [id, text])),
})

/** Fields of the site's pages that no language words: places, keys, figures, pictures by their name. */
const WORDLESS = new Set(['to', 'exercise', 'unit', 'stars', 'key', 'state', 'name'])
const isWordless = (key, value) =>
  WORDLESS.has(key) || typeof value === 'number' || value === '{{brand}}' || (key === 'figure' && /^[\d.]+$/.test(value)) || (['picture', 'claim'].includes(key) && /^[a-z_]+$/.test(value))
const sitePage = (value) => {
  if (Array.isArray(value)) return value.map(sitePage)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !isWordless(key, inner)).map(([key, inner]) => [key, sitePage(inner)]))
}
const SITE_PAGES = ['about', 'frame', 'landing', 'quiz', 'support']

const FILES = [
  ['states.yaml', keyed('name', ['display_name', 'title_name', 'description'])],
  ['moods.yaml', keyed('key', ['title', 'synonyms'])],
  ['stage_texts.yaml', (pairs) => Object.fromEntries(pairs.map(({ from, to, ...words }) => [`${from} to ${to}`, words]))],
  ['article_categories.yaml', keyed('key', ['title'])],
  ['check-in/body_signs.yaml', keyed('key', ['title'])],
  ['onboarding/goals.yaml', keyed('key', ['title'])],
  ['onboarding/life_aspects.yaml', keyed('key', ['title'])],
  ['safety/contraindications.yaml', keyed('code', ['title', 'question'])],
  ['safety/disclosure.yaml', disclosure],
  ['safety/helplines.yaml', helplines],
  ['safety/responses.yaml', replies],
  ['mood_words.yaml', (words) => words],
  ['quiz/discovery.yaml', ({ rules, ...words }) => words],
]
const stageTexts = FILES[2][1]

const yamls = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')).sort() : [])
const interfaces = (folder) => readdirSync(folder).filter((name) => name.endsWith('.json'))
const where = (language, path) => (path.startsWith('mail/') ? `content/mail/${language}/${path.slice(5)}` : `content/locales/${language}/${path}`)

export const files = {
  /** Where a language keeps the words of one file. */
  where,
  /** Every translatable file: its path below the language's folder (mail/ for the mails) and the English words. */
  english: () => [
    // The English ones stand in the code, and are their own names.
    { path: 'sentences.yaml', english: Object.fromEntries(sentences().map(({ text }) => [text, text])) },
    ...FILES.filter(([path]) => existsSync(`content/${path}`)).map(([path, shape]) => ({ path, english: shape(read(`content/${path}`)) })),
    ...SITE_PAGES.map((page) => ({ path: `site/pages/${page}.yaml`, english: sitePage(read(`content/site/pages/${page}.yaml`)) })),
    { path: 'journal/guide.yaml', english: guideLines(read('content/journal/guide/any_time.yaml')) },
    ...yamls('content/exercises').map((name) => ({ path: `exercises/${name}`, english: exercise(read(`content/exercises/${name}`)) })),
    ...yamls('content/mail/en').map((name) => ({ path: `mail/${name}`, english: read(`content/mail/en/${name}`) })),
    ...interfaces('content/locales/en').map((path) => ({ path, english: read(`content/locales/en/${path}`) })),
  ],
  /** A language's words of one file, or undefined when it has none. */
  translated(language, path) {
    const file = where(language, path)
    if (!existsSync(file)) return undefined
    return path === 'stage_texts.yaml' ? stageTexts(read(file)) : read(file)
  },
  /** The files a language has in the folders where each must answer to an English one. */
  list: (language) => [
    ...yamls(`content/locales/${language}/exercises`).map((name) => `exercises/${name}`),
    ...yamls(`content/mail/${language}`).map((name) => `mail/${name}`),
  ],
  /** The list of terms, with same_as_english: words that are rightly spelt as in English. */
  terms: (language) => (existsSync(`content/locales/${language}/terms.yaml`) ? read(`content/locales/${language}/terms.yaml`) : {}),
}

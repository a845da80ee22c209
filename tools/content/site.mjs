// The public pages, the course and the legal pages.
import { existsSync, readdirSync } from 'node:fs'
import { anything, country, day, demandUnique, flag, key, listOf, mapping, matching, number, oneOf, shortText, text, textOrNothing, webAddress, whole } from './shapes.mjs'
import { readMarkdown, readYaml } from './yaml.mjs'

const LONGEST_TITLE = 80
const QUESTIONS_IN_QUIZ = 5
const OPTIONS = 4
const MODULES = 7

const source = mapping({ text: textOrNothing, people: textOrNothing, date: textOrNothing, link: textOrNothing })
const instead = mapping({ figure: textOrNothing, text: textOrNothing, 'source?': source, 'items?': listOf(mapping({ text, link: text })) })
const claim = mapping({ key, place: text, claim: text, shown: flag, 'estimate?': flag, 'specified?': flag, source, instead, 'points?': listOf(listOf(anything, { least: 2, most: 2 })) }, (field) => {
  const isShown = field.at('shown').value === true
  const isSpecified = field.at('specified').value === true
  if ((!isShown || isSpecified) && field.at('instead').at('text').value === '') field.at('instead').at('text').say('must say what the page shows while the claim is not shown')
  if (!isShown || isSpecified) return
  for (const name of field.at('estimate').value === true ? ['text'] : ['text', 'people', 'date', 'link']) {
    const given = field.at('source').at(name)
    if (given.value === '') given.say('a claim that is shown says who measured it, in how many people, when, and where to read it')
  }
})

/** Words of people: an example says so, and a real one says where it was given. */
const honest = (field) => {
  if (field.at('example').value === false && field.at('source').value === '') field.at('source').say('must say where and when these words were given, because they are no example')
}
const voice = { key, example: flag, source: textOrNothing, title: shortText(LONGEST_TITLE), date_text: text, username: text, occupation: text }
const review = mapping({ ...voice, stars: whole(1, 5), country, text }, honest)
const testimonial = mapping({ ...voice, type: oneOf('trainer', 'practitioner', 'coach'), country_flag: country, platform: text, 'stars?': whole(1, 5), description: text }, honest)

const questions = mapping({ groups: listOf(mapping({ key, title: text, items: listOf(mapping({ key, question: text, answer: text }), { least: 1 }) }), { least: 1, unique: 'key' }) },
  (field) => demandUnique(field.at('groups').items.flatMap((group) => group.at('items').items.map((item) => item.at('key')))))

const money = mapping({ amount_cents: whole(1, 100_000_000), currency: matching(/^[A-Z]{3}$/, 'must be a three-letter code such as USD') })
const component = mapping({ key, numeral: matching(/^[IVX]+$/, 'must be a Roman numeral'), title: text, value: money, summary: text, details: listOf(text, { least: 1 }) })

const question = mapping({ question: text, options: listOf(text, { least: OPTIONS, most: OPTIONS }), correct: whole(0, OPTIONS - 1), why: text }, (field) => demandUnique(field.at('options').items))
const lesson = mapping({ title: text, minutes: whole(1, 240), summary: text, able_to: text })
const course = mapping({
  weeks: whole(1, 52), support_months: whole(0, 24), pass_share: number(0, 1),
  modules: listOf(mapping({ number: whole(1, MODULES), title: text, week: whole(1, 52), summary: text, lessons: listOf(lesson, { least: 1 }), quiz: listOf(question, { least: QUESTIONS_IN_QUIZ, most: QUESTIONS_IN_QUIZ }) }),
    { least: MODULES, most: MODULES, unique: 'number' }),
})

const strip = (more) => mapping({ heading: text, 'example?': flag, items: listOf(mapping({ name: text, link: webAddress, 'logo?': text, ...more })) })

const FILES = {
  'site/faq.yaml': questions,
  'site/certification_faq.yaml': questions,
  'site/reviews.yaml': mapping({ reviews: listOf(review, { least: 1, unique: 'key' }) }),
  'site/testimonials.yaml': mapping({ testimonials: listOf(testimonial, { least: 1, unique: 'key' }) }),
  'site/claims.yaml': mapping({ show: oneOf('specified', 'supported'), claims: listOf(claim, { least: 1, unique: 'key' }) }),
  'site/components.yaml': mapping({ components: listOf(component, { least: 5, most: 5, unique: 'key' }) }),
  'site/press.yaml': strip({ title: text, date: text }),
  'site/universities.yaml': strip({ relation: text }),
  'site/experiments.yaml': mapping({ assignment: oneOf('browser', 'server', 'off') }),
  'site/benchmark.yaml': mapping({ hrv_accuracy: matching(/^\d+(\.\d+)? %$/, 'must be a share such as "96.4 %"'), hrv_recordings: whole(1, 10_000), hrv_measured_on: day }),
  'site/placeholders.yaml': mapping({ placeholders: listOf(mapping({ word: key, source: text, otherwise: textOrNothing }), { least: 1, unique: 'word' }) }),
  'course/outline.yaml': course,
}

/** Every `{{word}}` of a text leads to a line of placeholders.yaml. */
function demandKnownWords(field, words) {
  if (field.isMap) return field.entries.forEach(([, inner]) => demandKnownWords(inner, words))
  if (field.isList) return field.items.forEach((inner) => demandKnownWords(inner, words))
  for (const [, word] of String(field.value ?? '').matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)) if (!words.has(word)) field.say(`"{{${word}}}" is no word of site/placeholders.yaml`)
}

const legalHead = mapping({ title: text, version: text, date: day, 'review?': text })
const VERSIONS = ['cookies', 'privacy', 'safety-protocol', 'terms']

function checkLegal(content, faults) {
  const folder = `${content}/legal`
  const there = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')).sort() : []
  let places = 0
  for (const name of VERSIONS) if (!there.includes(`${name}.md`)) faults.push({ file: `${folder}/${name}.md`, line: 1, field: '', sentence: 'there is no such file' })
  for (const name of there) {
    const page = readMarkdown(`${folder}/${name}`, faults)
    if (!page) continue
    legalHead(page.head)
    const lines = page.body.split('\n')
    lines.forEach((line, index) => {
      const open = line.split('[[').length - 1
      const good = [...line.matchAll(/\[\[operator: [^\]]+\]\]/g)].length
      places += good
      if (open !== good) faults.push({ file: `${folder}/${name}`, line: page.linesBefore + index + 1, field: '', sentence: 'a place to fill in is written [[operator: what goes here]]' })
    })
    if (page.body.trim() === '') faults.push({ file: `${folder}/${name}`, line: page.linesBefore + 1, field: '', sentence: 'the body is empty' })
  }
  return { pages: there.length, places }
}

export function checkSite({ content }, faults) {
  const read = Object.fromEntries(Object.entries(FILES).map(([path, shape]) => {
    const field = readYaml(`${content}/${path}`, faults)
    if (field) shape(field)
    return [path, field]
  }))
  const words = new Set((read['site/placeholders.yaml']?.value?.placeholders ?? []).map(({ word }) => word))
  for (const [path, field] of Object.entries(read)) if (field && path !== 'site/placeholders.yaml') demandKnownWords(field, words)
  const number = (path, count) => count(read[path]?.value) || 0
  const questionsIn = (path) => number(path, (all) => all?.groups?.flatMap?.((group) => group.items ?? []).length)
  return {
    'questions and answers': questionsIn('site/faq.yaml') + questionsIn('site/certification_faq.yaml'),
    'course lessons': number('course/outline.yaml', (all) => all?.modules?.flatMap?.((module) => module.lessons ?? []).length),
    'reviews and testimonials': number('site/reviews.yaml', (all) => all?.reviews?.length) + number('site/testimonials.yaml', (all) => all?.testimonials?.length),
    'legal pages': checkLegal(content, faults).pages,
  }
}

export const textsOfSite = (content) =>
  ['faq', 'certification_faq'].flatMap((name) => readYaml(`${content}/site/${name}.yaml`, [])?.at('groups').items.flatMap((group) => group.at('items').items.map((item) => item.at('answer'))) ?? [])


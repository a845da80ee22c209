// The lessons of the course: one file each under course/lessons, joined to course/outline.yaml by the numbers of module and lesson.
import { existsSync, readdirSync } from 'node:fs'
import { demandUnique, listOf, mapping, matching, nameOf, text, whole } from './shapes.mjs'
import { paragraphs, readMarkdown, readYaml } from './yaml.mjs'

/** Modules whose lessons are not written yet. A lesson of theirs may be missing; one that is there is read like every other. */
export const MISSING_MODULES = []

const FEWEST_WORDS = 600
const MOST_WORDS = 900
const FEWEST_HEADINGS = 2
const MOST_HEADINGS = 4
const FEWEST_SENTENCES = 2
const MOST_SENTENCES = 4
const OPTIONS = 4
const MOST_PRACTICE_MINUTES = 60
const SECONDS_OFF = 30 // of a practice: its steps may be this much shorter or longer than its minutes say
const FILE_NAME = /^(\d+)-(\d+)-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/
const OF_THE_OUTLINE = ['title', 'minutes', 'summary', 'able_to']

export const wordsIn = (body) => (body.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []).length
const headingsIn = (body) => (body.match(/^## \S/gm) ?? []).length
const sentencesIn = (words) => (words.match(/[.?!][”"’)]*(?=\s|$)/g) ?? []).length
const same = (words) => String(words).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

const practice = mapping(
  { title: text, minutes: whole(1, MOST_PRACTICE_MINUTES), steps: listOf(mapping({ text, seconds: whole(5, MOST_PRACTICE_MINUTES * 60) }), { least: 2 }) },
  (field) => {
    const seconds = field.at('steps').items.reduce((sum, step) => sum + (step.at('seconds').value || 0), 0)
    const minutes = field.at('minutes').value
    if (Math.abs(seconds - minutes * 60) > SECONDS_OFF) field.at('minutes').say(`is ${minutes}, and the steps add up to ${seconds} seconds`)
  },
)
const question = mapping(
  { question: text, options: listOf(text, { least: OPTIONS, most: OPTIONS }), correct: whole(0, OPTIONS - 1), why: text },
  (field) => demandUnique(field.at('options').items),
)
const withAClient = (field) => {
  text(field)
  const count = sentencesIn(String(field.value ?? ''))
  if (count < FEWEST_SENTENCES || count > MOST_SENTENCES) field.say(`has ${count} sentences, and ${FEWEST_SENTENCES} to ${MOST_SENTENCES} are wanted`)
}
const reference = mapping({ text, 'doi?': matching(/^10\.\d{4,9}\/\S+$/, 'must be a DOI such as "10.1016/j.xcrm.2022.100895"') })

const headOf = (world) => mapping({
  title: text, module: whole(1, 99), lesson: whole(1, 99), minutes: whole(1, 240), summary: text, able_to: text,
  practice, check_question: question, with_a_client: withAClient, references: listOf(reference, { unique: 'text' }),
  exercises: listOf(nameOf(new Set(world.exercises.keys()), 'exercise')),
}, (field) => demandUnique(field.at('exercises').items))

/** The lessons that the outline sells, each with its place and the quiz of its module. Faults of the outline itself are told elsewhere. */
function plannedLessons(outline) {
  return (outline?.at('modules').items ?? []).flatMap((module) => {
    const quiz = module.at('quiz').items.map((entry) => same(entry.at('question').value))
    return module.at('lessons').items.map((field, index) => ({ module: module.at('number').value, lesson: index + 1, field, quiz }))
  })
}

function checkBody(page, file, words, faults) {
  const say = (line, sentence) => faults.push({ file, line: page.linesBefore + line, field: '', sentence })
  const count = wordsIn(page.body)
  if (count < FEWEST_WORDS || count > MOST_WORDS) say(1, `has ${count} words, and a lesson has ${FEWEST_WORDS} to ${MOST_WORDS}`)
  const headings = headingsIn(page.body)
  if (headings < FEWEST_HEADINGS || headings > MOST_HEADINGS) say(1, `has ${headings} headings "## …", and a lesson has ${FEWEST_HEADINGS} to ${MOST_HEADINGS}`)
  page.body.split('\n').forEach((line, index) => {
    for (const [, word] of line.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g)) if (!words.has(word)) say(index + 1, `"{{${word}}}" is no word of site/placeholders.yaml`)
  })
}

/** The outline and a lesson agree in what both of them say, and the question is none that the quiz asks again. */
function checkAgainstOutline(head, planned) {
  for (const name of OF_THE_OUTLINE) {
    const expected = planned.field.at(name).value
    if (head.at(name).exists && head.at(name).value !== expected) head.at(name).say(`course/outline.yaml says "${expected}"`)
  }
  const asked = head.at('check_question').at('question')
  if (asked.exists && planned.quiz.includes(same(asked.value))) asked.say('is a question of the module’s quiz')
}

function checkLesson(name, context) {
  const { folder, world, planned, words, seen, faults } = context
  const file = `${folder}/${name}`
  const page = readMarkdown(file, faults)
  if (!page) return
  headOf(world)(page.head)
  checkBody(page, file, words, faults)
  const [, module, lesson] = name.match(FILE_NAME) ?? []
  const say = (sentence) => faults.push({ file, line: 1, field: '', sentence })
  if (!module) return say('a lesson’s file is named "<module>-<lesson>-<words>.md"')
  for (const [field, number] of [['module', module], ['lesson', lesson]]) if (page.head.at(field).exists && page.head.at(field).value !== Number(number)) page.head.at(field).say(`the file’s name says ${number}`)
  const place = `${Number(module)}.${Number(lesson)}`
  if (seen.has(place)) return say(`${seen.get(place)} is the same lesson`)
  seen.set(place, name)
  const plan = planned.find((one) => place === `${one.module}.${one.lesson}`)
  if (!plan) return say('course/outline.yaml has no such lesson')
  checkAgainstOutline(page.head, plan)
}

const lessonNames = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')).sort() : [])

export function checkCourse(world, faults, missing = MISSING_MODULES) {
  const { content } = world
  const folder = `${content}/course/lessons`
  const planned = plannedLessons(readYaml(`${content}/course/outline.yaml`, []))
  const words = new Set((readYaml(`${content}/site/placeholders.yaml`, [])?.value?.placeholders ?? []).map(({ word }) => word))
  const seen = new Map()
  for (const name of lessonNames(folder)) checkLesson(name, { folder, world, planned, words, seen, faults })
  for (const { module, lesson, field } of planned) {
    if (seen.has(`${module}.${lesson}`) || missing.includes(module)) continue
    faults.push({ file: `${content}/course/outline.yaml`, line: field.line, field: field.path, sentence: `has no file ${module}-${lesson}-….md in course/lessons` })
  }
  return { 'lessons written': seen.size }
}

/** Every text of the lessons that is compared with all others, with its place. */
export function textsOfCourse(content) {
  const folder = `${content}/course/lessons`
  return lessonNames(folder).flatMap((name) => {
    const page = readMarkdown(`${folder}/${name}`, [])
    if (!page) return []
    const question = page.head.at('check_question')
    const fields = [page.head.at('with_a_client'), question.at('question'), question.at('why'), ...page.head.at('practice').at('steps').items.map((step) => step.at('text'))]
    return [
      ...fields.map((field) => ({ file: field.file.file, line: field.line, field: field.path, text: String(field.value ?? '') })),
      ...paragraphs(page.body, page.linesBefore + 1).map(({ text: words, line }) => ({ file: `${folder}/${name}`, line, field: '', text: words })),
    ]
  })
}

// node --test tools/content/: a broken lesson is named by file, line and field, and a lesson that is missing or too many is missed.
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkCourse, textsOfCourse } from './course.mjs'
import { readWorld } from './world.mjs'
import { faultLine } from './yaml.mjs'

const LESSON = '1-2-your-own-ring.md'
const paragraph = (count) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const GOOD = `---
title: "Your own ring"
module: 1
lesson: 2
minutes: 12
summary: "Three check-ins a day."
able_to: "name the state you are in"
practice:
  title: "Place yourself"
  minutes: 2
  steps:
    - {text: "Place the dot", seconds: 60}
    - {text: "Write one word", seconds: 50}
check_question:
  question: "When do you check in?"
  options: ["When it is bad", "At three fixed moments", "On Sundays", "Never"]
  correct: 1
  why: "Fixed moments catch ordinary hours."
with_a_client: "Ask where the dot is. Then wait."
references:
  - {text: "A paper that somebody has read", doi: "10.1234/abc"}
exercises: [name-the-state]
---

${paragraph(300)}

## One

${paragraph(150)}

## Two

${paragraph(150)}
`
const OUTLINE = `modules:
  - number: 1
    lessons:
      - {title: "The limits of your role", minutes: 16, summary: "What a trainer does.", able_to: "say what you offer"}
      - {title: "Your own ring", minutes: 12, summary: "Three check-ins a day.", able_to: "name the state you are in"}
    quiz:
      - {question: "Who should be the first person?", options: [a, b, c, d], correct: 1, why: "x"}
  - number: 5
    lessons:
      - {title: "A room that is safe enough", minutes: 15, summary: "Chairs.", able_to: "set up a room"}
    quiz: []
`
const FIRST = GOOD.replace('"Your own ring"', '"The limits of your role"').replace('lesson: 2', 'lesson: 1').replace('minutes: 12', 'minutes: 16')
  .replace('"Three check-ins a day."', '"What a trainer does."').replace('"name the state you are in"', '"say what you offer"')

let content
before(() => {
  content = join(mkdtempSync(join(tmpdir(), 'course-check-')), 'content')
  for (const folder of ['course/lessons', 'exercises', 'site']) mkdirSync(join(content, folder), { recursive: true })
  for (const file of ['exercises/name-the-state.yaml', 'site/placeholders.yaml']) cpSync(join('content', file), join(content, file))
  writeFileSync(join(content, 'course/outline.yaml'), OUTLINE)
})
after(() => rmSync(join(content, '..'), { recursive: true }))

/** Returns the findings for a course of these lessons; those of the missing modules do not have to be there yet. */
function faultsOf(lessons, missing = [5]) {
  const folder = join(content, 'course/lessons')
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (const [name, words] of Object.entries(lessons)) writeFileSync(join(folder, name), words)
  const faults = []
  checkCourse(readWorld(content), faults, missing)
  return faults.map((fault) => faultLine(fault).replace(`${content}/`, ''))
}
const lessons = (second) => ({ '1-1-the-limits-of-your-role.md': FIRST, [LESSON]: second })

test('two good lessons, and a module that may be missing, are nothing to complain about', () => {
  assert.deepEqual(faultsOf(lessons(GOOD)), [])
})

test('a lesson that nobody wrote is missed', () => {
  assert.deepEqual(faultsOf({ [LESSON]: GOOD }), ['course/outline.yaml:4: modules[1].lessons[1]: has no file 1-1-….md in course/lessons'])
  assert.deepEqual(faultsOf(lessons(GOOD), []), ['course/outline.yaml:10: modules[2].lessons[1]: has no file 5-1-….md in course/lessons'])
})

const WRONG = [
  ['a lesson of 599 words', `\n${paragraph(300)}\n`, `\n${paragraph(297)}\n`, /^course\/lessons\/1-2-your-own-ring.md:\d+: has 599 words, and a lesson has 600 to 900$/],
  ['a lesson of 901 words', `\n${paragraph(300)}\n`, `\n${paragraph(599)}\n`, /has 901 words, and a lesson has 600 to 900$/],
  ['one heading', '## Two', 'And two', /has 1 headings "## …"/],
  ['a mistyped field', 'able_to:', 'able_too:', /: able_to: is missing$/, /able_too: there is no such field here$/],
  ['three options', ', "Never"]', ']', /check_question.options: needs at least 4 entries, here are 3$/],
  ['an option twice', '"Never"', '"On Sundays"', /check_question.options\[4\]: "On Sundays" stands there twice$/],
  ['an answer that is none', 'correct: 1', 'correct: 4', /check_question.correct: must be a whole number from 0 to 3$/],
  ['a question of the quiz', 'When do you check in?', 'Who should be the first person?', /check_question.question: is a question of the module’s quiz$/],
  ['an exercise that is not there', '[name-the-state]', '[name-the-stat]', /:22: exercises\[1\]: names no exercise$/],
  ['a title that the outline does not have', 'title: "Your own ring"', 'title: "Your ring"', /:2: title: course\/outline.yaml says "Your own ring"$/],
  ['other minutes than sold', 'minutes: 12', 'minutes: 13', /:5: minutes: course\/outline.yaml says "12"$/],
  ['a number that the name does not have', 'lesson: 2', 'lesson: 3', /:4: lesson: the file’s name says 2$/],
  ['a practice that lasts longer than it says', 'seconds: 50', 'seconds: 95', /practice.minutes: is 2, and the steps add up to 155 seconds$/],
  ['one sentence for the client', 'Ask where the dot is. Then wait.', 'Ask where the dot is.', /with_a_client: has 1 sentences/],
  ['a DOI that is none', '10.1234/abc', 'https://doi.org/10.1234/abc', /references\[1\].doi: must be a DOI/],
  ['an unknown placeholder', '## Two\n\nword0', '## Two\n\n{{brnad}}', /"\{\{brnad\}\}" is no word of site\/placeholders.yaml$/],
  ['no fields at all', '---\ntitle', 'title', /:1: a page begins with its fields/],
]

for (const [name, piece, by, ...patterns] of WRONG) {
  test(name, () => {
    assert.ok(GOOD.includes(piece), `the lesson has no ${piece}`)
    const said = faultsOf(lessons(GOOD.replace(piece, by)))
    for (const pattern of patterns) assert.ok(said.some((line) => pattern.test(line)), `${pattern} is not among\n${said.join('\n')}`)
  })
}

test('a lesson that the outline does not sell, one that is there twice and one with a bad name are told apart', () => {
  const said = faultsOf({ ...lessons(GOOD), '1-2-your-ring-again.md': GOOD, '1-3-more.md': GOOD.replace('lesson: 2', 'lesson: 3'), 'Your ring.md': GOOD })
  assert.ok(said.includes('course/lessons/1-2-your-ring-again.md:1: 1-2-your-own-ring.md is the same lesson'))
  assert.ok(said.includes('course/lessons/1-3-more.md:1: course/outline.yaml has no such lesson'))
  assert.ok(said.includes('course/lessons/Your ring.md:1: a lesson’s file is named "<module>-<lesson>-<words>.md"'))
})

test('all that a lesson says is compared with the other texts', () => {
  faultsOf(lessons(GOOD))
  const said = textsOfCourse(content).filter(({ file }) => file.endsWith(LESSON))
  assert.deepEqual(said.map(({ field }) => field), ['with_a_client', 'check_question.question', 'check_question.why', 'practice.steps[1].text', 'practice.steps[2].text', '', '', '', '', ''])
  assert.deepEqual(said.filter(({ text }) => text.startsWith('## ')).map(({ text, line }) => `${line} ${text}`), ['27 ## One', '31 ## Two'])
})

#!/usr/bin/env node
// node tools/content/make_client_program.mjs [folder]: writes the six pages of the client program, one a week, from program.yaml, the
// exercises and the meetings in client-program/meetings.yaml. The pages are committed; run it again when one of these changes.
import { writeFileSync } from 'node:fs'
import { readYaml } from './yaml.mjs'

const CONTENT = 'content'
const FOLDER = `${CONTENT}/course/business/client-program`
const TARGET = process.argv[2] ?? FOLDER
const DAYS_OF_A_WEEK = 7
// How a page names a reason to leave an exercise out; the letters are those of safety/contraindications.yaml.
const REASONS = {
  P: 'Pregnancy',
  H: 'A heart condition',
  B: 'High blood pressure that isn’t well controlled',
  L: 'Low blood pressure or fainting',
  E: 'Epilepsy or a past seizure',
  R: 'Asthma, COPD or another illness of the airways',
  G: 'Glaucoma, retina trouble or a recent eye operation',
  M: 'A recent operation or injury, or fragile bones',
  V: 'Vertigo or neck trouble',
  T: 'Memories that flood in when attention turns inward',
  K: 'Trouble with cold',
  A: 'Breathing that feeds panic',
  D: 'At the wheel, at a machine or in water',
  S: 'A very hard moment',
}
const STATES = { sympathetic: 'Sympathetic', overwhelm: 'Overwhelm', dorsal_vagal: 'Dorsal Vagal' }

function read(file) {
  const faults = []
  const value = readYaml(file, faults)?.value
  if (!value || faults.length > 0) throw new Error(`${file} cannot be read`)
  return value
}

const bullets = (lines) => lines.map((line) => `- ${line}`).join('\n')
const italic = (titles) => titles.sort().map((title) => `*${title}*`).join('; ')
const fileName = (number, title) =>
  `${TARGET}/week-${number}-${title.toLowerCase().replace(/[’'?]/g, '').replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '')}.md`

/** The exercises of one week, remembered as their titles are asked for. */
class Library {
  exercises = new Map()

  title(id) {
    if (!this.exercises.has(id)) this.exercises.set(id, read(`${CONTENT}/exercises/${id}.yaml`))
    return this.exercises.get(id).title
  }

  /** One line for each reason that leaves something out, with the exercises concerned. */
  leftOut() {
    const all = [...this.exercises.values()]
    const unknown = all.flatMap((one) => one.contraindications).find((code) => !REASONS[code])
    if (unknown) throw new Error(`there are no words for the code ${unknown}`)
    return Object.entries(REASONS).flatMap(([code, words]) => {
      const titles = all.filter((one) => one.contraindications.includes(code)).map((one) => one.title)
      return titles.length > 0 ? [`**${words}:** ${italic(titles)}`] : []
    })
  }

  forEverybody() {
    return italic([...this.exercises.values()].filter((one) => one.contraindications.length === 0).map((one) => one.title))
  }
}

const rowOf = (day, library) =>
  `| ${day.day} | ${day.title} | ${day.social_play.title} | ${library.title(day.exercise)} | ${library.title(day.stillness)} |`

function swapOf(day, library) {
  const ways = Object.entries(day.for_states ?? {}).map(
    ([state, plan]) => `${STATES[state]}, *${library.title(plan.exercise)}* and *${library.title(plan.stillness)}*`,
  )
  return ways.length > 0 ? [`**Day ${day.day}.** ${ways.join('. ')}.`] : []
}

function pageOf(number, week, days, meeting) {
  const library = new Library()
  const rows = days.map((day) => rowOf(day, library)).join('\n')
  const swaps = bullets(days.flatMap((day) => swapOf(day, library)))
  return `# Week ${number}: ${week.title}

*${week.theme}.* ${week.intention}

## Together, 40 minutes

${bullets(meeting.steps.map(({ minutes, text }) => `**${minutes}** ${text}`))}

**A sentence to borrow:** "${meeting.sentence}"

## At home: ten minutes each, or one, or none

| day | theme | social play | exercise | stillness |
|---|---|---|---|---|
${rows}

A missed day stays missed; go on with the next one. ${meeting.home}

When a day begins out of balance, these take the place of the exercise and the stillness:

${swaps}

## Left out for

Hold this against your client's answers and strike out what doesn't fit, before you hand over the page.

${bullets(library.leftOut())}

In their place, or at any time, since none of the reasons leaves them out: ${library.forEverybody()}.

## At the end of the week

${week.reflection_questions.map((question, index) => `${index + 1}. ${question}`).join('\n')}
`
}

const program = read(`${CONTENT}/program.yaml`)
const meetings = read(`${FOLDER}/meetings.yaml`)
program.weeks.forEach((week, index) => {
  const days = program.days.filter(({ day }) => Math.ceil(day / DAYS_OF_A_WEEK) === index + 1)
  writeFileSync(fileName(index + 1, week.title), pageOf(index + 1, week, days, meetings[index]))
})

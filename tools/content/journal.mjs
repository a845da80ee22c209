// The journal's guide: how a page goes, and the lines it may say.
import { anyOrListOf, demandUnique, flag, listOf, key, mapOf, mapping, matching, nameOf, oneOf, shortText, text, whole } from './shapes.mjs'
import { readYaml } from './yaml.mjs'

const MOST_WORDS = 60
const LEAST_LINES = 400

const plan = (world, { phases, kinds, cues }) => mapping({
  files: listOf(key, { least: 1 }),
  turn: listOf(nameOf(kinds, 'kind'), { least: 1 }),
  phases: listOf(mapping({ name: key, turns: listOf(whole(0, 20), { least: 2, most: 2 }), next: listOf(nameOf(phases, 'phase')), 'skip_in?': listOf(nameOf(world.states, 'state')) }), { least: 1, unique: 'name' }),
  kinds: listOf(mapping({ name: key, for: text, ends_with_question: oneOf('never', 'sometimes', 'always') }), { least: 1, unique: 'name' }),
  days_before_repeat: whole(1, 366),
  prefer: listOf(mapping({ codes: listOf(nameOf(world.codes, 'safety code')), phase: nameOf(phases, 'phase'), ids_begin_with: key })),
  slots: listOf(mapping({ name: key, holds: text, example: text }), { least: 1, unique: 'name' }),
  aspects: mapOf(text, (name) => world.aspects.has(name)),
  cues: listOf(mapping({ name: key, 'known?': text, 'words?': listOf(text, { least: 1 }), 'only_with?': nameOf(cues, 'cue'), 'not_with?': listOf(nameOf(cues, 'cue'), { least: 1 }), 'except?': listOf(text, { least: 1 }), 'own?': flag }, (field) => {
    if (field.at('known').exists === field.at('words').exists) field.at('known').say('a cue has either "known" or "words"')
  }), { least: 1, unique: 'name' }),
})

const slotsIn = (words) => [...new Set([...words.matchAll(/\{([a-z_]+)\}/g)].map(([, slot]) => slot))]

/** The text says what its fields promise. */
function demandTrueToItsKind(field, { kinds, exercises }) {
  const line = field.value
  const words = String(line.text ?? '')
  const slots = slotsIn(words)
  const needs = Array.isArray(line.needs_slots) ? line.needs_slots : []
  for (const slot of slots) if (!needs.includes(slot)) field.at('needs_slots').say(`lacks {${slot}}, which stands in the text`)
  for (const slot of needs) if (!slots.includes(slot)) field.at('needs_slots').say(`names {${slot}}, which does not stand in the text`)
  if (words.split(/\s+/).filter(Boolean).length > MOST_WORDS) field.at('text').say(`has more than ${MOST_WORDS} words`)
  const asks = words.replace(/“[^”]*”/g, '').includes('?')
  if (kinds.get(line.kind) === 'never' && asks) field.at('text').say(`is a ${line.kind}, and those do not ask`)
  if (kinds.get(line.kind) === 'always' && !asks) field.at('text').say(`is a ${line.kind}, and those ask`)
  if (line.kind !== 'offer') return
  const exercise = exercises.get(line.exercise)
  if (!exercise) return field.at('exercise').say('names no exercise')
  if (exercise.opt_in) field.at('exercise').say('has to be turned on by a member, so the guide cannot offer it')
  const starts = line.states === 'any' ? [] : (line.states ?? [])
  const leads = (from) => (exercise.routes ?? []).some((route) => route.to === line.to && (route.from === 'any' || from === undefined || route.from === from))
  if (!leads(undefined)) field.at('to').say(`is no state to which ${line.exercise} leads`)
  else for (const from of starts) if (!leads(from)) field.at('states').say(`holds ${from}, and ${line.exercise} has no way from there to ${line.to}`)
}

const shapeOfLine = (world, { phases, kinds, cues, slots, ids }) => mapping({
  id: key,
  phase: (field) => (field.value === 'any' ? undefined : nameOf(phases, 'phase')(field)),
  kind: nameOf(kinds, 'kind'),
  states: anyOrListOf(nameOf(world.states, 'state')),
  aspects: anyOrListOf(nameOf(world.aspects, 'life aspect')),
  'when?': nameOf(cues, 'cue'),
  'exercise?': matching(/./, 'must be the id of an exercise'),
  'to?': nameOf(world.states, 'state'),
  needs_slots: listOf(nameOf(slots, 'slot of guide.yaml')),
  not_after: listOf(nameOf(new Set([...kinds.keys(), ...ids]), 'kind or line')),
  text: shortText(600),
}, (field) => demandTrueToItsKind(field, { kinds, exercises: world.exercises }))

const namesOf = (guide, part) => new Set(guide.at(part).items.map((item) => item.at('name').value))

export function checkJournal(world, faults) {
  const file = `${world.content}/journal/guide.yaml`
  const guide = readYaml(file, faults)
  if (!guide) return { 'guide lines': 0 }
  const known = {
    phases: namesOf(guide, 'phases'),
    cues: namesOf(guide, 'cues'),
    slots: namesOf(guide, 'slots'),
    kinds: new Map(guide.at('kinds').items.map((item) => [item.at('name').value, item.at('ends_with_question').value])),
  }
  plan(world, known)(guide)
  const lines = linesOf(world.content, guide, faults)
  const shape = shapeOfLine(world, { ...known, ids: new Set(lines.map((line) => line.at('id').value)) })
  lines.forEach((line) => shape(line))
  demandUnique(lines.map((line) => line.at('id')))
  if (lines.length < LEAST_LINES) faults.push({ file, line: 1, field: 'files', sentence: `hold ${lines.length} lines, and a guide that does not repeat itself needs ${LEAST_LINES}` })
  return { 'guide lines': lines.length }
}

function linesOf(content, guide, faults) {
  return guide.at('files').items.flatMap((name) => {
    const list = readYaml(`${content}/journal/guide/${name.value}.yaml`, faults)
    if (list && !list.isList) list.say('here a list (lines that begin with "- ") is needed')
    return list?.items ?? []
  })
}

export const textsOfJournal = (content) => {
  const guide = readYaml(`${content}/journal/guide.yaml`, [])
  return guide ? linesOf(content, guide, []).map((line) => line.at('text')) : []
}

// Replies in danger, notices before the first message, and whom to call.
import { anything, demandUnique, flag, key, listOf, mapOf, mapping, matching, nameOf, oneOf, text, textOrNothing, webAddress, whole } from './shapes.mjs'
import { checkReplyRules } from './reply_rules.mjs'
import { readYaml } from './yaml.mjs'

const DAY = 24 * 60 * 60 * 1000
const STALE_DAYS = 180
const COUNTRIES = 40
const SLOTS = new Set(['line_name', 'line_contact', 'line_hours', 'emergency', 'directory', 'trusted_person', 'topic'])
const PURPOSES = ['suicide', 'abuse', 'youth', 'general']
const wordsIn = (words) => String(words).split(/\s+/).filter(Boolean).length

const calm = (world) => (field) => {
  const exercise = world.exercises.get(field.value)
  if (!exercise) field.say('names no exercise')
  else if (exercise.calm_enough_for_distress !== true) field.say('is an exercise that is not calm_enough_for_distress')
}

/** `never` as whole words, capitals or not. */
const pieces = (never) => never.map(({ text: piece }) => [piece, new RegExp(`(?<![\\p{L}\\p{N}])${String(piece).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')])

const alternative = (world, { most, forbidden }) => mapping({ id: key, needs_slots: listOf(nameOf(SLOTS, 'slot')), 'exercise?': calm(world), 'barrier?': key, 'asks?': key, text }, (field) => {
  const words = String(field.at('text').value ?? '')
  const slots = [...words.matchAll(/\{([a-z_]+)\}/g)].map(([, slot]) => slot)
  const needs = field.at('needs_slots').value ?? []
  for (const slot of new Set(slots)) if (!needs.includes(slot)) field.at('needs_slots').say(`lacks {${slot}}, which stands in the text`)
  for (const slot of needs) if (!slots.includes(slot)) field.at('needs_slots').say(`names {${slot}}, which does not stand in the text`)
  if (wordsIn(words) > most) field.at('text').say(`has ${wordsIn(words)} words, and a bubble has at most ${most}`)
  for (const [piece, pattern] of forbidden) if (pattern.test(words)) field.at('text').say(`holds "${piece}", which no reply may hold`)
})

const move = (said) => mapping({
  move: key, 'level?': (field) => (field.value === 'any' ? undefined : listOf(whole(1, 4), { least: 1 })(field)),
  say: listOf(said, { least: 1 }), 'once?': flag, 'opening?': flag, 'asks?': key, 'answers?': key, 'step?': anything, 'flag?': key,
  'requires?': oneOf('round_the_clock_line', 'limited_line', 'no_line', 'trusted_person', 'trainer_alert_on', 'emergency'),
  'unless?': oneOf('denied'), 'line?': oneOf(...PURPOSES),
})

function responses(field, world) {
  const moves = new Set(field.at('moves').items.map((item) => item.at('move').value))
  const named = listOf(nameOf(moves, 'move'), { least: 1 })
  const namedOrLevel = (inner) => (/^level [1-4]$/.test(inner.value) ? undefined : inner.isList ? named(inner) : nameOf(moves, 'move')(inner))
  const never = field.at('never').value ?? []
  const said = alternative(world, { most: field.at('bubble_words').value ?? 60, forbidden: pieces(never) })
  mapping({
    bubble_words: whole(10, 120), bubbles_in_a_turn: whole(1, 5), exercises: listOf(calm(world), { least: 1 }),
    levels: listOf(mapping({ level: whole(1, 4), turn: named, 'then?': named, must_contain: listOf(key, { least: 1 }), must_not_contain: listOf(key, { least: 1 }), 'after_answer?': mapOf(namedOrLevel), 'instead_of_now?': mapOf(namedOrLevel) }), { least: 4, most: 4, unique: 'level' }),
    limited_line: mapOf(namedOrLevel), without_line: mapOf(namedOrLevel), safety_plan: named,
    never: listOf(mapping({ text, because: text }), { least: 1, unique: 'text' }),
    moves: listOf(move(said), { least: 1, unique: 'move' }),
  })(field)
  const ids = field.at('moves').items.flatMap((item) => item.at('say').items.map((inner) => inner.at('id')))
  demandUnique(ids)
  return ids.length
}

const notice = mapping({
  id: key, when: oneOf('first_message', 'new_thread', 'every_3_hours', 'after_30_minutes', 'first_message_and_every_3_hours', 'asked', 'trainer_linked'),
  acknowledge: oneOf('required', 'shown', 'none'), title: textOrNothing, texts: listOf(text, { least: 1 }), 'guide?': oneOf('script', 'model'),
  'questions?': listOf(mapping({ id: key, text, kind: oneOf('must_confirm', 'country'), 'refused?': text }), { unique: 'id' }),
  'variants?': listOf(text), 'buttons?': listOf(text), 'regions?': listOf(matching(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a country or a part of one, such as US-NY')),
  'style?': oneOf('bold_capitals_16pt'), 'who?': oneOf('known_minor'),
})
const disclosure = mapping({ version: text, dated: text, notices: listOf(notice, { least: 1, unique: 'id' }) })

const dated = matching(/^\d{4}-\d{2}(-\d{2})?$|^\d{4}$/, 'must be a day, a month or a year such as "2026-05"')
const line = mapping({
  name: text, 'phone?': text, 'sms?': text, 'chat_url?': webAddress, hours: text, languages: listOf(matching(/^[a-z]{2,3}$/, 'must be a code of two or three letters (ISO 639)'), { least: 1 }),
  for: oneOf(...PURPOSES), source: matching(/^https?:\/\//, 'must be the address of the organisation\'s own page'),
  checked: (field) => { if (field.value !== false) matching(/^\d{4}-\d{2}-\d{2}$/, 'must be a day in quotation marks, or false')(field) },
  'checked_in?': matching(/^https?:\/\//, 'must be the address of the page'), 'page_dated?': anything,
}, (field) => {
  if (!['phone', 'sms', 'chat_url'].some((name) => field.at(name).exists)) field.say('needs at least one of phone, sms, chat_url')
  if (field.at('checked').value !== false && !field.at('checked_in').exists) field.at('checked_in').say('is missing: the page with which the line was compared')
})
const helplines = listOf(mapping({
  country: matching(/^([A-Z]{2}|international)$/, 'must be a two-letter code in quotation marks, or international'),
  name: text, emergency: listOf(matching(/^[\d *#-]+$/, 'must be a number in quotation marks'), { least: 1 }), note: textOrNothing, lines: listOf(line),
}), { least: 1, unique: 'country' })

/** Lines that nobody has compared for half a year. */
function stale(field, now) {
  const lines = field.items.flatMap((place) => place.at('lines').items)
  return lines.filter((one) => {
    const checked = Date.parse(one.at('checked').value)
    return !Number.isNaN(checked) && now - checked > STALE_DAYS * DAY
  })
}

export function checkSafety(world, faults, warnings, now) {
  const path = (name) => `${world.content}/safety/${name}.yaml`
  const replies = readYaml(path('responses'), faults)
  const notices = readYaml(path('disclosure'), faults)
  if (notices) disclosure(notices)
  const calls = readYaml(path('helplines'), faults)
  const counts = { 'replies in danger': replies ? responses(replies, world) : 0, 'replies held to the contract': replies ? checkReplyRules(replies, world, faults) : 0 }
  if (!calls) return counts
  helplines(calls)
  const countries = calls.items.filter((place) => place.at('country').value !== 'international').length
  if (countries < COUNTRIES) calls.file.say(1, '', `has ${countries} countries, and ${COUNTRIES} are wanted`)
  if (calls.items.length === countries) calls.file.say(1, '', 'has no entry "international" for everywhere else')
  const warn = (one, sentence) => warnings.push({ file: one.file.file, line: one.at('checked').line, field: one.at('checked').path, sentence })
  for (const one of stale(calls, now)) warn(one, `was compared last on ${one.at('checked').value}, more than ${STALE_DAYS} days ago`)
  const all = calls.items.flatMap((place) => place.at('lines').items)
  const unchecked = all.filter((one) => one.at('checked').value === false)
  return { ...counts, 'helpline countries': countries, helplines: `${all.length} (${unchecked.length} never compared)` }
}

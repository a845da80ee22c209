// Holds every exercise, article and answer to the one table of whom a kind of practice leaves out: content/safety/exclusions.yaml.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { anything, key, listOf, mapOf, mapping, nameOf, text } from './shapes.mjs'
import { readYaml } from './yaml.mjs'

/** A pain in the chest is an emergency at once, in the words of each language: what names it, and what has to follow. */
const CHEST = {
  en: [/(?:pain|pressure|tight)[^.]*chest|chest (?:hurts|pressure|pain)/i, /emergency number at once/], de: [/(?:Schmerz|Druck)[^.]*Brust|Brust schmerzt/, /sofort den Notruf/],
  es: [/(?:presión|dolor|duele)[^.]*pecho/i, /enseguida al número de emergencias/], ar: [/(?:ضغط|ألم|يؤلم)[^.،]*الصدر/, /فورا برقم الطوارئ/],
}

const plain = (words) => words.replace(/\s+/g, ' ').toLowerCase()
const holdsAll = (exercise, has) => Object.entries(has).every(([field, wanted]) => (wanted === 'above 0' ? exercise[field] > 0 : exercise[field] === wanted))

const shape = (world) => {
  const codes = listOf(nameOf(world.codes, 'code'), { least: 1 })
  const exercises = listOf(nameOf(new Set(world.exercises.keys()), 'exercise'), { least: 1 })
  const practice = mapping({ practice: key, 'has?': mapOf(anything), exercises, 'not_of_this_kind?': exercises, excludes: codes, source: text, says: text })
  return mapping({
    practices: listOf(practice, { least: 1, unique: 'practice' }), words: mapOf(text),
    texts: listOf(mapping({ file: text, 'heading?': text, 'answer?': key, practices: listOf(key, { least: 1 }) }), { least: 1 }),
  })
}

/** An exercise of the kind names every code; nothing that is of the kind stands outside of the list; the source says what it is said to say. */
function checkPractice(practice, world, faults) {
  const listed = practice.at('exercises').value ?? []
  for (const id of listed) {
    const exercise = readYaml(`${world.content}/exercises/${id}.yaml`, faults)?.at('contraindications')
    const missing = practice.at('excludes').value.filter((code) => !exercise?.value?.includes(code))
    if (exercise && missing.length > 0) exercise.say(`lacks ${missing.join(', ')}, whom ${practice.at('practice').value} leaves out (safety/exclusions.yaml)`)
  }
  const except = practice.at('not_of_this_kind').value ?? []
  for (const [id, exercise] of world.exercises) {
    if (practice.at('has').exists && exercise && holdsAll(exercise, practice.at('has').value) && !listed.includes(id) && !except.includes(id)) practice.at('exercises').say(`lacks ${id}, which is of this kind`)
  }
  const source = `${world.content}/${practice.at('source').value}`
  if (!existsSync(source)) practice.at('source').say('names no file of content/')
  else if (!plain(readFileSync(source, 'utf8')).includes(plain(practice.at('says').value))) practice.at('says').say(`does not stand in ${practice.at('source').value}`)
}

/** The words of a text of the table: the part of an article below a heading, or an answer of the FAQ. */
function wordsOf(place, world) {
  const file = `${world.content}/${place.at('file').value}`
  if (!existsSync(file)) return undefined
  if (place.at('answer').exists) {
    const items = readYaml(file, [])?.at('groups').items.flatMap((group) => group.at('items').items) ?? []
    return items.find((item) => item.at('key').value === place.at('answer').value)?.at('answer').value
  }
  return readFileSync(file, 'utf8').split(/^## /m).find((part) => part.startsWith(`${place.at('heading').value}\n`))
}

function checkText(place, table, world) {
  const words = wordsOf(place, world)
  if (words === undefined) return place.say('names no part of a file of content/')
  for (const name of place.at('practices').items) {
    const practice = table.at('practices').items.find((one) => one.at('practice').value === name.value)
    if (!practice) name.say('names no practice')
    const missing = (practice?.at('excludes').value ?? []).filter((code) => !plain(words).includes(table.at('words').value[code]))
    if (missing.length > 0) name.say(`${place.at('file').value} does not say that ${name.value} leaves out ${missing.map((code) => `"${table.at('words').value[code]}"`).join(', ')}`)
  }
}

/** Wherever "stop if" names the chest it sends to the emergency number at once, in every language. */
function checkChest(world, faults) {
  const folder = `${world.content}/locales`
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/exercises`)) : []
  for (const language of ['en', ...others]) {
    for (const id of world.exercises.keys()) {
      const file = language === 'en' ? `${world.content}/exercises/${id}.yaml` : `${folder}/${language}/exercises/${id}.yaml`
      const stop = existsSync(file) ? readYaml(file, faults)?.at('stop_if') : undefined
      const [chest, emergency] = CHEST[language] ?? [/$^/, /^/]
      if (chest.test(stop?.value ?? '') && !emergency.test(stop.value)) stop.say('names the chest and does not send to the emergency number at once')
    }
  }
}

/** An exercise for distress holds no breath, uses no cold, and is gentle. */
function checkCalm(world, faults) {
  for (const [id, exercise] of world.exercises) {
    if (exercise?.calm_enough_for_distress !== true) continue
    const field = () => readYaml(`${world.content}/exercises/${id}.yaml`, faults)?.at('calm_enough_for_distress')
    if (exercise.longest_hold_seconds > 0) field()?.say('is true of an exercise that holds the breath')
    if (exercise.intensity !== 'gentle') field()?.say('is true of an exercise that is not gentle')
    if (exercise.opt_in || exercise.contraindications?.some((code) => ['K', 'S'].includes(code))) field()?.say('is true of an exercise that uses cold, is off by default, or is barred in a very hard moment')
  }
}

export function checkExclusions(world, faults) {
  const table = readYaml(`${world.content}/safety/exclusions.yaml`, faults)
  if (!table) return {}
  shape(world)(table)
  for (const practice of table.at('practices').items) checkPractice(practice, world, faults)
  for (const place of table.at('texts').items) checkText(place, table, world)
  checkChest(world, faults)
  checkCalm(world, faults)
  return { 'kinds of practice': table.at('practices').items.length }
}

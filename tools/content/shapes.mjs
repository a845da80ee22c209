// The values that a field may hold. A shape is a function of a field that says what is wrong with it.

const must = (holds, sentence) => (field) => { if (!holds(field)) field.say(sentence) }
const isWord = (field) => field.isScalar && typeof field.value === 'string'

export const textOrNothing = must(isWord, 'must be one text')
export const text = must((field) => isWord(field) && field.value.trim() !== '', 'must be a text that is not empty')
export const shortText = (most) => (field) => {
  text(field)
  if (isWord(field) && [...field.value].length > most) field.say(`is longer than ${most} characters`)
}
export const flag = must(({ value }) => typeof value === 'boolean', 'must be true or false')
export const number = (least, most) => must(({ value }) => typeof value === 'number' && value >= least && value <= most, `must be a number from ${least} to ${most}`)
export const whole = (least, most) => must(({ value }) => Number.isInteger(value) && value >= least && value <= most, `must be a whole number from ${least} to ${most}`)
export const oneOf = (...words) => must(({ value }) => words.includes(value), `must be one of ${words.join(', ')}`)
export const matching = (pattern, sentence) => must((field) => isWord(field) && pattern.test(field.value), sentence)
export const key = matching(/^[a-z0-9]+([_-][a-z0-9]+)*$/, 'must be a key of small letters, digits, "-" and "_"')
export const day = must((field) => /^\d{4}-\d{2}-\d{2}$/.test(String(field.node?.source ?? field.value)) && !Number.isNaN(Date.parse(field.node?.source ?? field.value)), 'must be a day such as "2026-05-04"')
export const country = matching(/^[A-Z]{2}$/, 'must be a two-letter code of a country, in quotation marks')
export const webAddress = matching(/^https:\/\/[^\s]+\.[^\s]+$/, 'must be an address that begins with https://')
export const anything = () => {}
export const either = (test, yes, no) => (field) => (test(field) ? yes : no)(field)

export const listOf = (shape, { least = 0, most = Infinity, unique } = {}) => (field) => {
  if (!field.isList) return field.say('must be a list')
  if (field.items.length < least) field.say(`needs at least ${least} ${least === 1 ? 'entry' : 'entries'}, here are ${field.items.length}`)
  if (field.items.length > most) field.say(`may have ${most} entries, here are ${field.items.length}`)
  field.items.forEach((item) => shape(item))
  if (unique) demandUnique(field.items.map((item) => item.at(unique)))
}

/** No two of the fields may hold the same. */
export function demandUnique(fields) {
  const seen = new Set()
  for (const field of fields.filter(({ exists }) => exists)) {
    if (seen.has(field.value)) field.say(`"${field.value}" stands there twice`)
    seen.add(field.value)
  }
}

/** A mapping. A name that ends in "?" is optional; names that are not listed are refused. */
export const mapping = (shapes, alsoHolds = anything) => (field) => {
  if (!field.isMap) return field.say('here a list of "field: value" lines is needed')
  const known = new Set()
  for (const [name, shape] of Object.entries(shapes)) {
    const plain = name.replace(/\?$/, '')
    known.add(plain)
    const inner = field.at(plain)
    if (inner.exists) shape(inner)
    else if (plain === name) inner.say('is missing')
  }
  for (const [name, inner] of field.entries) if (!known.has(name)) inner.say('there is no such field here')
  alsoHolds(field)
}

/** A mapping whose names are data. */
export const mapOf = (shape, nameIsGood = () => true) => (field) => {
  if (!field.isMap) return field.say('here a list of "field: value" lines is needed')
  for (const [name, inner] of field.entries) {
    if (!nameIsGood(name)) inner.say('is no such name')
    shape(inner)
  }
}

/** Values of a field that leads elsewhere. */
export const nameOf = (names, what) => must(({ value }) => names.has(value), `names no ${what}`)
export const anyOrListOf = (shape) => either(({ value }) => value === 'any', anything, listOf(shape, { least: 1 }))

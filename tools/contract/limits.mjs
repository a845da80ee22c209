// The limits at the end of a comment, in braces, as JSON Schema says them:
//   {0..100} a number · {length 1..2000} characters of a text · {items 0..50} of a list · {format email}
//   {one of play, rest} · {each …} of what a list or map holds · a name of SETS, such as {state}.

const STATES = ['stillness', 'parasympathetic', 'play', 'sympathetic', 'overwhelm', 'dorsal_vagal']

/** Sets and shapes that many members share. */
export const SETS = {
  state: { enum: STATES },
  regulated: { enum: STATES.slice(0, 3) },
  angle: { minimum: 0, maximum: 360 },
  language: { pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
  country: { pattern: '^[A-Z]{2}$' },
  zone: { minLength: 1 },
  day: { format: 'date' },
  uuid: { format: 'uuid' },
  key: { pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$' },
  color: { pattern: '^#[0-9a-fA-F]{6}$' },
}

const FORMATS = new Set(['email', 'idn-email', 'uri', 'uuid', 'date', 'date-time', 'byte', 'html'])
const NUMBER = '-?\\d[\\d,]*(?:\\.\\d+)?'
const RANGE = new RegExp(`^(${NUMBER})?\\.\\.(${NUMBER})?$`)
const value = (text) => Number(text.replaceAll(',', ''))

function range(text, least, most) {
  const [whole, from, to] = RANGE.exec(text) ?? []
  if (!whole || (from === undefined && to === undefined)) return undefined
  const limits = {}
  if (from !== undefined) limits[least] = value(from)
  if (to !== undefined) limits[most] = value(to)
  return limits
}

/** One brace's words as a piece of schema; undefined when they cannot be read. */
export function limit(words) {
  const [first, ...rest] = words.trim().split(/\s+/)
  const behind = rest.join(' ')
  if (first === 'each') {
    const inner = limit(behind)
    return inner && { each: inner }
  }
  if (first === 'length') return range(behind, 'minLength', 'maxLength')
  if (first === 'items') return range(behind, 'minItems', 'maxItems')
  if (first === 'format') return FORMATS.has(behind) ? { format: behind } : undefined
  if (first === 'one' && rest[0] === 'of') return { enum: behind.slice(3).split(',').map((name) => name.trim()) }
  if (behind !== '') return undefined
  return Object.hasOwn(SETS, first) ? SETS[first] : range(first, 'minimum', 'maximum')
}

/** "A score. {0..100}" → { sentence: "A score.", limits: { minimum: 0, maximum: 100 } }; throws when unreadable. */
export function readComment(comment) {
  let sentence = comment.trim()
  const limits = {}
  for (;;) {
    const [brace, words] = /\s*\{([^{}]*)\}$/.exec(sentence) ?? []
    if (!brace) break
    const read = limit(words)
    if (!read) throw new Error(`cannot read {${words}}`)
    for (const [name, one] of Object.entries(read))
      limits[name] = name === 'each' ? { ...one, ...limits.each } : one
    sentence = sentence.slice(0, -brace.length).trim()
  }
  return { sentence, limits }
}

const KINDS = {
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength', 'format', 'pattern', 'enum'],
  array: ['minItems', 'maxItems', 'each'],
  object: ['each'],
}
const withoutEach = ({ each, ...limits }) => limits

/** The limits of `words` that say something about the type of this schema; none where it is closed already. */
export function fitting(schema, words) {
  const { limits } = readComment(words)
  const type = [schema.type ?? []].flat().find((each) => each !== 'null')
  const isClosed = Boolean(schema.enum ?? schema.pattern ?? (type === 'string' && schema.format))
  const inside = type === 'array' ? schema.items : schema.additionalProperties
  if (limits.each && Object.keys(fitting(inside ?? {}, words.replace('{each ', '{'))).length === 0) return {}
  return isClosed || Object.keys(limits).some((name) => !(KINDS[type] ?? []).includes(name)) ? {} : limits
}

/** The schema with these limits; throws when a limit says nothing about its type. */
export function limited(schema, limits) {
  const names = Object.keys(limits)
  if (names.length === 0) return schema
  const types = [schema.type ?? []].flat()
  const type = types.find((each) => each !== 'null')
  const stranger = names.find((name) => !(KINDS[type] ?? []).includes(name))
  if (stranger) throw new Error(`${stranger} says nothing about ${type ?? 'a type of its own'}`)
  const closed = limits.enum && types.includes('null') ? { enum: [...limits.enum, null] } : {}
  const made = { ...schema, ...withoutEach(limits), ...closed }
  if (!limits.each) return made
  const inside = type === 'array' ? 'items' : 'additionalProperties'
  return { ...made, [inside]: limited(schema[inside], limits.each) }
}

import type { Schema, Schemas } from './open-api'
import { shapeOf } from './schema'

/** Words that fit a field of this name better than "text". */
const BY_NAME: readonly [RegExp, string][] = [
  [/email/, 'mara@example.org'],
  [/uuid$/, '0b6f3c1e-5d2a-4f6b-9c1d-7e8f9a0b1c2d'],
  [/first_name$/, 'Mara'],
  [/^tz$/, 'Europe/Berlin'],
  [/language_code$/, 'en'],
  [/url$/, 'https://example.org/'],
  [/(^|_)state$/, 'stillness'],
  [/_id$/, 'id'],
]

const BY_FORMAT: Readonly<Record<string, string>> = { 'date-time': '2027-01-15T08:30:00Z', date: '2027-01-15' }

interface Wish {
  schemas: Schemas
  /** "all" fields, for reading; "required" ones only, for the smallest body that is taken. */
  fields: 'all' | 'required'
}

function exampleText({ format }: Schema, name: string): string {
  return BY_FORMAT[format ?? ''] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
}

function exampleNumber({ minimum, maximum, type }: Schema): number {
  return minimum ?? Math.min(type === 'integer' ? 1 : 0.5, maximum ?? Number.POSITIVE_INFINITY)
}

type Above = readonly string[]

function exampleObject(schema: Schema, wish: Wish, above: Above): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const wanted = Object.entries(properties).filter(([name]) => wish.fields === 'all' || required.includes(name))
  const entries = wanted.map(([name, property]) => [name, exampleOf(property, wish, name, above)] as const)
  if (typeof additionalProperties === 'object') return { name: exampleOf(additionalProperties, wish, '', above) }
  return Object.fromEntries(entries)
}

/** A value that fits the schema. Where a schema is part of itself, it stops with null or an empty list. */
export function exampleOf(schema: Schema, wish: Wish, name = '', above: Above = []): unknown {
  const { schema: plain, names } = shapeOf(schema, wish.schemas)
  if (names.some((candidate) => above.includes(candidate))) return null
  const inside = [...above, ...names]
  if (plain.enum) return plain.enum[0]
  const [choice] = plain.anyOf ?? plain.oneOf ?? []
  if (choice) return exampleOf(choice, wish, name, inside)
  switch ([plain.type ?? 'null'].flat()[0]) {
    case 'object':
      return exampleObject(plain, wish, inside)
    case 'array':
      return [exampleOf(plain.items ?? {}, wish, name, inside)].filter((entry) => entry !== null)
    case 'string':
      return exampleText(plain, name)
    case 'integer':
    case 'number':
      return exampleNumber(plain)
    case 'boolean':
      return true
    default:
      return null
  }
}

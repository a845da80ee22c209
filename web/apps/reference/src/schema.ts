import type { Schema, Schemas } from './open-api'

/** One value, with its references followed and "or null" taken out of its type. */
export interface Shape {
  schema: Schema
  /** The names of the references that led here, outermost first. */
  names: string[]
  isNullable: boolean
}

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

const isNull = ({ type }: Schema) => type === 'null'

export function shapeOf(schema: Schema, schemas: Schemas): Shape {
  if (schema.$ref) {
    const name = nameOf(schema.$ref)
    const found = schemas[name]
    if (!found) throw new Error(`the contract names a schema that it does not hold: ${name}`)
    const { names, ...rest } = shapeOf(found, schemas)
    return { ...rest, names: [name, ...names] }
  }
  const choices = schema.anyOf ?? schema.oneOf
  const [only, ...others] = choices?.filter((choice) => !isNull(choice)) ?? []
  if (choices && only && others.length === 0) {
    return { ...shapeOf(only, schemas), isNullable: choices.some(isNull) }
  }
  if (!Array.isArray(schema.type)) return { schema, names: [], isNullable: isNull(schema) }
  const types = schema.type.filter((type) => type !== 'null')
  const type = types.length === 1 ? types[0] : types
  return {
    schema: { ...schema, ...(type && { type }) },
    names: [],
    isNullable: schema.type.includes('null'),
  }
}

const FORMATS: Readonly<Record<string, string>> = { 'date-time': 'date-time', date: 'date', uuid: 'UUID' }

const isMap = ({ additionalProperties }: Schema) => typeof additionalProperties === 'object'

function plainType({ schema, names }: Shape, schemas: Schemas): string {
  if (schema.anyOf ?? schema.oneOf) {
    return (schema.anyOf ?? schema.oneOf ?? []).map((choice) => typeOf(choice, schemas)).join(' or ')
  }
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {}, schemas)}`
  if (typeof schema.additionalProperties === 'object') return `map to ${typeOf(schema.additionalProperties, schemas)}`
  if (schema.type === 'object') return names[0] ?? 'object'
  return FORMATS[schema.format ?? ''] ?? [schema.type ?? 'anything'].flat().join(' or ')
}

/** "list of ReadingView or null": what a reader needs before opening it. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const shape = shapeOf(schema, schemas)
  const type = plainType(shape, schemas)
  return shape.isNullable && type !== 'null' ? `${type} or null` : type
}

function between(low: number | undefined, high: number | undefined, unit: string): string[] {
  if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`]
  if (low !== undefined) return [`at least ${low}${unit}`]
  return high === undefined ? [] : [`at most ${high}${unit}`]
}

/** Lists the limits of a value beyond its type. */
export function limitsOf(schema: Schema, schemas: Schemas): string[] {
  const { schema: plain } = shapeOf(schema, schemas)
  return [
    ...between(plain.minimum, plain.maximum, ''),
    ...between(plain.minLength, plain.maxLength, ' characters'),
    ...between(plain.minItems, plain.maxItems, ' entries'),
    ...(plain.pattern ? [`matches ${plain.pattern}`] : []),
    ...(plain.format === 'int64' ? ['64 bit'] : []),
  ]
}

/** The closed set a value, or each entry of a list, is from. */
export function valuesOf(schema: Schema, schemas: Schemas): string[] {
  const { schema: plain } = shapeOf(schema, schemas)
  if (plain.type === 'array' && plain.items) return valuesOf(plain.items, schemas)
  return (plain.enum ?? []).map(String)
}

export interface Field {
  name: string
  type: string
  isRequired: boolean
  limits: string[]
  values: string[]
  description: string | undefined
  /** Set where the value is of a schema that it is itself a part of: opening it would never end. */
  sameAs: string | undefined
  /** Made when asked for, so that a large answer costs nothing until it is opened. */
  fields: () => Field[]
}

/** The object a value is or holds: itself, a list's entry, a map's value. Names say which schemas led there. */
function objectWithin(schema: Schema, schemas: Schemas): Shape | undefined {
  const shape = shapeOf(schema, schemas)
  const inner = shape.schema.type === 'array' ? shape.schema.items : undefined
  if (inner) return objectWithin(inner, schemas)
  if (shape.schema.properties) return shape
  const values = shape.schema.additionalProperties
  return isMap(shape.schema) && typeof values === 'object' ? objectWithin(values, schemas) : undefined
}

/** The fields of the object that a schema is or holds; `above` are the names of the schemas it is opened from. */
export function fieldsOf(schema: Schema, schemas: Schemas, above: readonly string[] = []): Field[] {
  const whole = objectWithin(schema, schemas)
  if (!whole?.schema.properties) return []
  const inside = [...above, ...whole.names]
  const required = new Set(whole.schema.required)
  return Object.entries(whole.schema.properties).map(([name, property]) => {
    const names = objectWithin(property, schemas)?.names ?? []
    const sameAs = names.find((candidate) => inside.includes(candidate))
    return {
      name,
      type: typeOf(property, schemas),
      isRequired: required.has(name),
      limits: limitsOf(property, schemas),
      values: valuesOf(property, schemas),
      description: property.description,
      sameAs,
      fields: () => (sameAs ? [] : fieldsOf(property, schemas, inside)),
    }
  })
}

export const hasFields = (schema: Schema, schemas: Schemas) =>
  Object.keys(objectWithin(schema, schemas)?.schema.properties ?? {}).length > 0

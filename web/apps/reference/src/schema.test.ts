import { describe, expect, test } from 'vitest'
import { exampleOf } from './example'
import type { Schema, Schemas } from './open-api'
import { fieldsOf, limitsOf, typeOf, valuesOf } from './schema'

const to = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const schemas: Schemas = {
  Leaf: { type: 'object', properties: { note: { type: ['string', 'null'], maxLength: 40 } }, required: [] },
  Colour: { type: 'string', enum: ['RED', 'BLUE'] },
  Tree: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      branches: { type: 'array', items: to('Tree') },
      twin: { anyOf: [to('Tree'), { type: 'null' }] },
      leaf: to('Leaf'),
    },
    required: ['name', 'branches', 'twin', 'leaf'],
  },
  // Around two corners.
  Egg: { type: 'object', properties: { laid_by: to('Hen') }, required: ['laid_by'] },
  Hen: { type: 'object', properties: { lays: to('Egg') }, required: [] },
}

describe('types in words', () => {
  test.each<[string, Schema, string]>([
    ['plain', { type: 'boolean' }, 'boolean'],
    ['or null, as a list of types', { type: ['integer', 'null'], format: 'int32' }, 'integer or null'],
    ['or null, as a choice', { anyOf: [to('Leaf'), { type: 'null' }] }, 'Leaf or null'],
    ['a moment', { type: ['string', 'null'], format: 'date-time' }, 'date-time or null'],
    ['a list of references', { type: 'array', items: to('Leaf') }, 'list of Leaf'],
    ['a list or null', { type: ['array', 'null'], items: { type: 'string' } }, 'list of string or null'],
    ['a map', { type: 'object', additionalProperties: { type: 'boolean' } }, 'map to boolean'],
    ['a closed set', to('Colour'), 'string'],
    ['one of several', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'string or integer'],
    ['nothing said', {}, 'anything'],
  ])('%s', (_, schema, expected) => {
    expect(typeOf(schema, schemas)).toBe(expected)
  })

  test('a reference into nowhere is named, not shown as empty', () => {
    expect(() => typeOf(to('Nobody'), schemas)).toThrow('Nobody')
  })
})

test.each<[Schema, string[]]>([
  [{ type: 'number', minimum: -1, maximum: 1 }, ['-1 to 1']],
  [{ type: 'integer', minimum: 0 }, ['at least 0']],
  [{ type: ['string', 'null'], maxLength: 40 }, ['at most 40 characters']],
  [{ type: 'array', items: {}, minItems: 1, maxItems: 7 }, ['1 to 7 entries']],
  [{ type: 'string', pattern: '^a' }, ['matches ^a']],
  [{ type: 'string' }, []],
])('limits of %o', (schema, expected) => {
  expect(limitsOf(schema, schemas)).toEqual(expected)
})

test('the values of a closed set are those of a list of it as well', () => {
  expect(valuesOf({ type: 'array', items: to('Colour') }, schemas)).toEqual(['RED', 'BLUE'])
})

describe('fields', () => {
  test('say what must be there, and open into those of their own', () => {
    const fields = fieldsOf(to('Tree'), schemas)
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['name', true],
      ['branches', true],
      ['twin', true],
      ['leaf', true],
    ])
    expect(fields[3]?.fields()).toMatchObject([{ name: 'note', isRequired: false, limits: ['at most 40 characters'] }])
  })

  test('end where a schema is part of itself, through a list, a choice, or another schema', () => {
    const [, branches, twin] = fieldsOf(to('Tree'), schemas)
    expect([branches?.sameAs, branches?.fields()]).toEqual(['Tree', []])
    expect(twin?.sameAs).toBe('Tree')
    const laidBy = fieldsOf(to('Egg'), schemas)[0]
    expect(laidBy?.sameAs).toBeUndefined()
    expect(laidBy?.fields()[0]).toMatchObject({ name: 'lays', sameAs: 'Egg' })
  })

  test('the same schema twice side by side is no cycle', () => {
    const pair: Schema = { type: 'object', properties: { one: to('Leaf'), two: to('Leaf') } }
    expect(fieldsOf(pair, schemas).map(({ sameAs }) => sameAs)).toEqual([undefined, undefined])
  })
})

describe('examples', () => {
  test('end where a schema is part of itself', () => {
    expect(exampleOf(to('Tree'), { schemas, fields: 'all' })).toEqual({
      name: 'text',
      branches: [],
      twin: null,
      leaf: { note: 'text' },
    })
  })

  test('leave out what may be left out when the smallest is asked for', () => {
    expect(exampleOf(to('Leaf'), { schemas, fields: 'required' })).toEqual({})
  })

  test('keep to the limits', () => {
    const number: Schema = { type: 'number', minimum: 3, maximum: 5 }
    expect(exampleOf(number, { schemas, fields: 'all' })).toBe(3)
    expect(exampleOf({ type: 'number', maximum: -2 }, { schemas, fields: 'all' })).toBe(-2)
    expect(exampleOf(to('Colour'), { schemas, fields: 'all' })).toBe('RED')
  })
})

import { describe, expect, test } from 'vitest'
import { Contract, type Document } from './contract'

const thing = {
  type: 'object',
  properties: { name: { type: 'string' }, at: { type: ['string', 'null'], format: 'date-time' } },
  required: ['name'],
  additionalProperties: false,
}

const answering = (schema: object) => ({ content: { 'application/json': { schema } } })

const document = {
  openapi: '3.1.0',
  paths: {
    '/thing/{id}': {
      get: {
        operationId: 'getThing',
        responses: { 200: answering({ $ref: '#/components/schemas/Holder' }), 204: {} },
      },
    },
    '/thing/newest': {
      get: { operationId: 'newestThing', responses: { 200: answering({ type: 'array', items: { type: 'integer' } }) } },
    },
  },
  components: {
    schemas: {
      Holder: {
        type: 'object',
        properties: { things: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
        required: ['things'],
      },
      Thing: thing,
    },
  },
} as unknown as Document

const contract = new Contract('member', document)
const check = (status: number, body: unknown, path = '/thing/7') => contract.check('GET', path, status, body)

describe('an answer', () => {
  test('as promised passes', () => {
    check(200, {
      things: [
        { name: 'a', at: null },
        { name: 'b', at: '2026-11-22T10:00:00Z' },
      ],
    })
    check(204, undefined)
    check(200, [1, 2], '/thing/newest')
  })

  test.for([
    [{}, "body: must have required property 'things'"],
    [{ things: [{ at: null }] }, "/things/0: must have required property 'name'"],
    [{ things: [{ name: 1 }] }, '/things/0/name: must be string'],
    [{ things: [{ name: 'a', more: 1 }] }, '/things/0: must NOT have additional properties'],
    [{ things: [{ name: 'a', at: 'yesterday' }] }, '/things/0/at: must match format "date-time"'],
    [undefined, 'body: must be object'],
  ] as const)('with %o is named with its fault', ([body, fault]) => {
    expect(() => check(200, body)).toThrow(`getThing 200 is not what contract/member.json says:\n  ${fault}`)
  })

  test('with a status or a body that nobody promised is refused', () => {
    expect(() => check(500, {})).toThrow('getThing answered 500, which contract/member.json does not promise')
    expect(() => check(204, {})).toThrow('getThing 204 answered, and promises no body')
  })

  test('of a path that stands there itself is judged by that', () => {
    expect(() => check(200, { things: [] }, '/thing/newest')).toThrow('newestThing 200')
  })

  test('of a call that the contract does not know is not judged', () => {
    contract.check('GET', '/elsewhere', 200, 'anything')
  })
})

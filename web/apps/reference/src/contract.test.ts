import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DOCUMENTS } from './address'
import { bookOf } from './book'
import { callView } from './call-page'
import { curlOf } from './curl'
import { exampleOf } from './example'
import type { OpenApi, Schema, Schemas } from './open-api'
import { type Field, fieldsOf } from './schema'
import { startPage } from './start-page'
import { words } from './words'

const contract = join(import.meta.dirname, '../../../../contract')
const documents = DOCUMENTS.map((name): [typeof name, OpenApi] => [
  name,
  JSON.parse(readFileSync(join(contract, `${name}.json`), 'utf8')),
])

/** A second reader of schemas, strict where the page is lenient: says what about a value does not fit. */
function faults(value: unknown, schema: Schema, schemas: Schemas, at = '$'): string[] {
  if (schema.$ref) return faults(value, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, at)
  if (schema.anyOf) {
    const each = schema.anyOf.map((choice) => faults(value, choice, schemas, at))
    return each.some((found) => found.length === 0) ? [] : each.flat()
  }
  if (schema.enum) return schema.enum.includes(value as string) ? [] : [`${at} is none of the values`]
  return typeFaults(value, schema, schemas, at)
}

function typeFaults(value: unknown, schema: Schema, schemas: Schemas, at: string): string[] {
  const types = [schema.type ?? []].flat()
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  const isFit = types.length === 0 || types.includes(type) || (Number.isInteger(value) && types.includes('integer'))
  if (!isFit) return [`${at} is ${type}`]
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => faults(entry, schema.items ?? {}, schemas, `${at}[${index}]`))
  }
  return type === 'object' ? objectFaults(value as Record<string, unknown>, schema, schemas, at) : []
}

function objectFaults(value: Record<string, unknown>, schema: Schema, schemas: Schemas, at: string): string[] {
  const missing = (schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
  const inside = Object.entries(value).flatMap(([name, part]) => {
    const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined
    const property = schema.properties?.[name] ?? extra
    return property ? faults(part, property, schemas, `${at}.${name}`) : [`${at}.${name} is unknown`]
  })
  return [...missing, ...inside]
}

describe.each(documents)('what the server printed: %s', (name, document) => {
  const book = bookOf(name, document, 'http://localhost:8080')

  test('every call is there once, in one group, and has an address of its own', () => {
    const printed = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length
    expect(book.calls).toHaveLength(printed)
    expect(new Set(book.calls.map(({ slug }) => slug)).size).toBe(printed)
    expect(book.groups.flatMap(({ areas }) => areas.flatMap(({ calls }) => calls))).toHaveLength(printed)
  })

  test('everyone who may call and every refusal has words', () => {
    for (const { caller } of book.calls) expect(words.callers).toHaveProperty(caller)
    for (const code of document.components.schemas.Problem?.properties?.error_code?.enum ?? []) {
      expect(words.error_codes).toHaveProperty(String(code))
    }
  })

  test.each(['all', 'required'] as const)('examples with %s fields fit their schemas', (fields) => {
    const { schemas } = book
    const found = Object.entries(schemas).flatMap(([title, schema]) =>
      faults(exampleOf(schema, { schemas, fields }), schema, schemas, title),
    )
    expect(found).toEqual([])
  })

  test('every call can be shown and called', { timeout: 60_000 }, () => {
    for (const call of book.calls) {
      expect(callView(call, book, 'page').textContent).toContain(call.operation.summary)
      expect(curlOf(call, book.base, book.schemas)).toContain(
        call.operation.servers ? `//localhost:8080${call.path}` : book.base + call.path,
      )
    }
  })

  test('every schema opens to its last field', () => {
    const depthOf = (fields: Field[]): number => 1 + Math.max(0, ...fields.map((field) => depthOf(field.fields())))
    for (const schema of Object.values(book.schemas)) expect(depthOf(fieldsOf(schema, book.schemas))).toBeLessThan(12)
  })

  test('the way in names every refusal there is', () => {
    const text = startPage(book).textContent
    const codes = book.calls.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((response) => response['x-error-codes'] ?? []),
    )
    for (const code of codes) expect(text).toContain(code)
  })
})

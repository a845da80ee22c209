import { describe, expect, test } from 'vitest'
import { callsOf, groupsOf } from './calls'
import { curlOf } from './curl'
import type { OpenApi, Operation } from './open-api'
import { matches, searchable } from './search'

const text = { type: 'string' }
const operation = (more: Partial<Operation>): Operation => ({
  operationId: 'x',
  summary: 'Does it.',
  'x-caller': 'Member',
  'x-retries': 0,
  security: [{ session: [], csrf: [] }],
  responses: {},
  ...more,
})

const document: OpenApi = {
  info: { title: 'Test', version: '1' },
  servers: [{ url: '/api' }],
  paths: {
    '/authorized/note': {
      put: operation({
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { kind: { enum: ["it's"] }, more: text },
                required: ['kind'],
              },
            },
          },
        },
      }),
      get: operation({
        security: [{ session: [], csrf: [] }, { api_token: [] }],
        parameters: [
          { name: 'day', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
        ],
      }),
    },
    '/authorized/assessment/notes/import': {
      post: operation({ requestBody: { content: { 'text/csv': { schema: text } } } }),
    },
    '/config': { post: operation({ 'x-caller': 'Visitor', security: [{}, { session: [] }] }) },
    '/new': {
      post: operation({
        'x-caller': 'Stranger',
        responses: { 409: { description: '', 'x-error-codes': ['conflict'] } },
      }),
    },
  },
  components: { schemas: {} },
}

const calls = callsOf(document)
const curl = (slug: string) => {
  const call = calls.find((candidate) => candidate.slug === slug)
  if (!call) throw new Error(`no call ${slug}`)
  return curlOf(call, 'http://localhost:8080/api', {})
}

describe('curl', () => {
  test('sends what is required, quoted for the shell, with both cookies and the header', () => {
    expect(curl('put-authorized-note')).toBe(
      [
        `curl -X PUT 'http://localhost:8080/api/authorized/note'`,
        '-b cookies.txt -c cookies.txt',
        `-H "X-CSRF-Token: $(awk '$6 ~ /csrf_token$/ {print $7}' cookies.txt)"`,
        `-H 'Content-Type: application/json'`,
        `-d '{"kind":"it'\\''s"}'`,
      ].join(' \\\n  '),
    )
  })

  test('reads with a token where one is taken', () => {
    expect(curl('get-authorized-note')).toBe(
      `curl 'http://localhost:8080/api/authorized/note?day=2027-01-15' \\\n  -H "Authorization: Bearer $API_TOKEN"`,
    )
  })

  test('sends no header that nobody asks for', () => {
    expect(curl('post-config')).not.toContain('-H')
  })

  test('sends a file where it is not JSON', () => {
    expect(curl('post-authorized-assessment-notes-import')).toContain('--data-binary @file')
  })
})

test('groups go from who needs least to who is not known; singles of a group stand together', () => {
  const groups = groupsOf(calls).map(({ caller, areas }) => [
    caller,
    areas.map(({ name, calls: c }) => [name, c.length]),
  ])
  expect(groups).toEqual([
    ['Visitor', [['', 1]]],
    ['Member', [['note', 3]]],
    ['Stranger', [['', 1]]],
  ])
})

describe('search', () => {
  const found = (question: string) => calls.filter((call) => matches(searchable(call, {}), question)).map((c) => c.slug)

  test.each([
    ['note get', ['get-authorized-note']],
    ['KIND', ['put-authorized-note']],
    ['limit', ['get-authorized-note']],
    ['conflict', ['post-new']],
    ['nothing like it', []],
  ])('%s', (question, expected) => {
    expect(found(question)).toEqual(expected)
  })

  test('nothing asked finds everything', () => {
    expect(found('')).toHaveLength(calls.length)
  })
})

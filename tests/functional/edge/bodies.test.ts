import { type Call, callerOf, clientOf, everyCall, named } from '../../support/calls'
import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, aMember, anAddress, aVisitor } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'
import { aValidBody } from '../../support/valid-bodies'

const checkInPath = '/premium/authorized/assessment/check-in'

describe('a field of the wrong type is named', () => {
  const cases: [string, object, string][] = [
    ['a number for a text', { note: 7 }, 'note'],
    ['a text for a number', { arousal: '0.5' }, 'arousal'],
    ['nothing for a number', { comfort: null }, 'comfort'],
    ['a text for a list', { body_signs: 'smile' }, 'body_signs'],
    ['a number inside a list of texts', { body_signs: ['smile', 3] }, 'body_signs[1]'],
    ['a number for a time', { checked_in_at: 1_700_000_000 }, 'checked_in_at'],
    ['a time without a zone', { checked_in_at: '2026-03-02T10:00:00' }, 'checked_in_at'],
    ['an object for a text', { event_uuid: {} }, 'event_uuid'],
    ['a text with the NUL character', { note: 'a\u0000b' }, 'note'],
    ['a field that nobody knows', { mood: 'fine' }, 'mood'],
  ]
  test.for(cases)('%s', async ([, change, field], { server }) => {
    const ana = await aMember(server)
    expectRefusal(await ana.api.post(checkInPath, { ...aCheckIn(), ...change }), 422, 'invalid_input', field)
  })

  test.for(['event_uuid', 'arousal', 'comfort'])('%s that is missing', async (field, { server }) => {
    const ana = await aMember(server)
    const body = Object.fromEntries(Object.entries(aCheckIn()).filter(([name]) => name !== field))
    expectRefusal(await ana.api.post(checkInPath, body), 422, 'invalid_input', field)
  })
})

const withBody = named(everyCall.filter(({ method }) => method !== 'GET'))

describe('every call with a body', () => {
  const send = async (call: Call, server: Server, body: string, headers: Record<string, string> = {}) =>
    clientOf(await callerOf(call, server), call).send(call.method, call.path, body, headers)

  test.for(withBody)('%s refuses an unknown field by its name', async ([, call], { server }) => {
    const body = JSON.stringify({ ...aValidBody(call.path, call.method), surprise: 1 })
    expectRefusal(await send(call, server, body), 422, 'invalid_input', 'surprise')
  })

  test.for(withBody)('%s refuses what is no JSON', async ([, call], { server }) => {
    expectRefusal(await send(call, server, '{"open": '), 400, 'bad_request_error')
  })

  test.for(withBody)('%s refuses JSON that is no object', async ([, call], { server }) => {
    expectRefusal(await send(call, server, '[]'), 422, 'invalid_input')
  })

  test.for(withBody)('%s refuses a form', async ([, call], { server }) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expectRefusal(await send(call, server, 'a=b', headers), 415, 'unsupported_media_type')
  })
})

describe('every path', () => {
  const methodsOf = (call: Call) =>
    everyCall.filter(({ listener, path }) => listener === call.listener && path === call.path).map((one) => one.method)

  test.for(named(everyCall))(
    '%s: another method is refused, and the right ones are named',
    async ([, call], { server }) => {
      const answer = await clientOf(aVisitor(server), call).send('PATCH', call.path, '{}')
      expectRefusal(answer, 405, 'method_not_allowed')
      for (const method of methodsOf(call)) expect(answer.headers.get('Allow')).toContain(method)
    },
  )
})

describe('malformed JSON', () => {
  const texts: [string, string][] = [
    ['ends too early', '{"email_address": "a@example.org"'],
    ['goes on after its end', '{"email_address": "a@example.org"} {}'],
    ['has the same key twice', '{"email_address": "a@example.org", "email_address": "b@example.org"}'],
    ['has a comment', '{"email_address": "a@example.org" /* me */}'],
    ['nests beyond reason', '['.repeat(500) + ']'.repeat(500)],
    ['has a text that is no UTF-8', '{"email_address": "a\\ud800@example.org"}'],
  ]
  test.for(texts)('%s', async ([, text], { server }) => {
    const answer = await aVisitor(server).api.send('POST', '/account/validate', text)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error_code: 'bad_request_error' })
  })
})

test('a body beyond 64 KiB is too large', async ({ server }) => {
  const note = 'n'.repeat(65 * 1024)
  expectRefusal(await aVisitor(server).api.post('/config', { tz: note }), 413, 'payload_too_large')
})

test('an empty body stands for an object without fields', async ({ server }) => {
  expect((await aVisitor(server).api.send('POST', '/config', '')).status).toBe(200)
})

test('the charset beside the type does not disturb', async ({ server }) => {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  const body = JSON.stringify({ email_address: anAddress() })
  expect((await aVisitor(server).api.send('POST', '/account/validate', body, headers)).status).toBe(200)
})

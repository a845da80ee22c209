import type { Client } from '../../support/client'
import { contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'
import { aCheckIn, aMember, anAddress, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'
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

/** Every call of every listener, with a client that is let in as far as the body. */
const everyCall = (['member', 'service', 'dashboard'] as const).flatMap((name) =>
  Object.keys(contract(name).document.paths).map((path) => [name, path] as const),
)
const clientOf = (person: Person, name: 'member' | 'service' | 'dashboard'): Client =>
  ({ member: person.api, service: person.service, dashboard: person.dashboard })[name]

describe('every call', () => {
  test.for(everyCall)('%s %s refuses an unknown field', async ([name, path], { server }) => {
    const client = clientOf(await aMember(server), name)
    expectRefusal(await client.post(path, { ...aValidBody(path), surprise: 1 }), 422, 'invalid_input', 'surprise')
  })

  test.for(everyCall)('%s %s refuses what is no JSON', async ([name, path], { server }) => {
    const client = clientOf(await aMember(server), name)
    expectRefusal(await client.send('POST', path, '{"open": '), 400, 'bad_request_error')
  })

  test.for(everyCall)('%s %s refuses JSON that is no object', async ([name, path], { server }) => {
    const client = clientOf(await aMember(server), name)
    expectRefusal(await client.send('POST', path, '[]'), 422, 'invalid_input')
  })

  test.for(everyCall)('%s %s refuses a form', async ([name, path], { server }) => {
    const client = clientOf(await aMember(server), name)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expectRefusal(await client.send('POST', path, 'a=b', headers), 415, 'unsupported_media_type')
  })

  test.for(everyCall)('%s %s answers POST only', async ([name, path], { server }) => {
    const answer = await clientOf(aVisitor(server), name).send('GET', path, undefined)
    expectRefusal(answer, 405, 'method_not_allowed')
    expect(answer.headers.get('Allow')).toContain('POST')
  })
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

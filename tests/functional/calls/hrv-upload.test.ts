import type { Answer, ErrorBody } from '../../support/client'
import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, upload } from '../../support/person'
import { golden } from '../../support/recordings'
import { expectRefusal } from '../../support/refusals'
import { Wire } from '../../support/wire'

const recording = golden('rest_70s').csv
const MEBIBYTE = 1024 * 1024

async function asAnswer(response: Response): Promise<Answer<ErrorBody>> {
  return { status: response.status, headers: response.headers, body: (await response.json()) as ErrorBody }
}

test('a signed place is handed out, another one each time', async ({ server }) => {
  const visitor = aVisitor(server)
  const [one, two] = [await visitor.invitation(), await visitor.invitation()]
  expect(one.upload_id).not.toBe(two.upload_id)
  expect(one.fields).not.toEqual(two.fields)
  expect(new URL(one.url).origin).toBe(server.service)
})

test('a visitor without an account is known by a cookie that scripts cannot read', async ({ server }) => {
  const { headers } = await aVisitor(server).service.post('/hrv-task/upload-url')
  expect(headers.getSetCookie().find((cookie) => cookie.startsWith('visitor='))).toMatch(/HttpOnly/)
})

test('a recording is taken without a word', async ({ server }) => {
  const stored = await upload(await aVisitor(server).invitation(), recording)
  expect(stored.status).toBe(204)
  expect(await stored.text()).toBe('')
})

test('a repeated upload, as after a lost answer, is harmless', async ({ server }) => {
  const permit = await aVisitor(server).invitation()
  expect((await upload(permit, recording)).status).toBe(204)
  expect((await upload(permit, recording)).status).toBe(204)
})

test('another recording for the same place is a conflict, and the first stays', async ({ server }) => {
  const ana = await aMember(server)
  const permit = await ana.invitation()
  await upload(permit, recording)
  expectRefusal(await asAnswer(await upload(permit, golden('fast_110bpm').csv)), 409, 'conflict', 'key')
  const { body } = await ana.startTask({ upload_id: permit.upload_id })
  const { result } = await ana.finishedTask(body.task_id)
  expect(Math.abs((result?.hr_bpm ?? 0) - golden('rest_70s').hr_bpm)).toBeLessThanOrEqual(2)
})

describe('refused', () => {
  test('a form whose signed field was changed', async ({ server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const forged = { ...fields, key: 'recordings/of-somebody-else.csv' }
    expectRefusal(await asAnswer(await upload({ url, fields: forged }, recording)), 403, 'upload_refused', 'key')
  })

  test('a form whose signature is made up', async ({ server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const name = Object.keys(fields).find((field) => field.toLowerCase() === 'x-amz-signature') as string
    const forged = { ...fields, [name]: 'f'.repeat(64) }
    expectRefusal(
      await asAnswer(await upload({ url, fields: forged }, recording)),
      403,
      'upload_refused',
      'x-amz-signature',
    )
  })

  test('a form that says more than was signed', async ({ server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const forged = { ...fields, acl: 'public-read' }
    expectRefusal(await asAnswer(await upload({ url, fields: forged }, recording)), 403, 'upload_refused', 'acl')
  })

  test.for(['policy', 'key'])('a form without its %s', async (missing, { server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name.toLowerCase() !== missing))
    expectRefusal(await asAnswer(await upload({ url, fields: rest }, recording)), 403, 'upload_refused', missing)
  })

  test('a file beyond the size that was signed', async ({ server }) => {
    const big = recording + '0,1,1,1\n'.repeat(MEBIBYTE)
    const answer = await asAnswer(await upload(await aVisitor(server).invitation(), big))
    expectRefusal(answer, 403, 'upload_refused', 'file')
  })

  test('a body that no policy allows, before it is sent', async ({ server }) => {
    const { pathname } = new URL((await aVisitor(server).invitation()).url)
    const wire = await Wire.open(server.service)
    wire.write(`POST ${pathname} HTTP/1.1\r\nHost: a\r\nContent-Length: ${99 * MEBIBYTE}\r\n\r\n`)
    await wire.closed
    expect(wire.statuses).toEqual([413])
    expect(wire.received).toContain('payload_too_large')
  })

  test.for([
    ['without a file', undefined],
    ['with the file under no file name', 'text'],
  ] as const)('a form %s', async ([, kind], { server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (kind) form.append('reading', recording.slice(0, 1000))
    const answer = await asAnswer(await fetch(url, { method: 'POST', body: form }))
    expect(answer.status).toBe(403)
    expect(answer.body.error_code).toBe('upload_refused')
  })

  test('a form that signs after the file: S3 stops reading there', async ({ server }) => {
    const { url, fields } = await aVisitor(server).invitation()
    const form = new FormData()
    form.append('file', new Blob([recording]), 'reading_data.csv')
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    expectRefusal(await asAnswer(await fetch(url, { method: 'POST', body: form })), 403, 'upload_refused', 'key')
  })

  test('what is no form', async ({ server }) => {
    const { url } = await aVisitor(server).invitation()
    const response = await fetch(url, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })
    expectRefusal(await asAnswer(response), 415, 'unsupported_media_type')
  })

  test('a place that has expired', async ({ startServer }) => {
    const server = await startServer()
    const permit = await aVisitor(server).invitation()
    await server.setClock(new Date(Date.now() + 11 * 60_000).toISOString())
    expectRefusal(await asAnswer(await upload(permit, recording)), 403, 'upload_refused', 'policy')
  })
})

test('asking for places is slowed down per client', async ({ server }) => {
  const visitor = aVisitor(server)
  for (let asked = 0; asked < 60; asked++) await visitor.invitation()
  const refused = await visitor.service.post('/hrv-task/upload-url')
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test("with a session the member's CSRF token is asked for", async ({ server }) => {
  const ana = await aMember(server)
  const answer = await ana.service.post('/hrv-task/upload-url', {}, { 'X-CSRF-Token': '_missing' })
  expectRefusal(answer, 403, 'csrf_error')
})

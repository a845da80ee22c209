import { describe, expect, test } from '../../support/fixtures'
import { aMember, aVisitor, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface TokenView {
  token_id: string
  name: string
  scopes: string[]
  last_used_at: string | null
}

const tokensPath = '/authorized/account/api_tokens'
const revoke = '/authorized/account/api_tokens/revoke'
const sessions = '/authorized/account/sessions'

async function made(person: Person, name: string): Promise<{ token: string; api_token: TokenView }> {
  const { status, body } = await person.api.post<{ token: string; api_token: TokenView }>(tokensPath, { name })
  expect(status).toBe(201)
  return body
}

const listed = async (person: Person) => (await person.api.get<{ api_tokens: TokenView[] }>(tokensPath)).body.api_tokens

/** A program: no cookies, no CSRF token, only the bearer. */
const bearer = (token: string) => ({ Authorization: `Bearer ${token}`, 'X-CSRF-Token': '_missing' })

test('is told once, listed without it, and reads without cookie and CSRF token', async ({ server }) => {
  const ana = await aMember(server)
  const { token, api_token } = await made(ana, ' My watch ')
  expect(token).toMatch(/^evk_[\w-]{43}$/)
  expect(api_token).toMatchObject({ name: 'My watch', scopes: ['read'], last_used_at: null })
  expect(JSON.stringify(await listed(ana))).not.toContain(token)

  const program = aVisitor(server)
  const { status, body } = await program.api.get<{ member: { member_id: string } }>(tokensPath, {}, bearer(token))
  expect(status).toBe(200)
  expect(body.member.member_id).toBe(ana.member.member_id)
  expect((await listed(ana))[0]?.last_used_at).not.toBeNull()
})

test('a read by token has no present session', async ({ server }) => {
  const ana = await aMember(server)
  const { token } = await made(ana, 'watch')
  const { body } = await aVisitor(server).api.get<{ sessions: { is_current: boolean }[] }>(sessions, {}, bearer(token))
  expect(body.sessions.map(({ is_current }) => is_current)).toEqual([false])
})

describe('never changes anything', () => {
  test.for([
    ['POST', '/authorized/account/details', { first_name: 'Eve' }],
    ['POST', tokensPath, { name: 'more' }],
    ['PUT', `${sessions}/end`, { all_others: true }],
    ['POST', '/authorized/account/logout', {}],
  ] as const)('%s %s', async ([method, path, body], { server }) => {
    const ana = await aMember(server)
    const { token } = await made(ana, 'watch')
    const answer = await aVisitor(server).api.send(method, path, JSON.stringify(body), bearer(token))
    expectRefusal(answer, 401, 'session_required')
    expect(await listed(ana)).toHaveLength(1)
  })
})

test('a revoked or made-up one opens nothing', async ({ server }) => {
  const ana = await aMember(server)
  const { token, api_token } = await made(ana, 'watch')
  for (const _ of [1, 2]) expect((await ana.api.put(revoke, { token_id: api_token.token_id })).status).toBe(200)
  expectRefusal(await aVisitor(server).api.get(tokensPath, {}, bearer(token)), 401, 'session_required')
  expectRefusal(await aVisitor(server).api.get(tokensPath, {}, bearer('evk_x')), 401, 'session_required')
  expect(await listed(ana)).toEqual([])
})

test("nobody revokes another member's", async ({ server }) => {
  const [ana, bea] = [await aMember(server), await aMember(server)]
  const { api_token } = await made(ana, 'watch')
  await bea.api.put(revoke, { token_id: api_token.token_id })
  expect(await listed(ana)).toHaveLength(1)
})

test('one name, one token: also of several at once', async ({ server }) => {
  const ana = await aMember(server)
  const answers = await Promise.all([1, 2, 3].map(() => ana.api.post(tokensPath, { name: 'watch' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expectRefusal(await ana.api.post(tokensPath, { name: 'watch' }), 409, 'conflict', 'name')
})

test('reads are limited per token', async ({ server }) => {
  const ana = await aMember(server)
  const { token } = await made(ana, 'watch')
  for (let reads = 0; reads < 60; reads++) await aVisitor(server).api.get(tokensPath, {}, bearer(token))
  const refused = await aVisitor(server).api.get(tokensPath, {}, bearer(token))
  expectRefusal(refused, 429, 'too_many_requests')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('refused by name', async ({ server }) => {
  const ana = await aMember(server)
  for (const body of [{}, { name: '' }, { name: 'x'.repeat(61) }, { name: 7 }]) {
    expectRefusal(await ana.api.post(tokensPath, body), 422, 'invalid_input', 'name')
  }
  expectRefusal(await ana.api.put(revoke, {}), 422, 'invalid_input', 'token_id')
  for (let tokens = 0; tokens < 20; tokens++) await made(ana, `token ${tokens}`)
  expectRefusal(await ana.api.post(tokensPath, { name: 'one more' }), 422, 'invalid_input', 'name')
})

test('one made for some days ends by itself', async ({ startServer }) => {
  const server = await startServer()
  const ana = await aMember(server)
  const { status, body } = await ana.api.post<{ token: string; api_token: { expires_at: string } }>(tokensPath, {
    name: 'a week',
    expires_in_days: 7,
  })
  expect(status).toBe(201)
  for (const expires_in_days of [0, 3661]) {
    const refused = await ana.api.post(tokensPath, { name: 'odd', expires_in_days })
    expectRefusal(refused, 422, 'invalid_input', 'expires_in_days')
  }
  const days = (Date.parse(body.api_token.expires_at) - Date.parse(ana.member.created_at)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  const read = () => aVisitor(server).api.get(tokensPath, {}, bearer(body.token))
  await server.setClock(new Date(Date.parse(body.api_token.expires_at) - 1000).toISOString())
  expect((await read()).status).toBe(200)
  await server.setClock(body.api_token.expires_at)
  expectRefusal(await read(), 401, 'session_required')
})

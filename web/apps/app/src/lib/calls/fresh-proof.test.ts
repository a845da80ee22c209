import { answerOf } from '@evenkeel/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { FakeApi } from '../../../../../testing/fake-api/fake-api'
import { answerWith } from '../../../../../testing/network'
import { proofQuestion } from './fresh-proof'
import { memberApi } from './member-api'

const TOKENS = '/api/authorized/account/api_tokens'
const ASKS = {
  status: 403,
  body: { error_code: 'not_allowed', error_message: 'Confirm first.', field: 'fresh_proof', request_id: 'r' },
}

let api: FakeApi

beforeEach(() => {
  api = new FakeApi()
  api.signIn()
  answerWith(api)
})

const makeToken = (name: string) => answerOf(memberApi.POST('/authorized/account/api_tokens', { body: { name } }))

const made = (token: string) => ({ status: 201, body: { token } })

const answer = async (isProven: boolean) => {
  await vi.waitFor(() => expect(proofQuestion.get()).not.toBeNull())
  proofQuestion.get()?.answer(isProven)
}

test('a call that asks for a proof goes on by itself once it is given, with all that it said', async () => {
  api.plan(TOKENS, ASKS, made('t'))
  const call = makeToken('watch')
  await answer(true)
  expect(await call).toEqual({ token: 't' })
  expect(api.calls.map(({ body }) => body)).toEqual([{ name: 'watch' }, { name: 'watch' }])
  expect(proofQuestion.get()).toBeNull()
})

test('who closes the sheet reads why the call was refused', async () => {
  api.plan(TOKENS, ASKS)
  const call = makeToken('watch')
  call.catch(() => undefined)
  await answer(false)
  await expect(call).rejects.toMatchObject({ status: 403, problem: { error_message: 'Confirm first.' } })
  expect(api.calls).toHaveLength(1)
})

test('calls at the same time wait for one answer', async () => {
  api.plan(TOKENS, ASKS, ASKS, made('a'), made('b'))
  const calls = Promise.all([makeToken('one'), makeToken('two')])
  await vi.waitFor(() => expect(api.calls).toHaveLength(2))
  await answer(true)
  expect((await calls).map(({ token }) => token).sort()).toEqual(['a', 'b'])
})

test('any other refusal asks nobody', async () => {
  api.plan(TOKENS, { status: 403, body: { error_code: 'csrf_error', error_message: 'No.', request_id: 'r' } })
  await expect(makeToken('watch')).rejects.toMatchObject({ code: 'csrf_error' })
  expect(proofQuestion.get()).toBeNull()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, test } from 'vitest'
import { CallFailed, type RequestState, refusal, useRequest } from './index'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

/** A call whose end the test decides, and every state its screen saw. */
function openRequest() {
  const seen: RequestState[] = []
  let succeed: (answer: string) => void = () => undefined
  let fail: (cause: unknown) => void = () => undefined
  const call = () =>
    new Promise<string>((resolve, reject) => {
      succeed = resolve
      fail = reject
    })
  const { result } = renderHook(
    () => {
      const request = useRequest(call)
      if (seen.at(-1) !== request.state) seen.push(request.state)
      return request
    },
    { wrapper },
  )
  return { seen, result, succeed: (answer: string) => succeed(answer), fail: (cause: unknown) => fail(cause) }
}

test('there are four states and no other', () => {
  expectTypeOf<RequestState>().toEqualTypeOf<'unstarted' | 'fetching' | 'success' | 'error'>()
})

test('a request that works goes from unstarted over fetching to success, and back when it is reset', async () => {
  const { seen, result, succeed } = openRequest()
  act(() => result.current.send(undefined))
  await waitFor(() => expect(result.current.state).toBe('fetching'))
  act(() => succeed('done'))
  await waitFor(() => expect(result.current.state).toBe('success'))
  act(() => result.current.reset())
  await waitFor(() => expect(result.current.state).toBe('unstarted'))
  expect(seen).toEqual(['unstarted', 'fetching', 'success', 'unstarted'])
})

test('a request that is refused ends in error, with the refusal; sent again it fetches again', async () => {
  const { seen, result, fail } = openRequest()
  act(() => result.current.send(undefined))
  await waitFor(() => expect(result.current.state).toBe('fetching'))
  act(() => fail(refusal({ error_code: 'conflict', error_message: 'No.' }, 409)))
  await waitFor(() => expect(result.current.state).toBe('error'))
  expect(result.current.error).toMatchObject({ code: 'conflict', status: 409 })
  act(() => result.current.send(undefined))
  await waitFor(() => expect(result.current.state).toBe('fetching'))
  expect(result.current.error).toBeUndefined()
  expect(seen).toEqual(['unstarted', 'fetching', 'error', 'fetching'])
})

test('whatever is thrown becomes a refusal that a screen can show', async () => {
  const { result, fail } = openRequest()
  act(() => result.current.send(undefined))
  await waitFor(() => expect(result.current.state).toBe('fetching'))
  act(() => fail(new TypeError('x is undefined')))
  await waitFor(() => expect(result.current.error).toBeInstanceOf(CallFailed))
  expect(result.current.error?.message).toBe('Something went wrong - please try again')
})

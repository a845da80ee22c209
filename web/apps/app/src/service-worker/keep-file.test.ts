import { beforeEach, expect, test, vi } from 'vitest'
import { keepFile } from './keep-file'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function cacheThatBreaks(times: number) {
  let asked = 0
  const add = vi.fn(async () => {
    asked += 1
    if (asked <= times) throw new TypeError('the connection was reset')
  })
  return { add }
}

async function outcomeOf(cache: ReturnType<typeof cacheThatBreaks>) {
  const outcome = keepFile(cache, '/app/').then(
    () => 'kept',
    ({ message }: Error) => message,
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('a file is fetched once where nothing breaks', async () => {
  const cache = cacheThatBreaks(0)
  expect(await outcomeOf(cache)).toBe('kept')
  expect(cache.add.mock.calls).toEqual([['/app/']])
})

test('a file whose connection broke is fetched again', async () => {
  const cache = cacheThatBreaks(2)
  expect(await outcomeOf(cache)).toBe('kept')
  expect(cache.add).toHaveBeenCalledTimes(3)
})

test('a file that is not to be had ends the installation', async () => {
  const cache = cacheThatBreaks(Number.POSITIVE_INFINITY)
  expect(await outcomeOf(cache)).toBe('the connection was reset')
  expect(cache.add).toHaveBeenCalledTimes(3)
})

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptQueries, keepAnswer, keptQuery } from './kept-queries'

// jsdom has no database.
const { records } = vi.hoisted(() => ({ records: new Map<string, { data: unknown }>() }))
vi.mock('../device/database', () => ({
  database: {
    read: async (name: string) => records.get(name),
    write: async (name: string, value: { data: unknown }) => records.set(name, value),
    removeAll: async () => records.clear(),
  },
}))

const KEY = ['m1', 'settings'] as const
const keptNow = () => records.get(`query:${JSON.stringify(KEY)}`)?.data

/** Reads that a test answers when it likes, in any order. */
function readsByHand() {
  const answers: ((data: string) => void)[] = []
  const query = keptQuery<string>(KEY, () => new Promise((answer) => answers.push(answer)))
  return { query, answers, asked: (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count)) }
}

let client: QueryClient
beforeEach(() => {
  records.clear()
  client = new QueryClient()
})

test('an answer that was asked for earlier does not take the place of a later one', async () => {
  const { query, answers, asked } = readsByHand()
  client.prefetchQuery(query)
  await asked(1)
  await client.cancelQueries({ queryKey: KEY })
  const later = client.fetchQuery(query)
  await asked(2)
  answers[1]?.('later')
  expect(await later).toBe('later')
  answers[0]?.('earlier')
  // What a queue of steps would still do with it.
  await new Promise((over) => setTimeout(over))
  expect(client.getQueryData(KEY)).toBe('later')
  expect(keptNow()).toBe('later')
})

test('an answer on its way does not take the place of what a write was told meanwhile', async () => {
  const { query, answers, asked } = readsByHand()
  const reading = client.fetchQuery(query)
  await asked(1)
  await keepAnswer(client, KEY, 'as saved')
  answers[0]?.('before')
  expect(await reading).toBe('as saved')
  expect(client.getQueryData(KEY)).toBe('as saved')
  expect(keptNow()).toBe('as saved')
})

test('an answer that comes after its owner has signed out is not kept', async () => {
  const { query, answers, asked } = readsByHand()
  const reading = client.fetchQuery(query)
  await asked(1)
  await forgetKeptQueries()
  answers[0]?.('private')
  await reading
  expect(records.size).toBe(0)
})

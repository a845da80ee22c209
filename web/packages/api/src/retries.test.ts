// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { retriesOf } from './retries'

interface Contract {
  paths: Record<string, Record<string, { 'x-retries'?: number }>>
}

const contract = (name: string): Contract =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../contract/${name}.json`), 'utf8'))

describe.each(['member', 'service', 'dashboard'])('the %s contract', (name) => {
  const calls = Object.entries(contract(name).paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, retries: operation['x-retries'] })),
  )

  test.each(calls)('and the client agree on $retries repeats of $path', ({ path, retries }) => {
    expect(retriesOf(path)).toBe(retries)
  })
})

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../apps/app/src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))

test('a read that is kept on the device has its name for itself: two forms of answer under one name break a screen', () => {
  const namesIn = (text: string) => [...text.matchAll(/keptQuery\(\s*\[\w+, '([\w-]+)'/g)].map(([, name]) => name)
  const names = sources.flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8')))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

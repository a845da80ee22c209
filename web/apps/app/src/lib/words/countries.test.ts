import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COUNTRY_CODES, namedCodes } from './countries'

const RULE = join(import.meta.dirname, '../../../../../../server/core/account/member/country.cpp')

test('the countries are those that the server takes', () => {
  const quoted = readFileSync(RULE, 'utf8').match(/"[A-Z ]+"/g) ?? []
  const taken = quoted.join(' ').replaceAll('"', '').trim().split(/\s+/)
  expect(COUNTRY_CODES).toEqual(taken)
  expect(COUNTRY_CODES).toHaveLength(249)
})

test('they are named and ordered in the language that is spoken', () => {
  expect(namedCodes('de').find(({ code }) => code === 'AT')?.name).toBe('Österreich')
  const names = namedCodes('es').map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
})

// The contract against the specification's own tables, which `support/catalogue.ts` holds as they were typed.
import { retriesOf } from '../../../web/packages/api/src/retries'
import { type CatalogueCall, dashboardCalls, mainCalls, serviceCalls } from '../../support/catalogue'
import { type ContractName, contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'

type Named = [name: string, call: CatalogueCall, contract: ContractName]

const named = (name: ContractName, calls: readonly CatalogueCall[]): Named[] =>
  calls.map((call) => [`${call.method} ${call.path}`, call, name])

const catalogue = [
  ...named('member', mainCalls),
  ...named('service', serviceCalls),
  ...named('dashboard', dashboardCalls),
]

test('the tables are whole', () => {
  expect([mainCalls.length, serviceCalls.length, dashboardCalls.length]).toEqual([34, 9, 15])
  expect(new Set(catalogue.map(([name, , listener]) => listener + name)).size).toBe(34 + 9 + 15)
})

describe('every call of the catalogue', () => {
  test.for(catalogue)('%s is repeated by the client as often as specified', ([, { path, retries }]) => {
    expect(retriesOf(path)).toBe(retries)
  })
})

const promised = catalogue.filter(([, { method, path }, name]) => contract(name).operation(method, path))

describe('every call that the contract has', () => {
  test.for(promised)('%s says the same number of repeats', ([, { method, path, retries }, name]) => {
    expect(contract(name).operation(method, path)?.['x-retries']).toBe(retries)
  })

  const withNames = promised.filter(([, { payload }]) => payload !== 'passed through')
  test.for(withNames)('%s takes exactly the specified names', ([, { method, path, payload, beside }, name]) => {
    const { known, required } = contract(name).payloadOf(method, path) ?? { known: [], required: [] }
    expect(known.toSorted()).toEqual([...payload, ...(beside ?? [])].toSorted())
    expect((beside ?? []).filter((field) => required.includes(field))).toEqual([])
  })
})

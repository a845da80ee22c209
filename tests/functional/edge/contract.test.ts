import { Validator } from '@seriousme/openapi-schema-validator'
import { Contract } from '../../support/contract'
import { describe, expect, test } from '../../support/fixtures'

const names = ['member', 'service', 'dashboard'] as const

describe('the committed contract', () => {
  test.for(names)('%s is OpenAPI 3.1', async (name) => {
    const { valid, errors } = await new Validator().validate(structuredClone(new Contract(name).document))
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(new Contract(name).document.openapi).toMatch(/^3\.1\./)
  })

  test('every call has one name', () => {
    const operations = names.flatMap((name) =>
      Object.values(new Contract(name).document.paths).flatMap((methods) =>
        Object.values(methods).map((operation) => operation.operationId),
      ),
    )
    expect(operations.length).toBeGreaterThan(10)
    expect(new Set(operations).size).toBe(operations.length)
  })
})

const aKeptCheckIn = {
  check_in_id: 'c1',
  event_uuid: 'e1',
  day: '2026-11-21',
  edited_at: null,
  arousal: 0.5,
  comfort: 0.5,
  angle: 90,
  felt_angle: 90,
  state: 'parasympathetic',
  body_signs: [],
  note: '',
}

describe('the judge itself', () => {
  const error = { error_code: 'not_found', error_message: 'There is nothing here.', request_id: 'abcdefgh' }

  test('accepts what is promised', () => {
    new Contract('member').check('POST', '/account/validate', 422, { ...error, error_code: 'invalid_input' })
  })

  test.for([
    ['a missing field', 200, { is_valid: true }],
    ['a wrong type', 200, { email_address: 1, is_valid: true, account_exists: false, sign_in_methods: [] }],
    ['an unknown way in', 200, { email_address: 'a', is_valid: true, account_exists: false, sign_in_methods: ['key'] }],
    ['an unknown field', 200, { email_address: 'a', is_valid: true, account_exists: false, sign_in_methods: [], x: 1 }],
    ['a status that is not promised', 418, error],
    ['a refusal without its words', 422, { error_code: 'invalid_input', request_id: 'abcdefgh' }],
    ['a code that is none of ours', 422, { ...error, error_code: 'went_wrong' }],
    ['nothing at all', 200, undefined],
  ] as const)('rejects %s', ([, status, body]) => {
    expect(() => new Contract('member').check('POST', '/account/validate', status, body)).toThrow(
      /contract\/member.json/,
    )
  })

  test('rejects a moment that is none', () => {
    const page = (checked_in_at: string) => ({
      check_ins: [{ ...aKeptCheckIn, checked_in_at }],
      next: null,
    })
    const check = (when: string) =>
      new Contract('member').check('GET', '/authorized/history/check-ins', 200, page(when))
    expect(() => check('2026-11-21T15:30:00.000Z')).not.toThrow()
    expect(() => check('yesterday')).toThrow(/date-time/)
  })
})

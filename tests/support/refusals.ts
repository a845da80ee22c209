import { expect } from 'vitest'
import type { Answer, ErrorBody } from './client'

/** The whole envelope: status, code, the field where one is at fault, a sentence for a person, the request's id. */
export function expectRefusal(answer: Answer<unknown>, status: number, code: string, field?: string): void {
  const body = answer.body as ErrorBody
  expect.soft({ status: answer.status, code: body.error_code, field: body.field }).toEqual({ status, code, field })
  expect.soft(body.error_message).toMatch(/^[^a-z{].*[.?!]$/)
  expect.soft(body.request_id).toBe(answer.headers.get('X-Request-Id'))
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
}

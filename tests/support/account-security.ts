import type { AccountSecurity, ProofWay } from '../../web/packages/api/src/account-types'
import { Authenticator } from './authenticator'
import type { Answer } from './client'
import { expect } from './fixtures'
import { mailTo } from './outbox'
import type { Person } from './person'

export const proof = '/authorized/account/proof'
export const proofCode = '/authorized/account/proof/code'
export const security = '/authorized/account/security'
export const secondFactor = '/authorized/account/second_factor'
export const secondStep = '/account/second_step'

type Known = Person & { member: { email_address: string } }

export const prove = (person: Person, way: ProofWay, secret: string): Promise<Answer<AccountSecurity>> =>
  person.api.post(proof, { way, secret })

/** The six digits of the newest mail that this person asked for. */
export async function mailedDigits(person: Known): Promise<string> {
  expect((await person.api.post(proofCode)).status).toBe(200)
  await person.server.runJobs()
  const { headers } = mailTo(person.server, person.member.email_address, /is your code/)
  const digits = /^(\d{6}) /.exec(headers.subject ?? '')?.[1]
  if (!digits) throw new Error(`no six digits in "${headers.subject}"`)
  return digits
}

export async function proveByMail(person: Known): Promise<void> {
  expect((await prove(person, 'mailed_code', await mailedDigits(person))).status).toBe(200)
}

export const lookAt = async (person: Person) => (await person.api.get<AccountSecurity>(security)).body

export interface WithSecondFactor {
  app: Authenticator
  secret: string
  recoveryCodes: string[]
}

/** Somebody who has just proven that it is them switches the second factor on. */
export async function switchOn(person: Person, now = Date.now()): Promise<WithSecondFactor> {
  const offer = await person.api.post<{ secret: string }>(`${secondFactor}/begin`)
  expect(offer.status).toBe(200)
  const app = new Authenticator(offer.body.secret)
  const on = await person.api.post<{ recovery_codes: string[] }>(`${secondFactor}/confirm`, { code: app.next(now) })
  expect(on.status).toBe(200)
  return { app, secret: offer.body.secret, recoveryCodes: on.body.recovery_codes }
}

export interface Entering {
  member: { member_id: string } | null
  second_step: { second_step_token: string; expires_at: string } | null
}

/** The token of an answer that has to ask for the second step. */
export function tokenOfSecondStep({ status, body }: Answer<Entering>): string {
  expect(status).toBe(200)
  expect(body.member).toBeNull()
  return body.second_step?.second_step_token ?? ''
}

export const takeSecondStep = (person: Person, second_step_token: string, code: string) =>
  person.api.post<{ member: { member_id: string } }>(secondStep, { second_step_token, code })

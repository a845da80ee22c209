import { inject } from 'vitest'
import {
  type Entering,
  lookAt,
  mailedDigits,
  proofCode,
  prove,
  secondFactor,
  secondStep,
  switchOn,
  takeSecondStep,
  tokenOfSecondStep,
  type WithSecondFactor,
} from '../../support/account-security'
import { adminCommand } from '../../support/admin'
import type { Answer } from '../../support/client'
import { test as base, describe, expect } from '../../support/fixtures'
import { mailTo, tokenOf } from '../../support/outbox'
import { aMemberWithPassword, anAddress, aPassword, aVisitor, type Person } from '../../support/person'
import { exported } from '../../support/portability'
import { expectRefusal } from '../../support/refusals'
import { Server } from '../../support/server'

// A thief has the password, the mailbox or an Apple ID of somebody, and not the phone with their authenticator app
// (docs/decisions/0116-a-second-factor.md).

const test = base.extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
  const server = await Server.start({ postgresUrl: inject('postgresUrl'), flags: { '--apple-sign-in': 'stand_in' } })
  onCleanup(() => server.remove())
  return server
})

type Ana = Awaited<ReturnType<typeof aMemberWithPassword>> & WithSecondFactor

/** Somebody with a proven address, a password and an authenticator app. */
async function aCarefulMember(server: Server): Promise<Ana> {
  const ana = await aMemberWithPassword(server)
  await server.runJobs()
  const confirm_token = tokenOf(mailTo(server, ana.member.email_address, /Welcome/), '/app/confirm_email_address/')
  expect((await ana.api.put('/account/email_address/confirm', { confirm_token })).status).toBe(200)
  return Object.assign(ana, await switchOn(ana))
}

const byPassword = (person: Person, ana: Ana) =>
  person.api.post<Entering>('/account/login', { email_address: ana.member.email_address, password: aPassword })

async function byLink(person: Person, ana: Ana): Promise<Answer<Entering>> {
  await person.api.post('/account/sign_in_link/link', { email_address: ana.member.email_address })
  await ana.server.runJobs()
  const sign_in_token = tokenOf(mailTo(ana.server, ana.member.email_address, /link to sign in/), '/login/link/')
  return person.api.post('/account/sign_in_link/complete', { sign_in_token })
}

async function byReset(person: Person, ana: Ana): Promise<Answer<Entering>> {
  await person.api.post('/account/password_reset/link', { email_address: ana.member.email_address })
  await ana.server.runJobs()
  const reset_password_token = tokenOf(mailTo(ana.server, ana.member.email_address, /password/), '/reset_password/')
  return person.api.put('/account/password_reset/complete', { reset_password_token, new_password: 'theirs for now 1' })
}

const firstSteps = [
  ['the password', byPassword],
  ['the mailbox and asks for a link that signs in', byLink],
  ['the mailbox and sets a password', byReset],
] as const

const isInside = async (person: Person) => (await person.config()).body.member !== null

describe('17.6: with a second factor, a thief who has', () => {
  test.for(firstSteps)('%s is not in, and the owner is with a code', async ([, firstStep], { server }) => {
    const ana = await aCarefulMember(server)
    const thief = aVisitor(server)
    const token = tokenOfSecondStep(await firstStep(thief, ana))
    expect(thief.jar.get('session')).toBeUndefined()
    thief.jar.set('session', token)
    expect(await isInside(thief), 'the token of the first step is no session').toBe(false)
    expectRefusal(await takeSecondStep(thief, token, '000000'), 422, 'invalid_input', 'code')

    const owner = aVisitor(server)
    const entered = await takeSecondStep(owner, token, ana.app.next())
    expect(entered.body.member.member_id).toBe(ana.member.member_id)
    expect(await isInside(owner)).toBe(true)
  })

  test('an Apple ID of the member is not in either', async ({ server }) => {
    const apple_authorization_code = `stand-in:mira-${process.pid}`
    const ana = aVisitor(server)
    const made = await ana.createAccount({ email_address: anAddress(), apple_authorization_code })
    const { app } = await switchOn(ana)
    const thief = aVisitor(server)
    const first = await thief.api.post<Entering>('/account/login', { apple_authorization_code })
    const entered = await takeSecondStep(thief, tokenOfSecondStep(first), app.next())
    expect(entered.body.member.member_id).toBe(made.body.member.member_id)
  })

  test('their open session gives away neither address nor password, also with the password', async ({
    startServer,
  }) => {
    const server = await startServer()
    const ana = await aMemberWithPassword(server)
    const { app } = await switchOn(ana)
    const now = Date.now() + 11 * 60_000
    await server.setClock(new Date(now).toISOString())
    for (const change of [{ email_address: anAddress() }, { password: 'a sentence of a thief' }])
      expectRefusal(
        await ana.changeDetails({ ...change, current_password: aPassword }),
        403,
        'not_allowed',
        'fresh_proof',
      )
    expectRefusal(await prove(ana, 'password', aPassword), 422, 'invalid_input', 'way')
    expectRefusal(await ana.api.post(proofCode), 409, 'conflict')
    expect((await prove(ana, 'second_factor', app.next(now))).status).toBe(200)
    const changed = await ana.changeDetails({ password: 'a sentence of my own', current_password: aPassword })
    expect(changed.status).toBe(200)
  })
})

describe('17.6: a code', () => {
  test('works once, however many bring it at once', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const people = [1, 2, 3, 4].map(() => aVisitor(server))
    const tokens = await Promise.all(people.map(async (person) => tokenOfSecondStep(await byPassword(person, ana))))
    const code = ana.app.next()
    const answers = await Promise.all(people.map((person, at) => takeSecondStep(person, tokens[at] ?? '', code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  test('is not taken five times in one sign-in, which then starts over', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const person = aVisitor(server)
    const token = tokenOfSecondStep(await byPassword(person, ana))
    for (const _ of [1, 2, 3, 4, 5])
      expectRefusal(await takeSecondStep(person, token, '000000'), 422, 'invalid_input', 'code')
    const code = ana.app.next()
    expectRefusal(await takeSecondStep(person, token, code), 401, 'login_failed', 'second_step_token')
    const again = tokenOfSecondStep(await byPassword(person, ana))
    expect((await takeSecondStep(person, again, code)).status).toBe(200)
  })

  test('is guessed ten times by one caller, whose recovery code still opens the account', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const person = aVisitor(server)
    for (const _ of [1, 2]) {
      const token = tokenOfSecondStep(await byPassword(person, ana))
      for (const __ of [1, 2, 3, 4, 5])
        expectRefusal(await takeSecondStep(person, token, '000000'), 422, 'invalid_input', 'code')
    }
    const token = tokenOfSecondStep(await byPassword(person, ana))
    expectRefusal(await takeSecondStep(person, token, ana.app.next()), 429, 'too_many_requests')
    expect((await takeSecondStep(person, token, ana.recoveryCodes[0] ?? '')).status).toBe(200)
  })

  test('comes within ten minutes of the first step', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aCarefulMember(server)
    const token = tokenOfSecondStep(await byPassword(aVisitor(server), ana))
    const now = Date.now() + 11 * 60_000
    await server.setClock(new Date(now).toISOString())
    const late = await takeSecondStep(aVisitor(server), token, ana.app.next(now))
    expectRefusal(late, 401, 'login_failed', 'second_step_token')
    expectRefusal(
      await aVisitor(server).api.post(secondStep, { second_step_token: 'none', code: '1' }),
      401,
      'login_failed',
      'second_step_token',
    )
  })
})

describe('17.6: recovery codes', () => {
  test('are ten, open the account once each without the phone, and are counted', async ({ server }) => {
    const ana = await aCarefulMember(server)
    expect(new Set(ana.recoveryCodes).size).toBe(10)
    const [code = ''] = ana.recoveryCodes
    const sloppy = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    const elsewhere = aVisitor(server)
    const token = tokenOfSecondStep(await byPassword(elsewhere, ana))
    expect((await takeSecondStep(elsewhere, token, sloppy)).status).toBe(200)
    const again = tokenOfSecondStep(await byPassword(aVisitor(server), ana))
    expectRefusal(await takeSecondStep(aVisitor(server), again, code), 422, 'invalid_input', 'code')
    expect((await lookAt(ana)).second_factor).toMatchObject({ is_on: true, recovery_codes_left: 9 })
  })

  test('are replaced by new ones, and the old ones are void', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const renewed = await ana.api.post<{ recovery_codes: string[] }>(`${secondFactor}/recovery_codes`)
    const token = tokenOfSecondStep(await byPassword(aVisitor(server), ana))
    expectRefusal(
      await takeSecondStep(aVisitor(server), token, ana.recoveryCodes[0] ?? ''),
      422,
      'invalid_input',
      'code',
    )
    expect((await takeSecondStep(aVisitor(server), token, renewed.body.recovery_codes[0] ?? '')).status).toBe(200)
  })
})

describe('17.6: the second factor', () => {
  test('counts from its first code on, and then other sessions have ended', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const other = aVisitor(server)
    await other.logIn(ana.member.email_address, aPassword)
    await ana.api.post(`${secondFactor}/begin`)
    expectRefusal(await ana.api.post(`${secondFactor}/confirm`, { code: '12345' }), 422, 'invalid_input', 'code')
    expect(await isInside(other), 'nothing changes before a code is right').toBe(true)
    expect((await lookAt(ana)).second_factor.is_on).toBe(false)
    await switchOn(ana)
    expect((await lookAt(ana)).second_factor).toMatchObject({ is_on: true, recovery_codes_left: 10 })
    expect(await isInside(other)).toBe(false)
    expect(await isInside(ana)).toBe(true)
    expectRefusal(await ana.api.post(`${secondFactor}/begin`), 409, 'conflict')
  })

  test('is switched off by whoever has just proven it, and a password opens the account again', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const off = await ana.api.post(`${secondFactor}/off`)
    expect(off.body).toMatchObject({ second_factor: { is_on: false, since: null, recovery_codes_left: 0 } })
    const { body } = await byPassword(aVisitor(server), ana)
    expect(body).toMatchObject({ member: { member_id: ana.member.member_id }, second_step: null })
  })

  test('stays with an administrator', async ({ server }) => {
    const ana = await aCarefulMember(server)
    await adminCommand(server, 'grant', ana.member.email_address)
    expect((await lookAt(ana)).second_factor.is_required).toBe(true)
    expectRefusal(await ana.api.post(`${secondFactor}/off`), 409, 'conflict')
    expect((await lookAt(ana)).second_factor.is_on).toBe(true)
  })

  test('shows its secret once: not in the export, and not in the database as it is', async ({ server }) => {
    const ana = await aCarefulMember(server)
    const { files } = await exported(ana)
    const everything = [...files.values()].join('\n')
    expect(files.get('data/authenticators.json')).toContain('confirmed_at')
    expect(everything).not.toContain(ana.secret)
    for (const code of ana.recoveryCodes) expect(everything).not.toContain(code.replaceAll('-', ''))
  })

  test('of an account whose address was never proven ends when its mailbox is opened', async ({ server }) => {
    const stranger = await aMemberWithPassword(server)
    const theirs = Object.assign(stranger, await switchOn(stranger))
    const owner = aVisitor(server)
    const { body } = await byLink(owner, theirs)
    expect(body.member?.member_id).toBe(stranger.member.member_id)
    expect((await lookAt(owner)).second_factor.is_on).toBe(false)
    expect(await isInside(stranger)).toBe(false)
  })

  test('is the proof in place of mailed digits that were asked for before it', async ({ server }) => {
    const ana = await aMemberWithPassword(server)
    const digits = await mailedDigits(ana)
    await switchOn(ana)
    expectRefusal(await prove(ana, 'mailed_code', digits), 422, 'invalid_input', 'way')
  })
})

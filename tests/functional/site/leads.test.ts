import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminCommand } from '../../support/admin'
import { describe, expect, test } from '../../support/fixtures'
import { mailsTo, mailTo, tokenOf } from '../../support/outbox'
import { aMember, anAddress, aVisitor, type Person } from '../../support/person'
import { exported } from '../../support/portability'
import { expectRefusal } from '../../support/refusals'
import type { Server } from '../../support/server'

interface CodeFile {
  first_name: string
  unique_code: string
  amount_off_usd_cents: number
  expires_at_unix: number
}

const certification = '/register-certification'
const training = '/register-live-training'
const opening = '/register-opening'

const aLead = (more: object = {}) => ({
  first_name: 'Mara',
  email_address: anAddress(),
  event_uuid: crypto.randomUUID(),
  ...more,
})

const unlock = (person: Person, lead: object) => person.service.post<{ unique_code: string }>(certification, lead)

const codeFile = (server: Server, code: string, headers: Record<string, string> = {}) =>
  fetch(`${server.service}/temp/${code}.json`, { headers })

describe('the certification offer', () => {
  test('makes a code, its file and a mail', async ({ startServer }) => {
    const server = await startServer()
    await server.setClock('2026-03-02T08:00:00Z')
    const lead = aLead()
    const { status, body } = await unlock(aVisitor(server), lead)
    expect(status).toBe(201)
    expect(body.unique_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)

    const file = await codeFile(server, body.unique_code)
    expect(file.status).toBe(200)
    expect(file.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await file.json()).toEqual({
      first_name: 'Mara',
      unique_code: body.unique_code,
      amount_off_usd_cents: 20_000,
      expires_at_unix: Date.parse('2026-03-16T08:00:00Z') / 1000,
    } satisfies CodeFile)

    await server.runJobs()
    const { text } = mailTo(server, lead.email_address, /\$200 off/)
    expect(text).toContain(body.unique_code)
    expect(text).toContain('16 March 2026')
    expect(text).toContain(`/certification?c=${body.unique_code}`)
    expect(text).toContain(`/training?c=${body.unique_code}`)
    expect(text).not.toMatch(/[{}]/)
  })

  test('its file may be cached, and is found however the code is typed', async ({ server }) => {
    const { body } = await unlock(aVisitor(server), aLead())
    const file = await codeFile(server, body.unique_code.toLowerCase())
    expect(((await file.json()) as CodeFile).unique_code).toBe(body.unique_code)
    const again = await codeFile(server, body.unique_code, { 'If-None-Match': file.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
    for (const wrong of ['ABCD-EFGH-JKMN-PQRS', 'none', '%2e%2e', `${body.unique_code}.json`])
      expect((await codeFile(server, wrong)).status, wrong).toBe(404)
  })

  test('a repeat, also at once, is the same code and one mail', async ({ server }) => {
    const lead = aLead()
    // No more than an address may send in a day: all of them may be counted before the first is kept.
    const answers = await Promise.all(Array.from({ length: 5 }, () => unlock(aVisitor(server), lead)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.unique_code)).size).toBe(1)
    await server.runJobs()
    expect(mailsTo(server, lead.email_address, /\$200 off/)).toHaveLength(1)
  })

  test('another person with the same event id is refused', async ({ server }) => {
    const lead = aLead()
    await unlock(aVisitor(server), lead)
    expectRefusal(await unlock(aVisitor(server), aLead({ event_uuid: lead.event_uuid })), 409, 'conflict', 'event_uuid')
    expectRefusal(await aVisitor(server).service.post(training, lead), 409, 'conflict', 'event_uuid')
  })

  test('the specified payload alone is enough', async ({ server }) => {
    const { first_name, email_address } = aLead()
    expect((await unlock(aVisitor(server), { first_name, email_address })).status).toBe(201)
  })

  test('writes in the language of the page', async ({ server }) => {
    const lead = aLead({ language_code: 'de-AT' })
    await unlock(aVisitor(server), lead)
    await server.runJobs()
    expect(mailTo(server, lead.email_address, /200 weniger/).text).toContain('Hallo Mara')
  })
})

test('names and addresses that cannot be are refused by field', async ({ server }) => {
  for (const path of [certification, training])
    for (const [field, lead] of [
      ['first_name', aLead({ first_name: '  ' })],
      ['first_name', aLead({ first_name: 'a'.repeat(81) })],
      ['email_address', aLead({ email_address: 'mara' })],
    ] as const)
      expectRefusal(await aVisitor(server).service.post(path, lead), 422, 'invalid_input', field)
})

test('robots are refused without a puzzle, and nothing is kept of them', async ({ server }) => {
  const filled = aLead({ website: 'https://example.org' })
  const hasty = aLead({ elapsed_milliseconds: 40 })
  expectRefusal(await aVisitor(server).service.post(training, filled), 422, 'invalid_input', 'website')
  expectRefusal(await aVisitor(server).service.post(training, hasty), 422, 'invalid_input', 'elapsed_milliseconds')
  const leads = await adminCommand(server, 'leads')
  expect(leads).not.toContain(filled.email_address)
  expect(leads).not.toContain(hasty.email_address)
  expect((await aVisitor(server).service.post(training, { ...hasty, elapsed_milliseconds: 900 })).status).toBe(201)
})

test('nobody floods a mailbox: five a day for an address, repeats not counted', async ({ server }) => {
  const email_address = anAddress()
  const first = aLead({ email_address })
  await unlock(aVisitor(server), first)
  for (let i = 0; i < 4; i++) expect((await unlock(aVisitor(server), aLead({ email_address }))).status).toBe(201)
  const sixth = await unlock(aVisitor(server), aLead({ email_address }))
  expectRefusal(sixth, 429, 'too_many_requests')
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await unlock(aVisitor(server), first)).status).toBe(200)
})

test('one client sends thirty in ten minutes and no more', async ({ startServer }) => {
  const server = await startServer()
  const robot = aVisitor(server)
  for (let i = 0; i < 30; i++) expect((await robot.service.post(training, aLead())).status).toBe(201)
  expectRefusal(await robot.service.post(training, aLead()), 429, 'too_many_requests')
})

test('a seat in the live training brings a mail with the book behind a link', async ({ startServer }) => {
  const book = mkdtempSync(join(tmpdir(), 'evenkeel-book-'))
  writeFileSync(join(book, 'book.pdf'), '%PDF-1.7 six chapters')
  const server = await startServer({ flags: { '--book': book } })
  const lead = aLead()
  const { status } = await aVisitor(server).service.post(training, lead)
  expect(status).toBe(201)
  await server.runJobs()
  const { text } = mailTo(server, lead.email_address, /Your seat/)
  const secret = /\/book_download\/([\w-]{36})/.exec(text)?.[1] ?? ''
  const file = await fetch(`${server.main}/book_files/${secret}/book.pdf`)
  expect(file.status).toBe(200)
  expect(file.headers.get('Content-Type')).toBe('application/pdf')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(file.headers.get('Content-Disposition')).toBe('attachment')
  for (const wrong of [`${secret}/book.epub`, `${crypto.randomUUID()}/book.pdf`, 'none/book.pdf']) {
    const answer = await fetch(`${server.main}/book_files/${wrong}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('Location')], wrong).toEqual([302, '/book_download/gone'])
  }
  rmSync(book, { recursive: true })
})

test('whoever wants to be told gets a confirmation, and no code', async ({ server }) => {
  for (const product of ['certification', 'book']) {
    const lead = aLead({ product })
    expect((await aVisitor(server).service.post(opening, lead)).status).toBe(201)
    await server.runJobs()
    expect(mailTo(server, lead.email_address, /when it opens/).text).toContain(`/${product}`)
  }
  const wrong = await aVisitor(server).service.post(opening, aLead({ product: 'house' }))
  expectRefusal(wrong, 422, 'invalid_input', 'product')
})

describe('an operator', () => {
  test('reads who left an address, newest first, and forgets one', async ({ startServer }) => {
    const server = await startServer()
    const [mara, ole] = [aLead(), aLead({ first_name: 'Ole', product: 'book' })]
    await unlock(aVisitor(server), mara)
    await aVisitor(server).service.post(opening, ole)
    const lines = (await adminCommand(server, 'leads')).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`\tbook_opening\t${ole.email_address}\tOle\ten\t$`))
    const certified = await adminCommand(server, 'leads', '--kind', 'certification')
    expect(certified.trim().split('\n')).toHaveLength(1)
    expect(await adminCommand(server, 'forget-leads', mara.email_address)).toContain('1 forgotten')
    expect(await adminCommand(server, 'leads')).not.toContain(mara.email_address)
  })

  test('keeps nobody for longer than two years', async ({ startServer }) => {
    const server = await startServer()
    const { body } = await unlock(aVisitor(server), aLead())
    await server.runJobs()
    await server.setClock(new Date(Date.now() + 729 * 86_400_000).toISOString())
    await server.runJobs()
    expect((await codeFile(server, body.unique_code)).status).toBe(200)
    await server.setClock(new Date(Date.now() + 731 * 86_400_000).toISOString())
    await server.runJobs()
    expect((await codeFile(server, body.unique_code)).status).toBe(404)
  })
})

describe('somebody with an account', () => {
  const rowsOf = async (ana: Awaited<ReturnType<typeof aMember>>) => {
    const { files } = await exported(ana)
    return (JSON.parse(files.get('data/leads.json') ?? '') as { rows: unknown[][] }).rows
  }

  test('takes their leads along once the address is proven, and not before', async ({ server }) => {
    const ana = await aMember(server)
    const { email_address } = ana.member
    await unlock(aVisitor(server), aLead({ email_address }))
    expect(await rowsOf(ana)).toEqual([])
    await server.runJobs()
    const confirm_token = tokenOf(mailTo(server, email_address, /Welcome/), '/app/confirm_email_address/')
    await ana.api.put('/account/email_address/confirm', { confirm_token })
    expect(await rowsOf(ana)).toHaveLength(1)
  })

  test('leaves none behind when they are erased', async ({ server }) => {
    const ana = await aMember(server)
    const { email_address } = ana.member
    const { body } = await unlock(aVisitor(server), aLead({ email_address }))
    await adminCommand(server, 'erase', email_address, '--yes')
    expect((await codeFile(server, body.unique_code)).status).toBe(404)
    expect(await adminCommand(server, 'leads')).not.toContain(email_address)
  })
})

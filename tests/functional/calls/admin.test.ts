import { adminCommand, anAdmin, anInvite, aTrainer, type Invite, type TrainerInvite } from '../../support/admin'
import { describe, expect, test } from '../../support/fixtures'
import { readOutbox } from '../../support/outbox'
import { aMember, anAddress, type Person } from '../../support/person'
import { expectRefusal } from '../../support/refusals'

interface Entry {
  audit_id: string
  actor: string
  actor_email_address: string | null
  action: string
  subject: string
  subject_email_address: string | null
  detail: string
}
interface ListedInvite extends Invite {
  kind: string
  first_name: string
  email_address: string
  status: string
}

const audit = async (admin: Person, query: Record<string, string> = {}) =>
  (await admin.api.get<{ entries: Entry[]; next: string | null }>('/app-admin/audit', query)).body
const invites = async (admin: Person, query: Record<string, string> = {}) =>
  (await admin.api.get<{ invites: ListedInvite[]; next: string | null }>('/app-admin/invites', query)).body
const redeem = (person: Person, invite_code: string) =>
  person.api.post('/authorized/purchase/complete/access_code', { invite_code })
const create = (admin: Person, body: object) =>
  admin.api.post<Invite>('/app-admin/app/invite/create', {
    first_name: 'Bea',
    email_address: '',
    months_premium_access: 3,
    send_invite_email: false,
    ...body,
  })

describe('an invite to the app', () => {
  test('is mailed when asked to, once', async ({ startServer }) => {
    const server = await startServer()
    const admin = await anAdmin(server)
    const email_address = anAddress()
    const { status, body } = await create(admin, { email_address, send_invite_email: true })
    expect(status).toBe(201)
    await server.runJobs()
    const mails = readOutbox(server).filter((mail) => mail.headers.to === email_address)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(body.invite_code)
    expect(mails[0]?.text).toContain('Hello Bea')
    expect(mails[0]?.text).toContain('3 months')
  })

  test('with one event id is one invite, also at once', async ({ startServer }) => {
    const server = await startServer()
    const admin = await anAdmin(server)
    const event_uuid = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(admin, { event_uuid })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map((answer) => answer.body.invite_code)).size).toBe(1)
    expect((await invites(admin)).invites).toHaveLength(1)
  })

  test.for([
    ['no months', { months_premium_access: 0 }, 'months_premium_access'],
    ['37 months', { months_premium_access: 37 }, 'months_premium_access'],
    ['half a month', { months_premium_access: 0.5 }, 'months_premium_access'],
    ['a mail to nobody', { send_invite_email: true }, 'email_address'],
    ['an address that is none', { email_address: 'nowhere' }, 'email_address'],
    ['a name of two lines', { first_name: 'a\nb' }, 'first_name'],
    ['what does not exist', { trial: true }, 'trial'],
  ] as const)('refused: %s', async ([, body, field], { server }) => {
    expectRefusal(await create(await anAdmin(server), body), 422, 'invalid_input', field)
  })
})

describe('an invite to the trainer dashboard', () => {
  test('is mailed with a code of its own', async ({ startServer }) => {
    const server = await startServer()
    const admin = await anAdmin(server)
    const email_address = anAddress()
    const { status, body } = await admin.api.post<TrainerInvite>('/app-admin/trainer-dashboard/invite/create', {
      first_name: 'Tara',
      email_address,
      send_invite_email: true,
    })
    expect(status).toBe(201)
    expect(body.trainer_invite_code).not.toBe(body.invite_code)
    await server.runJobs()
    const mail = readOutbox(server).find((one) => one.headers.to === email_address)
    expect(mail?.text).toContain(body.invite_code)
  })

  test('again to the same address leads to the same trainer', async ({ server }) => {
    const admin = await anAdmin(server)
    const address = anAddress()
    const [first, second] = [await aTrainer(admin, address), await aTrainer(admin, address)]
    expect(second).toMatchObject({ trainer_id: first.trainer_id, trainer_invite_code: first.trainer_invite_code })
    expect(second.invite_code).not.toBe(first.invite_code)
  })

  test('needs an address', async ({ server }) => {
    const admin = await anAdmin(server)
    const sent = { first_name: 'Tara', email_address: '', send_invite_email: false }
    const answer = await admin.api.post('/app-admin/trainer-dashboard/invite/create', sent)
    expectRefusal(answer, 422, 'invalid_input', 'email_address')
  })
})

describe('the list of invites', () => {
  test('says what became of each and forgets whose a used one was', async ({ startServer }) => {
    const server = await startServer()
    const [ana, admin] = [await aMember(server), await anAdmin(server)]
    const used = await anInvite(admin, 1, { email_address: anAddress() })
    await redeem(ana, used.invite_code)
    const open = await anInvite(admin, 2, { email_address: anAddress() })
    const { invites: listed } = await invites(admin)
    expect(listed).toMatchObject([
      { invite_id: open.invite_id, status: 'open', kind: 'access', first_name: 'Bea' },
      { invite_id: used.invite_id, status: 'redeemed', first_name: '', email_address: '' },
    ])
    const page = await invites(admin, { limit: '1' })
    expect((await invites(admin, { before: page.next ?? '' })).invites).toMatchObject([{ invite_id: used.invite_id }])
  })
})

describe('the audit log', () => {
  test('tells who did what, newest first, in pages', async ({ startServer }) => {
    const server = await startServer()
    const admin = await aMember(server)
    await adminCommand(server, 'grant', admin.member.email_address)
    const { invite_id } = await anInvite(admin, 6)
    const { entries, next } = await audit(admin, { limit: '1' })
    expect(entries).toMatchObject([
      {
        action: 'app_invite_created',
        actor_email_address: admin.member.email_address,
        subject: `invite:${invite_id}`,
        detail: 'months=6',
      },
    ])
    const rest = await audit(admin, { before: next ?? '' })
    expect(rest.entries).toMatchObject([
      { action: 'admin_granted', actor: 'command line', subject_email_address: admin.member.email_address },
    ])
    expect(rest.next).toBeNull()
    expect(rest.entries[0]?.subject).not.toContain(admin.member.member_id)
  })
})

describe('the command line', () => {
  test('makes a code that a member redeems', async ({ server }) => {
    const out = await adminCommand(server, 'invite', '--months', '2', '--first-name', 'Bea')
    const code = /code\s+(\S+)/.exec(out)?.[1] ?? ''
    expect((await redeem(await aMember(server), code)).status).toBe(200)
  })

  test('invites a trainer whom a member links to', async ({ server }) => {
    const out = await adminCommand(server, 'trainer-invite', '--first-name', 'Tara', '--email-address', anAddress())
    const trainer_invite_code = /clients\s+(\S+)/.exec(out)?.[1] ?? ''
    const ana = await aMember(server)
    expect((await ana.api.post('/premium/authorized/trainer/status', { trainer_invite_code })).status).toBe(200)
  })

  test('shows the audit log with what it did itself', async ({ startServer }) => {
    const server = await startServer()
    const ana = await aMember(server)
    await adminCommand(server, 'grant', ana.member.email_address)
    await adminCommand(server, 'revoke', ana.member.email_address)
    const lines = (await adminCommand(server, 'audit', '--limit', '1')).trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/command line {2}admin_revoked/)
    expect(lines[0]).toContain(ana.member.email_address)
  })

  test('refuses what the call refuses', async ({ server }) => {
    await expect(adminCommand(server, 'invite', '--months', '99')).rejects.toThrow(/between 1 and 36 months/)
  })
})

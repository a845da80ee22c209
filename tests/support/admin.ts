import { command } from './command'
import { aMember, type Person } from './person'
import type { Server } from './server'

/** Runs `evenkeel admin …` on the server's own installation. */
export async function adminCommand(server: Server, ...words: string[]): Promise<string> {
  const { code, out, err } = await command(['admin', ...words, ...server.installationFlags])
  if (code !== 0) throw new Error(`evenkeel admin ${words.join(' ')} ended with ${code}: ${err}`)
  return out
}

/** Someone with an account and the admin role. */
export async function anAdmin(server: Server): Promise<Person> {
  const person = await aMember(server)
  await adminCommand(server, 'grant', person.member.email_address)
  return person
}

export interface Invite {
  invite_id: string
  invite_code: string
  months_premium_access: number
  expires_at: string
}

export interface TrainerInvite {
  invite_id: string
  invite_code: string
  trainer_id: string
  trainer_invite_code: string
  expires_at: string
}

/** An access code as an admin makes it. */
export async function anInvite(admin: Person, months = 3, more: object = {}): Promise<Invite> {
  const { status, body } = await admin.api.post<Invite>('/app-admin/app/invite/create', {
    first_name: 'Bea',
    email_address: '',
    months_premium_access: months,
    send_invite_email: false,
    ...more,
  })
  if (status !== 201 && status !== 200) throw new Error(`the invite was answered ${status}: ${JSON.stringify(body)}`)
  return body
}

let trainers = 0

/** A trainer whom members can link to. */
export async function aTrainer(
  admin: Person,
  email_address = `trainer-${++trainers}@example.org`,
): Promise<TrainerInvite> {
  const { body } = await admin.api.post<TrainerInvite>('/app-admin/trainer-dashboard/invite/create', {
    first_name: 'Tara',
    email_address,
    send_invite_email: false,
  })
  return body
}

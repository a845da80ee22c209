import type {
  CheckInRequest,
  Config,
  DetailsChange,
  HrvTask,
  Member,
  NewAccount,
  UploadPermit,
} from '../../web/packages/api/src/types'
import { type Answer, Client } from './client'
import { CookieJar } from './cookie-jar'
import type { Server } from './server'
import { until } from './until'

export interface CheckIn {
  check_in_id: string
  event_uuid: string
  checked_in_at: string
  angle: number
  felt_angle: number
  state: string
  body_signs: string[]
  note: string
}

let people = 0

/** 10.0.0.1, 10.0.0.2, …: nobody shares a rate limit by accident. */
export function nextAddress(): string {
  people += 1
  return `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`
}

/** Someone with a browser: one cookie jar for all three listeners, with or without an account. */
export class Person {
  readonly jar = new CookieJar()
  readonly clientAddress: string
  readonly api: Client
  readonly service: Client
  readonly dashboard: Client

  constructor(
    readonly server: Server,
    clientAddress = nextAddress(),
  ) {
    this.clientAddress = clientAddress
    const shared = { jar: this.jar, clientAddress }
    const csrfCookie = 'csrf_token'
    this.api = new Client({ ...shared, contract: 'member', address: () => server.main, prefix: '/api', csrfCookie })
    this.service = new Client({ ...shared, contract: 'service', address: () => server.service, prefix: '', csrfCookie })
    this.dashboard = new Client({
      ...shared,
      contract: 'dashboard',
      address: () => server.dashboard,
      prefix: '/api',
      csrfCookie: 'dashboard_csrf_token',
    })
  }

  config(body: object = {}): Promise<Answer<Config>> {
    return this.api.post<Config>('/config', body)
  }

  createAccount(account: Partial<NewAccount> = {}): Promise<Answer<{ member: Member }>> {
    return this.api.post('/account/create', { email_address: anAddress(), ...account })
  }

  logIn(email_address: string, password: string): Promise<Answer<{ member: Member }>> {
    return this.api.post('/account/login', { email_address, password })
  }

  changeDetails(details: DetailsChange): Promise<Answer<{ member: Member; pending_email_address: string | null }>> {
    return this.api.post('/authorized/account/details', details)
  }

  checkIn(checkIn: Partial<CheckInRequest> = {}): Promise<Answer<{ check_in: CheckIn; member: Member }>> {
    return this.api.post('/premium/authorized/assessment/check-in', { ...aCheckIn(), ...checkIn })
  }

  async invitation(): Promise<UploadPermit> {
    const { body } = await this.service.post<UploadPermit>('/hrv-task/upload-url')
    return body
  }

  startTask(body: object): Promise<Answer<HrvTask>> {
    return this.service.post<HrvTask>('/hrv-task', body)
  }

  taskStatus(body: object = {}): Promise<Answer<HrvTask>> {
    return this.service.post<HrvTask>('/hrv-task/status', body)
  }

  /** Asks for a place, uploads there and starts the analysis. */
  async submitReading(recording: string, context?: string): Promise<HrvTask> {
    const permit = await this.invitation()
    const stored = await upload(permit, recording)
    if (stored.status !== 204) throw new Error(`the upload was answered ${stored.status}: ${await stored.text()}`)
    const { body } = await this.startTask({ upload_id: permit.upload_id, ...(context ? { context } : {}) })
    return body
  }

  /** Waits for the worker. */
  finishedTask(task_id: string): Promise<HrvTask> {
    return until(`the end of task ${task_id}`, async () => {
      const { body } = await this.taskStatus({ task_id })
      return body.status === 'done' || body.status === 'rejected' ? body : undefined
    })
  }
}

/** Posts a file to a signed place as a browser does: the fields in their order, the file last. */
export function upload(permit: Pick<UploadPermit, 'url' | 'fields'>, recording: string | Blob): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(permit.fields)) form.append(name, value)
  form.append('file', new Blob([recording], { type: 'text/csv' }), 'reading_data.csv')
  return fetch(permit.url, { method: 'POST', body: form })
}

let addresses = 0

/** An address that nobody else in this run has. */
export const anAddress = () => `member-${process.pid}-${++addresses}@example.org`

/** A check-in in the middle of the band "play", with an event id of its own. */
export const aCheckIn = (): CheckInRequest => ({
  event_uuid: crypto.randomUUID(),
  arousal: Math.SQRT1_2,
  comfort: Math.SQRT1_2,
})

const DAY_MS = 86_400_000

/** Check-ins on four earlier days, so that the next one makes a score. */
export async function almostEnoughForAScore(person: Person, place: Partial<CheckInRequest> = {}): Promise<void> {
  for (const days of [9, 8, 7, 6]) {
    const checked_in_at = new Date(Date.now() - days * DAY_MS).toISOString()
    await person.checkIn({ ...place, checked_in_at })
  }
}

export const aVisitor = (server: Server) => new Person(server)

/** Someone with a fresh account and a live session. */
export async function aMember(server: Server, account: Partial<NewAccount> = {}): Promise<Person & { member: Member }> {
  const person = new Person(server)
  const { status, body } = await person.createAccount(account)
  if (status !== 201) throw new Error(`the account was answered ${status}: ${JSON.stringify(body)}`)
  return Object.assign(person, { member: body.member })
}

export const aPassword = 'a long enough sentence'

/** Someone with a password, signed in. */
export async function aMemberWithPassword(server: Server): Promise<Person & { member: Member }> {
  const person = await aMember(server)
  const { body } = await person.changeDetails({ password: aPassword })
  return Object.assign(person, { member: body.member })
}

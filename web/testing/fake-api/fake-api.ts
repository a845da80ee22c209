import type {
  CheckInRecord,
  CheckInRequest,
  HrvTask,
  Member,
  Personalization,
  Reading,
  Rejection,
  ResonancePace,
} from '@evenkeel/api'
import { FakeAdmin } from './fake-admin'
import { FakeDaily } from './fake-daily'
import { FakeGuide } from './fake-guide'
import { FakeJournal } from './fake-journal'
import { FakeMe } from './fake-me'
import { aReading, newMember, placed, refreshed } from './fake-member'
import { FakePortability } from './fake-portability'
import { FakePractice } from './fake-practice'
import { type Body, type FakeReply, type Handlers, ok, refused } from './reply'
import { visitorConfig } from './words'

/**
 * The API of this step in memory, for component tests and for looking at screens. Sentinels provoke its refusals
 * through the real interface: the address `taken@…` has an account, a recording without red is rejected.
 */
export class FakeApi {
  member: Member | undefined
  isSignedIn = false
  /** Replies that come before anything else, one call each, by path. */
  readonly planned = new Map<string, FakeReply[]>()
  readonly calls: { path: string; body: Body }[] = []
  serviceUrl = ''
  /** The operator's public key for Web Push, and Apple's name for this service; null where not configured. */
  webPushKey: string | null = null
  appleClientId: string | null = null

  /** Of a recording without red. */
  rejection: Rejection = {
    reason: 'no_pulse',
    message: 'No pulse was found in this recording.',
    second: 12,
    hr_bpm: null,
  }

  /** In place of the usual ten readings. */
  ownReadings: Reading[] | undefined

  /** Whether the member has answered what is asked before the first message in the journal. */
  hasAnsweredNotices = true

  private password: string | undefined
  checkIns: CheckInRecord[] = []
  resonancePace: ResonancePace | null = null
  private uploads = new Map<string, string>()
  private tasks = new Map<string, Omit<HrvTask, 'member'>>()

  constructor(readonly now: () => Date = () => new Date()) {}

  answer(path: string, body: Body, method = 'POST'): FakeReply {
    this.calls.push({ path, body })
    const planned = this.planned.get(path)?.shift()
    if (planned) return planned
    const handler = this.handlers[method === 'POST' ? path : `${method} ${path}`]
    if (!handler) return refused(404, 'not_found', 'There is nothing at this address.')
    if (path.includes('authorized') && !this.isSignedIn) return refused(401, 'session_required', 'Please sign in.')
    return handler(body)
  }

  plan(path: string, ...replies: FakeReply[]) {
    this.planned.set(path, replies)
  }

  /** A member who has answered the first questions and is signed in. */
  signIn(changes: Partial<Member> = {}) {
    this.member = { ...newMember('mara@example.org', 'Mara', this.now()), onboarded: true, ...changes }
    this.isSignedIn = true
  }

  receiveUpload(uploadId: string, readingData: string): FakeReply {
    this.uploads.set(uploadId, readingData)
    return { status: 204 }
  }

  private readonly handlers: Handlers = {
    ...new FakeAdmin(this).handlers,
    ...new FakeMe(this).handlers,
    ...new FakePortability(this).handlers,
    ...new FakePractice(this).handlers,
    ...new FakeDaily(this).handlers,
    ...new FakeJournal(this).handlers,
    ...new FakeGuide(this).handlers,
    '/api/config': () =>
      ok({
        ...visitorConfig(this.now()),
        service_url: this.serviceUrl,
        web_push_key: this.webPushKey,
        publishable_keys: this.appleClientId ? { apple_sign_in: this.appleClientId } : {},
        member: this.isSignedIn ? this.member : null,
      }),
    '/api/account/create': (body) => this.create(body),
    '/api/account/login': (body) => this.login(body),
    '/api/authorized/account/logout': () => {
      this.isSignedIn = false
      return ok({})
    },
    '/api/authorized/account/details': (body) => this.changeDetails(body),
    '/api/authorized/assessment/onboarding/personalize': (body) => this.personalize(body as unknown as Personalization),
    '/api/premium/authorized/assessment/check-in': (body) => this.checkIn(body as unknown as CheckInRequest),
    '/hrv-task/upload-url': () => {
      const upload_id = `upload-${this.uploads.size + 1}`
      return ok({ url: `${this.serviceUrl}/uploads/${upload_id}`, fields: { key: upload_id }, upload_id })
    },
    '/hrv-task': (body) => this.startTask(body),
    '/hrv-task/status': ({ task_id }) => this.status(String(task_id)),
  }

  private create({ email_address, first_name }: Body): FakeReply {
    const email = String(email_address)
    if (email.startsWith('taken@') || this.member?.email_address === email) {
      return refused(
        409,
        'account_exists',
        'There is already an account with this address. Sign in instead.',
        'email_address',
      )
    }
    this.member = newMember(email, String(first_name), this.now())
    this.isSignedIn = true
    return ok({ member: this.member }, 201)
  }

  private login({ email_address, password, apple_authorization_code }: Body): FakeReply {
    if (apple_authorization_code === 'good-code') this.signIn()
    if (apple_authorization_code) {
      return this.isSignedIn
        ? ok({ member: this.member })
        : refused(401, 'login_failed', 'No account here belongs to this Apple ID.')
    }
    if (!this.member || this.member.email_address !== email_address || !password || password !== this.password) {
      return refused(401, 'login_failed', 'This address and password do not belong together.')
    }
    this.isSignedIn = true
    return ok({ member: this.member })
  }

  private changeDetails({ first_name, password, current_password, country_code }: Body): FakeReply {
    if (!this.member) return refused(401, 'session_required', 'Please sign in.')
    if (password && this.password && this.password !== current_password) {
      return refused(422, 'invalid_input', 'This is not your current password.', 'current_password')
    }
    if (password) this.password = String(password)
    const name = first_name === undefined ? this.member.first_name : String(first_name)
    const country = country_code === undefined ? this.member.country_code : String(country_code) || null
    const has_password = this.password !== undefined
    this.member = { ...this.member, first_name: name, has_password, country_code: country }
    return ok({ member: this.member })
  }

  private personalize(choices: Personalization): FakeReply {
    if (!this.member) return refused(401, 'session_required', 'Please sign in.')
    const from = choices.life_aspect_current_state
    const to = choices.life_aspect_preferred_state
    this.member = {
      ...this.member,
      onboarded: true,
      plan: {
        goal: choices.selected_goal,
        life_aspect: choices.selected_life_aspect,
        current_state: from,
        preferred_state: to,
        target_state: to,
        stage_title: 'Calming the body',
        stage_text: 'Calming the body so that it can rest.',
      },
    }
    return ok({ member: this.member })
  }

  private checkIn(request: CheckInRequest): FakeReply {
    if (!this.member) return refused(401, 'session_required', 'Please sign in.')
    const isRepeat = this.checkIns.some((known) => known.check_in_id === request.event_uuid)
    if (!isRepeat) this.checkIns.unshift(placed(request, this.now()))
    this.refresh()
    return ok({ check_in: this.checkIns[0], member: this.member }, isRepeat ? 200 : 201)
  }

  /** Balance and today's plan, after something changed. */
  refresh() {
    if (this.member) this.member = refreshed(this.member, this.checkIns)
  }

  private startTask({ upload_id, measured_at }: Body): FakeReply {
    const uploadId = String(upload_id)
    if (measured_at && Date.parse(String(measured_at)) < this.now().getTime() - 14 * 24 * 60 * 60_000)
      return refused(422, 'invalid_input', 'A reading can be at most 14 days old.', 'measured_at')
    const task_id = `task-${uploadId}`
    const readingData = this.uploads.get(uploadId)
    if (readingData === undefined) return refused(404, 'not_found', 'This upload is not known.', 'upload_id')
    const firstRed = Number(readingData.split('\n')[1]?.split(',')[1] ?? 0)
    const isReadable = firstRed > 60
    const reading = aReading(task_id, this.now())
    this.tasks.set(task_id, {
      task_id,
      status: isReadable ? 'done' : 'rejected',
      result: isReadable ? reading : null,
      rejection: isReadable ? null : this.rejection,
    })
    if (isReadable && this.member) this.member = refreshed({ ...this.member, latest_reading: reading }, this.checkIns)
    return ok({ task_id, status: 'queued', result: null, rejection: null })
  }

  private status(taskId: string): FakeReply {
    const task = this.tasks.get(taskId)
    return task
      ? ok({ ...task, member: this.member ?? null })
      : refused(404, 'not_found', 'This reading is not known.', 'task_id')
  }
}

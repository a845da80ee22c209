import type {
  DeliveryEntry,
  Member,
  NotificationSettings,
  SafetyProfile,
  SessionEntry,
  TrainerStatus,
} from '@evenkeel/api'
import type { FakeApi } from './fake-api'
import { newMember } from './fake-member'
import { type Body, type FakeReply, type Handlers, ok, refused } from './reply'

const DAY = 24 * 60 * 60 * 1000
const KINDS = ['check_ins', 'readings', 'exercises', 'program'] as const

const QUESTIONS = [
  { code: 'P', title: 'Pregnancy', question: 'Are you pregnant?' },
  {
    code: 'H',
    title: 'Heart condition',
    question: 'Do you have a heart condition, an irregular heartbeat or a pacemaker?',
  },
  { code: 'E', title: 'Epilepsy or seizures', question: 'Do you have epilepsy, or have you ever had a seizure?' },
  {
    code: 'A',
    title: 'Breathing that feeds panic',
    question: 'Does paying attention to your breath tend to make you panicky?',
  },
]

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** Sign-in links, the pages under Me Tokens and codes that begin with `old` are refused. */
export class FakeMe {
  deliveries: DeliveryEntry[] = []
  notifications: NotificationSettings = {
    topics: {
      check_in: true,
      practice: true,
      reading: true,
      program: true,
      weekly_reflection: true,
      journal: true,
      trainer: true,
      news: false,
    },
    times: [540],
    quiet_hours: { from: 1320, to: 420 },
    pause_until: null,
  }
  safety: SafetyProfile = { known: false, codes: [], allowed_exercises: [] }
  trainer: TrainerStatus = {
    trainer: null,
    consent: KINDS.map((kind) => ({ kind, is_shared: false, expires_at: null })),
    accesses: [],
  }

  private ended = new Set<string>()

  constructor(private readonly api: FakeApi) {}

  readonly handlers: Handlers = {
    '/api/account/validate': ({ email_address }) => this.validate(String(email_address)),
    '/api/account/password_reset/link': () => ok({}),
    '/api/account/sign_in_link/link': () => ok({}),
    'PUT /api/account/password_reset/token/validate': ({ reset_password_token }) =>
      this.withToken(reset_password_token, 'reset_password_token', () =>
        ok({
          email_address: 'mara@example.org',
          expires_at: new Date(this.api.now().getTime() + 1_800_000).toISOString(),
        }),
      ),
    'PUT /api/account/password_reset/complete': ({ reset_password_token }) =>
      this.withToken(reset_password_token, 'reset_password_token', () => this.enter()),
    '/api/account/sign_in_link/complete': ({ sign_in_token }) =>
      this.withToken(sign_in_token, 'sign_in_token', () => this.enter()),
    'PUT /api/account/email_address/confirm': ({ confirm_token }) =>
      this.withToken(confirm_token, 'confirm_token', () => ok({ email_address: 'new@example.org' })),
    'PUT /api/account/delete/confirm': ({ delete_token }) =>
      this.withToken(delete_token, 'delete_token', () => {
        this.api.isSignedIn = false
        return ok({})
      }),
    '/api/authorized/account/delete/request': () => this.reply({}),
    '/api/authorized/account/feedback': () => this.reply({}),
    '/api/authorized/assessment/rate_app_experience': () => this.reply({}),
    'GET /api/authorized/account/sessions': () => this.reply({ sessions: this.sessions }),
    'PUT /api/authorized/account/sessions/end': ({ session_id, all_others }) => {
      for (const one of this.sessions)
        if (!one.is_current && (all_others || one.session_id === session_id)) this.ended.add(one.session_id)
      return this.reply({ sessions: this.sessions })
    },
    'GET /api/authorized/notification/settings': () => this.reply({ settings: this.notifications }),
    '/api/authorized/notification/settings': (body) => {
      this.notifications = { quiet_hours: null, pause_until: null, ...body } as unknown as NotificationSettings
      return this.reply({ settings: this.notifications })
    },
    'GET /api/authorized/notification/deliveries': () => ok({ deliveries: this.deliveries }),
    '/api/authorized/notification/test': ({ event_uuid }) => this.sendTest(String(event_uuid)),
    '/api/authorized/notification/token': ({ notification_token }) =>
      this.reply({ service: typeof notification_token === 'string' ? 'apns' : 'web_push' }),
    '/api/authorized/review_request_count/increment': () => this.countReviewRequest(),
    '/api/authorized/purchase/complete/in_app': (body) => this.completePurchase(body),
    'GET /api/authorized/safety_profile': () =>
      this.reply({
        safety_profile: this.safety,
        questions: QUESTIONS,
        off_by_default: [
          {
            exercise_id: 'cool-face',
            title: 'Cool water on the face',
            summary: 'Cold on cheeks and brow slows the heart.',
          },
        ],
      }),
    '/api/authorized/safety_profile': (body) => {
      this.safety = { allowed_exercises: [], ...body } as unknown as SafetyProfile
      return this.reply({ safety_profile: this.safety })
    },
    '/api/authorized/assessment/discovery': ({ quiz_result_key }) => this.attachQuiz(String(quiz_result_key)),
    'GET /api/premium/authorized/trainer/status': () => this.reply(this.trainer),
    '/api/premium/authorized/trainer/status': (body) => this.changeTrainer(body),
    '/api/authorized/purchase/complete/access_code': ({ invite_code }) =>
      String(invite_code).startsWith('old')
        ? refused(404, 'invite_not_found', 'This code is not known.', 'invite_code')
        : this.reply({ months_premium_access: 3, is_repeat: false }),
  }

  private countReviewRequest(): FakeReply {
    const { member } = this.api
    if (!member) return refused(401, 'session_required', 'Please sign in.')
    const review_request_count = member.settings.review_request_count + 1
    this.api.member = { ...member, settings: { ...member.settings, review_request_count } }
    return this.reply({ review_request_count })
  }

  private completePurchase({ transaction, product_id }: Body): FakeReply {
    const { member } = this.api
    if (!member || String(transaction).startsWith('old')) {
      return refused(422, 'purchase_refused', 'The period paid for with this purchase has ended.', 'transaction')
    }
    const premium = { is_premium: true, source: 'subscription' as const, ends_at: this.inDays(365) }
    this.api.member = { ...member, premium }
    return this.reply({ product_id })
  }

  private get sessions(): SessionEntry[] {
    const all = [
      { session_id: 's1', browser: 'Firefox', system: 'Android', is_current: true, days: [-12, 0] },
      { session_id: 's2', browser: 'Safari', system: 'macOS', is_current: false, days: [-40, -3] },
    ]
    return all
      .filter(({ session_id }) => !this.ended.has(session_id))
      .map(({ days: [made = 0, seen = 0], ...session }) => ({
        ...session,
        created_at: this.inDays(made),
        last_seen_at: this.inDays(seen),
      }))
  }

  private inDays(days: number) {
    return new Date(this.api.now().getTime() + days * DAY).toISOString()
  }

  private reply(answer: object): FakeReply {
    return ok({ ...answer, member: this.api.member })
  }

  private sendTest(delivery_id: string): FakeReply {
    const now = this.api.now().toISOString()
    const sent = { kind: 'test', channel: 'mail', queued_at: now, outcome: 'sent', ended_at: now } as const
    const delivery = { delivery_id, ...sent }
    this.deliveries = [delivery, ...this.deliveries]
    return this.reply({ delivery })
  }

  private withToken(token: unknown, field: string, answer: () => FakeReply): FakeReply {
    return String(token).startsWith('old')
      ? refused(410, 'link_expired', 'This link is too old. Please ask for a new one.', field)
      : answer()
  }

  private enter(): FakeReply {
    this.api.member ??= { ...newMember('mara@example.org', 'Mara', this.api.now()), onboarded: true } satisfies Member
    this.api.isSignedIn = true
    return this.reply({})
  }

  private validate(email_address: string): FakeReply {
    const account_exists = email_address.startsWith('taken@') || this.api.member?.email_address === email_address
    const sign_in_methods = account_exists ? ['password', 'email_link'] : []
    return ok({ email_address, is_valid: EMAIL.test(email_address), account_exists, sign_in_methods })
  }

  private attachQuiz(quiz_result_key: string): FakeReply {
    if (quiz_result_key.startsWith('old') || !this.api.member) {
      return refused(404, 'not_found', 'This result does not exist, or no longer exists.', 'quiz_result_key')
    }
    this.api.member = { ...this.api.member, onboarded: true }
    const result = {
      starting_state: 'sympathetic',
      headline: 'You are mostly on the go',
      explanation: 'Your answers point to a body that is driven and tense.',
      stage: { title: 'Towards Stillness', text: 'Calming the body, a few minutes at a time.' },
    }
    return this.reply({ quiz_result_key, result })
  }

  private changeTrainer({ trainer_invite_code, consent, consent_until, unlink }: Body): FakeReply {
    if (unlink) this.trainer = { ...this.trainer, trainer: null }
    if (String(trainer_invite_code ?? '').startsWith('old')) {
      return refused(404, 'trainer_not_found', 'No trainer has this code.', 'trainer_invite_code')
    }
    if (trainer_invite_code) {
      this.trainer = {
        ...this.trainer,
        trainer: { trainer_id: 't1', first_name: 'Anna', last_name: 'Okoye', linked_at: this.api.now().toISOString() },
      }
    }
    const wishes = (consent ?? {}) as Record<string, boolean>
    this.trainer = {
      ...this.trainer,
      consent: this.trainer.consent.map((one) => {
        const is_shared = wishes[one.kind] ?? one.is_shared
        return { ...one, is_shared, expires_at: is_shared ? ((consent_until as string | undefined) ?? null) : null }
      }),
    }
    return this.reply(this.trainer)
  }
}

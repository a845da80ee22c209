import type { FakeApi } from './fake-api'
import { type Handlers, ok } from './reply'

const DAY = 24 * 60 * 60 * 1000

/** The administration: one invite of each kind, one line in the log, one letter. */
export class FakeAdmin {
  constructor(private readonly api: FakeApi) {}

  private inDays(days: number) {
    return new Date(this.api.now().getTime() + days * DAY).toISOString()
  }

  readonly handlers: Handlers = {
    '/api/app-admin/app/invite/create': () =>
      ok(
        { invite_id: 'i3', invite_code: 'QUIET-RIVER-42', months_premium_access: 3, expires_at: this.inDays(90) },
        201,
      ),
    '/api/app-admin/trainer-dashboard/invite/create': () =>
      ok(
        {
          invite_id: 'i4',
          invite_code: 'CALM-HARBOUR-7',
          trainer_id: 't1',
          trainer_invite_code: 'ANNA-7',
          expires_at: this.inDays(90),
        },
        201,
      ),
    'GET /api/app-admin/invites': () =>
      ok({
        invites: [
          {
            invite_id: 'i1',
            invite_code: 'QUIET-RIVER-41',
            kind: 'access',
            months_premium_access: 3,
            first_name: 'Ben',
            email_address: 'ben@example.org',
            status: 'open',
            created_at: this.inDays(-2),
            expires_at: this.inDays(88),
            redeemed_at: null,
          },
          {
            invite_id: 'i2',
            invite_code: 'CALM-HARBOUR-6',
            kind: 'trainer',
            months_premium_access: 0,
            first_name: 'Anna',
            email_address: 'anna@example.org',
            status: 'redeemed',
            created_at: this.inDays(-9),
            expires_at: this.inDays(81),
            redeemed_at: this.inDays(-1),
          },
        ],
        next: null,
      }),
    'GET /api/app-admin/audit': () =>
      ok({
        entries: [
          {
            audit_id: 'a1',
            done_at: this.inDays(-1),
            actor: 'm1',
            actor_email_address: 'mara@example.org',
            action: 'invite_created',
            subject: 'i1',
            subject_email_address: 'ben@example.org',
            detail: '3 months',
          },
        ],
        next: null,
      }),
    'GET /api/app-admin/feedback': () =>
      ok({
        feedback: [
          {
            feedback_id: 'f1',
            app_feedback_text: 'The ring is lovely. I miss a widget.',
            first_name: 'Ben',
            email_address: 'ben@example.org',
            given_at: this.inDays(-3),
          },
        ],
        star_counts: [0, 1, 2, 9, 14],
        next: null,
      }),
  }
}

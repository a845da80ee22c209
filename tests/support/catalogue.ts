// Sections 7 and 9 of the specification, written down by hand: what the contract and the client are held against.
// Never print this from the code.

export type Retries = 0 | 1 | 2 | 3

export interface CatalogueCall {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  /** The specified names; 'passed through' where the specification leaves the body to us. */
  payload: readonly string[] | 'passed through'
  retries: Retries
  /** Fields that we accept beside the specified ones. None of them may be required. */
  beside?: readonly string[]
}

type Row = [call: string, payload: CatalogueCall['payload'], retries: Retries, beside?: readonly string[]]

const calls = (rows: readonly Row[]): CatalogueCall[] =>
  rows.map(([call, payload, retries, beside = []]) => {
    const [method, path] = call.split(' ') as [CatalogueCall['method'], string]
    return { method, path, payload, retries, beside }
  })

const EMPTY: readonly string[] = []

export const mainCalls = calls([
  ['POST /config', ['tz', 'language_code'], 2],
  [
    'POST /account/create',
    ['email_address', 'first_name', 'device_uuid', 'apple_authorization_code', 'tz', 'language_code'],
    0,
  ],
  ['POST /account/password_reset/link', ['email_address'], 0],
  ['PUT /account/password_reset/token/validate', ['reset_password_token'], 0],
  ['PUT /account/password_reset/complete', ['reset_password_token', 'new_password', 'device_uuid'], 0],
  ['POST /account/validate', ['email_address'], 2],
  ['POST /account/login', ['email_address', 'password', 'device_uuid', 'apple_authorization_code'], 0],
  ['POST /authorized/account/logout', EMPTY, 2],
  ['POST /authorized/purchase/complete/access_code', ['invite_code'], 2],
  ['POST /authorized/purchase/complete/in_app', ['transaction', 'product_id', 'country_code'], 2],
  ['POST /authorized/assessment/onboarding', EMPTY, 2],
  [
    'POST /authorized/assessment/onboarding/personalize',
    ['selected_goal', 'selected_life_aspect', 'life_aspect_current_state', 'life_aspect_preferred_state'],
    2,
  ],
  ['POST /authorized/recommendation/article', ['category_tag', 'query_text', 'is_search'], 2, ['cursor']],
  ['POST /authorized/assessment/article/start', ['article_id'], 2, ['event_uuid']],
  ['POST /authorized/assessment/article/completion', ['article_id', 'event_uuid', 'is_daily_learn_article'], 2],
  ['POST /authorized/assessment/article/rating', ['article_id', 'event_uuid', 'article_rating'], 2],
  ['POST /authorized/account/delete/request', EMPTY, 0],
  ['POST /authorized/account/feedback', ['app_feedback_text'], 0, ['event_uuid']],
  [
    'POST /authorized/account/details',
    ['first_name', 'email_address', 'password'],
    0,
    ['current_password', 'country_code'],
  ],
  ['POST /authorized/assessment/discovery', 'passed through', 2],
  ['POST /authorized/review_request_count/increment', EMPTY, 2, ['event_uuid']],
  ['POST /authorized/assessment/rate_app_experience', ['star_rating'], 2],
  ['POST /authorized/notification/settings', 'passed through', 2],
  ['POST /authorized/notification/token', ['notification_token'], 2],
  ['POST /premium/authorized/assessment/check-in', 'passed through', 2],
  ['POST /premium/authorized/program/restart', ['clear_existing_data'], 2, ['event_uuid']],
  [
    'POST /premium/authorized/recommendation/exercise',
    ['current_mood', 'desired_mood'],
    2,
    ['minutes_available', 'passed_over', 'positions', 'surroundings'],
  ],
  ['POST /premium/authorized/assessment/exercise', 'passed through', 3],
  [
    'POST /premium/authorized/journal/thread',
    ['selected_life_aspect', 'selected_life_aspect_current_state'],
    2,
    ['event_uuid'],
  ],
  [
    'POST /premium/authorized/journal/thread/message/reaction',
    ['journal_thread_id', 'journal_thread_message_id', 'reaction_name'],
    2,
  ],
  ['GET /premium/authorized/trainer/status', EMPTY, 2],
  ['POST /premium/authorized/trainer/status', ['trainer_invite_code'], 2, ['consent', 'consent_until', 'unlink']],
  [
    'POST /app-admin/app/invite/create',
    ['first_name', 'email_address', 'months_premium_access', 'send_invite_email'],
    2,
    ['event_uuid'],
  ],
  [
    'POST /app-admin/trainer-dashboard/invite/create',
    ['first_name', 'email_address', 'send_invite_email'],
    2,
    ['event_uuid'],
  ],
])

export const serviceCalls = calls([
  ['POST /quiz/result', 'passed through', 2],
  ['POST /journal-thread/chat-update', 'passed through', 1],
  ['POST /hrv-task/upload-url', EMPTY, 3],
  ['POST /hrv-task', EMPTY, 3, ['upload_id', 'context', 'tags', 'measured_at']],
  ['POST /hrv-task/status', 'passed through', 3],
  ['POST /register-certification', 'passed through', 3],
  ['POST /register-live-training', 'passed through', 2],
  [
    'POST /certification-payment-intent',
    ['affiliate_code', 'is_course'],
    3,
    ['unique_code', 'event_uuid', 'language_code'],
  ],
  ['POST /book-payment-intents', ['affiliate_code'], 3, ['event_uuid', 'language_code']],
])

export const dashboardCalls = calls([
  ['POST /config', ['tz'], 2],
  [
    'POST /account/create',
    [
      'first_name',
      'last_name',
      'occupation',
      'professional_url',
      'payouts_destination_country_code',
      'email_address',
      'password',
      'device_uuid',
    ],
    0,
  ],
  ['POST /account/password_reset/link', ['email_address'], 0],
  ['PUT /account/password_reset/token/validate', ['reset_password_token'], 0],
  ['PUT /account/password_reset/complete', ['reset_password_token', 'new_password', 'device_uuid'], 0],
  ['POST /account/login', ['email_address', 'password', 'device_uuid'], 0],
  ['GET /authorized/affiliate/profile', EMPTY, 2],
  ['POST /authorized/affiliate/payouts/onboarding_link', EMPTY, 2],
  ['POST /authorized/affiliate/payouts/login_link', EMPTY, 2],
  ['PUT /authorized/affiliate/code', ['updated_affiliate_code'], 2],
  ['GET /authorized/clients', EMPTY, 2],
  ['POST /authorized/client/profile', ['client_user_id'], 2],
  ['PUT /authorized/client/remove', ['client_user_id'], 2],
  [
    'POST /authorized/app-pre-purchase/payment-intent',
    ['client_first_name', 'client_email_address', 'months_app_access'],
    3,
  ],
  ['POST /authorized/account/logout', EMPTY, 2],
])

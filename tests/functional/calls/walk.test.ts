// Every call of the specification's main table, walked by four kinds of people. What one person may not do is
// refused as it should be; everything else succeeds, with arguments that are real: mailed tokens, codes of an admin.
import { adminCommand, anAdmin, anInvite, aTrainer } from '../../support/admin'
import { mainCalls } from '../../support/catalogue'
import type { Answer } from '../../support/client'
import { expect, test } from '../../support/fixtures'
import { mailTo, tokenOf } from '../../support/outbox'
import { aCheckIn, anAddress, aVisitor, type Person } from '../../support/person'
import { aResult } from '../../support/practice'
import type { Server } from '../../support/server'
import { quizAnswers } from '../../support/valid-bodies'

const password = 'quite another sentence'

/** The memory of one walk from one call to the next. */
interface Walk {
  server: Server
  admin: Person
  person: Person
  email_address: string
  reset_password_token?: string
  article_event?: string
  journal_thread_id?: string
  journal_thread_message_id?: string
}

type Step = (walk: Walk) => Promise<Answer<unknown>>

const post =
  (path: string, body: object | ((walk: Walk) => object | Promise<object>) = {}): Step =>
  async (walk) =>
    walk.person.api.post(path, typeof body === 'function' ? await body(walk) : body)

const put =
  (path: string, body: (walk: Walk) => object): Step =>
  (walk) =>
    walk.person.api.put(path, body(walk))

async function resetToken(walk: Walk): Promise<string> {
  await walk.server.runJobs()
  walk.reset_password_token = tokenOf(mailTo(walk.server, walk.email_address, /new password/), '/reset_password/')
  return walk.reset_password_token
}

const startArticle: Step = async (walk) => {
  const answer = await walk.person.api.post<{ event_uuid: string }>('/authorized/assessment/article/start', {
    article_id: 'long-exhale',
  })
  walk.article_event = answer.body.event_uuid
  return answer
}

const openThread: Step = async (walk) => {
  const answer = await walk.person.api.post<{
    thread?: { journal_thread_id: string }
    messages?: { journal_thread_message_id: string }[]
  }>('/premium/authorized/journal/thread', {
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  })
  walk.journal_thread_id = answer.body.thread?.journal_thread_id ?? 'none'
  walk.journal_thread_message_id = answer.body.messages?.[0]?.journal_thread_message_id ?? 'none'
  return answer
}

/** In an order in which a person could do them. What buys premium and what ends the account come last. */
const steps: [call: string, step: Step][] = [
  ['POST /config', post('/config', { tz: 'Europe/Vienna', language_code: 'en' })],
  ['POST /account/validate', post('/account/validate', ({ email_address }) => ({ email_address }))],
  [
    'POST /account/password_reset/link',
    post('/account/password_reset/link', ({ email_address }) => ({ email_address })),
  ],
  [
    'PUT /account/password_reset/token/validate',
    async (walk) =>
      walk.person.api.put('/account/password_reset/token/validate', { reset_password_token: await resetToken(walk) }),
  ],
  [
    'PUT /account/password_reset/complete',
    put('/account/password_reset/complete', ({ reset_password_token }) => ({
      reset_password_token,
      new_password: password,
      device_uuid: 'phone',
    })),
  ],
  ['POST /account/login', post('/account/login', ({ email_address }) => ({ email_address, password }))],
  ['POST /authorized/assessment/onboarding', post('/authorized/assessment/onboarding')],
  [
    'POST /authorized/assessment/onboarding/personalize',
    post('/authorized/assessment/onboarding/personalize', {
      selected_goal: 'less_stress',
      selected_life_aspect: 'environment',
      life_aspect_current_state: 'sympathetic',
      life_aspect_preferred_state: 'stillness',
    }),
  ],
  [
    'POST /authorized/assessment/discovery',
    post('/authorized/assessment/discovery', () => ({ answers: quizAnswers() })),
  ],
  [
    'POST /authorized/recommendation/article',
    post('/authorized/recommendation/article', { category_tag: '', query_text: 'long exhale', is_search: true }),
  ],
  ['POST /authorized/assessment/article/start', startArticle],
  [
    'POST /authorized/assessment/article/completion',
    post('/authorized/assessment/article/completion', ({ article_event }) => ({
      article_id: 'long-exhale',
      event_uuid: article_event,
      is_daily_learn_article: false,
    })),
  ],
  [
    'POST /authorized/assessment/article/rating',
    post('/authorized/assessment/article/rating', ({ article_event }) => ({
      article_id: 'long-exhale',
      event_uuid: article_event,
      article_rating: 5,
    })),
  ],
  ['POST /authorized/account/feedback', post('/authorized/account/feedback', { app_feedback_text: 'More walks.' })],
  ['POST /authorized/account/details', post('/authorized/account/details', { first_name: 'Ana' })],
  ['POST /authorized/review_request_count/increment', post('/authorized/review_request_count/increment')],
  [
    'POST /authorized/assessment/rate_app_experience',
    post('/authorized/assessment/rate_app_experience', { star_rating: 4 }),
  ],
  [
    'POST /authorized/notification/settings',
    post('/authorized/notification/settings', { topics: { check_in: true }, times: [540] }),
  ],
  [
    'POST /authorized/notification/token',
    post('/authorized/notification/token', () => ({
      notification_token: crypto.randomUUID().replaceAll('-', '').repeat(2),
    })),
  ],
  ['POST /premium/authorized/assessment/check-in', post('/premium/authorized/assessment/check-in', aCheckIn)],
  [
    'POST /premium/authorized/recommendation/exercise',
    post('/premium/authorized/recommendation/exercise', { current_mood: 'worried', desired_mood: 'calm' }),
  ],
  ['POST /premium/authorized/assessment/exercise', post('/premium/authorized/assessment/exercise', aResult)],
  [
    'POST /premium/authorized/program/restart',
    post('/premium/authorized/program/restart', { clear_existing_data: false }),
  ],
  ['POST /premium/authorized/journal/thread', openThread],
  [
    'POST /premium/authorized/journal/thread/message/reaction',
    post('/premium/authorized/journal/thread/message/reaction', ({ journal_thread_id, journal_thread_message_id }) => ({
      journal_thread_id,
      journal_thread_message_id,
      reaction_name: 'heart',
    })),
  ],
  ['GET /premium/authorized/trainer/status', ({ person }) => person.api.get('/premium/authorized/trainer/status')],
  [
    'POST /premium/authorized/trainer/status',
    post('/premium/authorized/trainer/status', async ({ admin }) => ({
      trainer_invite_code: (await aTrainer(admin)).trainer_invite_code,
    })),
  ],
  [
    'POST /app-admin/app/invite/create',
    post('/app-admin/app/invite/create', () => ({
      first_name: 'Bea',
      email_address: anAddress(),
      months_premium_access: 3,
      send_invite_email: true,
    })),
  ],
  [
    'POST /app-admin/trainer-dashboard/invite/create',
    post('/app-admin/trainer-dashboard/invite/create', () => ({
      first_name: 'Tara',
      email_address: anAddress(),
      send_invite_email: true,
    })),
  ],
  [
    'POST /authorized/purchase/complete/access_code',
    post('/authorized/purchase/complete/access_code', async ({ admin }) => ({
      invite_code: (await anInvite(admin)).invite_code,
    })),
  ],
  [
    'POST /authorized/purchase/complete/in_app',
    post('/authorized/purchase/complete/in_app', () => ({
      transaction: `sandbox:${crypto.randomUUID()}`,
      product_id: 'evenkeel.premium.yearly',
      country_code: 'AT',
    })),
  ],
  ['POST /authorized/account/delete/request', post('/authorized/account/delete/request')],
  ['POST /authorized/account/logout', post('/authorized/account/logout')],
]

type Kind = 'a new member' | 'a premium member' | 'an expired member' | 'an admin'

/** The code that refuses a call that is not open to everybody; undefined where it is open. */
function refusalFor(kind: Kind, call: string): string | undefined {
  const path = call.split(' ')[1] ?? ''
  if (path.startsWith('/app-admin/') && kind !== 'an admin') return 'not_allowed'
  if (path.startsWith('/premium/') && kind === 'an expired member') return 'premium_required'
  return undefined
}

async function aWalk(server: Server, kind: Kind): Promise<Walk> {
  const admin = await anAdmin(server)
  const person = aVisitor(server)
  const email_address = anAddress()
  await person.config({ tz: 'Europe/Vienna' })
  const created = await person.createAccount({ email_address, first_name: 'Ana' })
  expect(created.status).toBe(201)
  if (kind === 'an admin') await adminCommand(server, 'grant', email_address)
  if (kind === 'a premium member')
    await person.api.post('/authorized/purchase/complete/access_code', {
      invite_code: (await anInvite(admin)).invite_code,
    })
  return { server, admin, person, email_address }
}

test('the walk leaves no call out', () => {
  const walked = ['POST /account/create', ...steps.map(([call]) => call)]
  expect(walked.toSorted()).toEqual(mainCalls.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(walked).toHaveLength(34)
})

test.for<[Kind]>([['a new member'], ['a premium member'], ['an expired member'], ['an admin']])(
  'all 34 calls as %s',
  async ([kind], { startServer }) => {
    const server = await startServer()
    const walk = await aWalk(server, kind)
    // Past the trial, and before the session and the three months of a code end.
    if (kind === 'an expired member' || kind === 'a premium member')
      await server.setClock(new Date(Date.now() + 5 * 86_400_000).toISOString())
    const unexpected: string[] = []
    for (const [call, step] of steps) {
      const { status, body } = await step(walk)
      const { error_code: code } = (body ?? {}) as { error_code?: string }
      const expected = refusalFor(kind, call)
      if (expected ? code !== expected : status < 200 || status > 299)
        unexpected.push(`${call}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
    expect(unexpected).toEqual([])
  },
)

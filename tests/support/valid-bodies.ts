import { aCheckIn, anAddress, aPassword } from './person'
import { aResult } from './practice'

const lifeAspects = [
  'love_relationship',
  'money_finance',
  'family_friends',
  'career_business',
  'health_well_being',
  'purpose_mission',
  'environment',
]

/** A whole quiz with an event id of its own: the state on every page, or a mixed one that starts from sympathetic. */
export const quizAnswers = (state?: string) => ({
  event_uuid: crypto.randomUUID() as string,
  life_aspects: Object.fromEntries(
    lifeAspects.map((aspect) => [
      aspect,
      {
        current_state: state ?? (aspect === 'environment' ? 'play' : 'sympathetic'),
        preferred_state: state === 'parasympathetic' ? 'play' : 'parasympathetic',
      },
    ]),
  ),
  symptoms: state ? [] : ['anxiety', 'fatigue'],
  habits: state ? [] : ['exercise'],
  sliders: { sleep_quality: state ? 5 : 3, diet_quality: 5, water_intake: 5, overall_peace: state ? 5 : 2 },
})

/** For each call with required fields a body that is let in; the others take an empty one. */
const bodies: Readonly<Record<string, () => object>> = {
  '/account/create': () => ({ email_address: anAddress() }),
  '/account/login': () => ({ email_address: anAddress(), password: aPassword }),
  '/account/validate': () => ({ email_address: anAddress() }),
  '/authorized/assessment/article/completion': () => ({ article_id: 'long-exhale', event_uuid: crypto.randomUUID() }),
  '/authorized/assessment/article/rating': () => ({
    article_id: 'long-exhale',
    event_uuid: crypto.randomUUID(),
    article_rating: 4,
  }),
  '/authorized/assessment/article/start': () => ({ article_id: 'long-exhale' }),
  '/account/sign_in_link/link': () => ({ email_address: anAddress() }),
  '/account/sign_in_link/complete': () => ({ sign_in_token: 'none' }),
  '/account/password_reset/link': () => ({ email_address: anAddress() }),
  '/account/password_reset/token/validate': () => ({ reset_password_token: 'none' }),
  '/account/password_reset/complete': () => ({ reset_password_token: 'none', new_password: aPassword }),
  '/account/email_address/confirm': () => ({ confirm_token: 'none' }),
  '/account/delete/confirm': () => ({ delete_token: 'none' }),
  '/authorized/account/sessions/end': () => ({ all_others: true }),
  '/authorized/account/api_tokens': () => ({ name: 'My watch' }),
  '/authorized/account/identities/unlink': () => ({ provider: 'apple' }),
  '/authorized/account/inherited': () => ({ choice: 'keep' }),
  '/authorized/account/api_tokens/revoke': () => ({ token_id: 'none' }),
  '/authorized/assessment/discovery': () => ({ answers: quizAnswers() }),
  '/authorized/account/import/preview': () => ({ file_name: 'moods.csv', file_base64: btoa('date,time,mood\n') }),
  '/authorized/account/import/apply': () => ({
    event_uuid: crypto.randomUUID(),
    file_name: 'moods.csv',
    file_base64: btoa('date,time,mood\n'),
  }),
  '/authorized/account/import/undo': () => ({ import_id: 'none' }),
  '/authorized/assessment/onboarding/personalize': () => ({
    selected_goal: 'less_stress',
    selected_life_aspect: 'environment',
    life_aspect_current_state: 'play',
    life_aspect_preferred_state: 'stillness',
  }),
  '/app-admin/app/invite/create': () => ({
    first_name: 'Bea',
    email_address: '',
    months_premium_access: 3,
    send_invite_email: false,
  }),
  '/app-admin/trainer-dashboard/invite/create': () => ({
    first_name: 'Tara',
    email_address: anAddress(),
    send_invite_email: false,
  }),
  '/authorized/account/feedback': () => ({ app_feedback_text: 'More walks, please.' }),
  '/authorized/assessment/rate_app_experience': () => ({ star_rating: 4 }),
  '/authorized/notification/settings': () => ({ topics: { check_in: true }, times: [540] }),
  '/authorized/notification/token': () => ({ notification_token: 'a'.repeat(64) }),
  '/authorized/purchase/complete/access_code': () => ({ invite_code: 'ABCD-EFGH-JKMN-PQRS' }),
  '/authorized/purchase/complete/in_app': () => ({
    transaction: `sandbox:${crypto.randomUUID()}`,
    product_id: 'evenkeel.premium.yearly',
    country_code: 'AT',
  }),
  '/authorized/safety_profile': () => ({ known: true, codes: [] }),
  '/quiz/result': () => quizAnswers(),
  '/order': () => ({ order_key: 'none' }),
  '/sandbox/pay': () => ({ client_secret: 'none', card_number: '4242 4242 4242 4242', email_address: anAddress() }),
  '/register-certification': () => ({ first_name: 'Mara', email_address: anAddress() }),
  '/register-live-training': () => ({ first_name: 'Mara', email_address: anAddress() }),
  '/register-opening': () => ({ first_name: 'Mara', email_address: anAddress(), product: 'book' }),
  '/site/events': () => ({ events: [{ event_uuid: crypto.randomUUID(), event_type: 'PageView' }] }),
  '/premium/authorized/assessment/check-in': aCheckIn,
  '/premium/authorized/assessment/exercise': aResult,
  '/premium/authorized/practice/resonance_pace': () => ({ breaths_per_minute: 5.5 }),
  '/premium/authorized/practice/rest': () => ({ weekdays: ['sunday'] }),
  '/premium/authorized/program/plan_item': () => ({ event_uuid: crypto.randomUUID(), plan_item: 'social_play' }),
  '/premium/authorized/program/reflection': () => ({ event_uuid: crypto.randomUUID(), answers: ['a'] }),
  '/premium/authorized/recommendation/exercise': () => ({ current_mood: 210, desired_mood: 90 }),
  'PUT /premium/authorized/assessment/check-in': () => ({ check_in_id: 'none', arousal: 0.5, comfort: 0.5 }),
  '/premium/authorized/assessment/check-in/remove': () => ({ check_in_id: 'none' }),
  '/premium/authorized/journal/thread': () => ({
    selected_life_aspect: 'environment',
    selected_life_aspect_current_state: 'play',
  }),
  '/premium/authorized/journal/thread/message/reaction': () => ({
    journal_thread_id: 'none',
    journal_thread_message_id: 'none',
    reaction_name: 'heart',
  }),
  '/premium/authorized/journal/thread/read': () => ({ journal_thread_id: 'none' }),
  '/authorized/journal/notices': () => ({ version: '2', is_adult: true, has_understood: true, country: 'GB' }),
  '/journal-thread/chat-update': () => ({
    journal_thread_id: 'none',
    event_uuid: crypto.randomUUID(),
    body: 'A quiet day.',
  }),
  '/premium/authorized/trainer/status': () => ({ unlink: true }),
}

/** A path that is posted and put to has its other body under "PUT path". */
export const aValidBody = (path: string, method = 'POST'): object =>
  (bodies[`${method} ${path}`] ?? bodies[path])?.() ?? {}

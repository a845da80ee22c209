// Generated from contract/*.json by `npm run generate:api`. Do not edit.

export const RETRIES: Readonly<Record<string, number>> = {
  '/account/create': 0,
  '/account/delete/confirm': 0,
  '/account/email_address/confirm': 0,
  '/account/login': 0,
  '/account/password_reset/complete': 0,
  '/account/password_reset/link': 0,
  '/account/password_reset/token/validate': 0,
  '/account/sign_in_link/complete': 0,
  '/account/sign_in_link/link': 0,
  '/authorized/account/delete/request': 0,
  '/authorized/account/details': 0,
  '/authorized/account/export': 1,
  '/authorized/account/feedback': 0,
  '/authorized/account/import/preview': 1,
  '/hrv-task': 3,
  '/hrv-task/status': 3,
  '/hrv-task/upload-url': 3,
  '/journal-thread/chat-update': 1,
  '/object-store/{bucket}': 3,
  '/premium/authorized/assessment/exercise': 3,
}

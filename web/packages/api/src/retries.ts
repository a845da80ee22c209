/** How often a call is repeated after a 5xx: section 9 of the specification. Anything not named here: twice. */
export const USUAL_RETRIES = 2

const RETRIES: Readonly<Record<string, number>> = {
  '/account/create': 0,
  '/account/login': 0,
  '/account/sign_in_link/link': 0,
  '/account/sign_in_link/complete': 0,
  '/account/email_address/confirm': 0,
  '/account/delete/confirm': 0,
  '/account/password_reset/link': 0,
  '/account/password_reset/token/validate': 0,
  '/account/password_reset/complete': 0,
  '/authorized/account/delete/request': 0,
  '/authorized/account/feedback': 0,
  '/authorized/account/details': 0,
  '/authorized/account/export': 1,
  '/authorized/account/import/preview': 1,
  '/journal-thread/chat-update': 1,
  '/premium/authorized/assessment/exercise': 3,
  '/hrv-task': 3,
  '/hrv-task/status': 3,
  '/hrv-task/upload-url': 3,
  '/object-store/{bucket}': 3,
  '/register-certification': 3,
  '/certification-payment-intent': 3,
  '/book-payment-intents': 3,
  '/authorized/app-pre-purchase/payment-intent': 3,
}

export const retriesOf = (path: string): number => RETRIES[path] ?? USUAL_RETRIES

export const UPLOAD_RETRIES = retriesOf('/object-store/{bucket}')

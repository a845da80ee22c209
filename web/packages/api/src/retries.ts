import { RETRIES } from './generated/retries'

/** How often a call is repeated after a 5xx where the contract says nothing else. */
export const USUAL_RETRIES = 2

/** Calls of the specification that the contract does not have yet; pages call some of them already. */
const SPECIFIED: Readonly<Record<string, number>> = {
  '/authorized/app-pre-purchase/payment-intent': 3,
  '/book-payment-intents': 3,
  '/certification-payment-intent': 3,
}

export const retriesOf = (path: string): number => RETRIES[path] ?? SPECIFIED[path] ?? USUAL_RETRIES

export const UPLOAD_RETRIES = retriesOf('/object-store/{bucket}')

import { RETRIES } from './generated/retries'

/** How often a call is repeated after a 5xx where the contract says nothing else. */
export const USUAL_RETRIES = 2

export const retriesOf = (path: string): number => RETRIES[path] ?? USUAL_RETRIES

export const UPLOAD_RETRIES = retriesOf('/object-store/{bucket}')

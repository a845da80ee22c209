import type { CallFailed } from '@evenkeel/api'

/** Refusals that the member can settle: by signing in, paying or reloading a page that lost its cookie. Writes wait. */
const RECOVERABLE = new Set(['session_required', 'premium_required', 'csrf_error'])

/**
 * Whether sending the same again would be refused again. docs/decisions/0072-one-outbox.md says what becomes of it: it
 * steps aside, is kept and shown, and blocks nothing.
 */
export const isFinal = (failed: CallFailed): boolean => !failed.isWorthRepeating && !RECOVERABLE.has(failed.code)

import type { CallFailed } from '@evenkeel/api'

/** What the member can mend: signing in again, paying again, a page that lost its cookie. What waits then waits for them. */
const MENDABLE = new Set(['session_required', 'premium_required', 'csrf_error'])

/**
 * Whether sending the same again would be refused again. docs/decisions/0072-one-outbox.md says what becomes of it: it
 * steps aside, is kept and shown, and blocks nothing.
 */
export const isFinal = (failed: CallFailed): boolean => !failed.isWorthRepeating && !MENDABLE.has(failed.code)

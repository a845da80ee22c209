import type { CallFailed } from '@evenkeel/api'
import type { TFunction } from 'i18next'

/**
 * A rule of the server explains its refusal itself, in the member's language. What the edge answers before it knows who
 * calls, and silence, get words of ours (docs/decisions/0084).
 */
export const callWords = (t: TFunction, failed: CallFailed): string => {
  if (failed.isUnanswered) return t('errors.no_answer')
  if (failed.status === 429 && !failed.isLimitOfField) return t('errors.too_often')
  return failed.status >= 500 ? t('errors.server') : failed.problem.error_message
}

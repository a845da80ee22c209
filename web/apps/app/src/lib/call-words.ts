import type { CallFailed } from '@evenkeel/api'
import type { TFunction } from 'i18next'

/** The server explains its refusals itself; only silence needs words of ours. */
export const callWords = (t: TFunction, failed: CallFailed): string =>
  failed.isUnanswered ? t('errors.no_answer') : failed.problem.error_message

import type { CallFailed } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { callWords } from '../lib/call-words'

/** What went wrong with a request, beside the button that sent it. */
export function CallError({ error }: { error: CallFailed | undefined }) {
  const { t } = useTranslation()
  return error ? <Notice tone="alarm">{callWords(t, error)}</Notice> : null
}

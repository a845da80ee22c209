import type { CallFailed } from '@evenkeel/api'
import { Notice } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../lib/navigation/paths'
import { callWords } from '../lib/words/call-words'

/** What went wrong with a request, beside the button that sent it. A refusal for want of a membership leads to it. */
export function CallError({ error }: { error: CallFailed | undefined }) {
  const { t } = useTranslation()
  if (!error) return null
  const action = error.code === 'premium_required' && <Link to={paths.membership}>{t('membership.title')}</Link>
  return (
    <Notice tone="alarm" action={action}>
      {callWords(t, error)}
    </Notice>
  )
}

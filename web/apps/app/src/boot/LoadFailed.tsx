import { Button, Message, RingMark, Screen } from '@evenkeel/ui'
import i18next from 'i18next'

/** The specification's words for an app that did not load; they have to stand here too, in case no words loaded. */
const TEXT_IF_MISSING = 'Error: App Loading Failed.'
const RETRY_IF_MISSING = 'RETRY'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = i18next.exists('error_load_failed') ? i18next.t('error_load_failed') : TEXT_IF_MISSING
  const retry = i18next.exists('error_load_retry') ? i18next.t('error_load_retry') : RETRY_IF_MISSING
  return (
    <Screen>
      <Message picture={<RingMark size={72} />} title={text} action={<Button onClick={onRetry}>{retry}</Button>} />
    </Screen>
  )
}

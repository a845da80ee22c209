import { Button, Message, RingMark, Screen } from '@evenkeel/ui'
import i18next from 'i18next'

/** The specification's words for an app that did not load; they have to stand here too, in case no words loaded. */
const TEXT_IF_MISSING = 'Error: App Loading Failed.'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = i18next.exists('error_load_failed') ? i18next.t('error_load_failed') : TEXT_IF_MISSING
  return (
    <Screen>
      <Message picture={<RingMark size={72} />} title={text} action={<Button onClick={onRetry}>RETRY</Button>} />
    </Screen>
  )
}

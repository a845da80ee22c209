import { Button, ButtonLink, Message, RingMark, Screen } from '@evenkeel/ui'
import i18next from 'i18next'
import { LifeBuoy } from 'lucide-react'
import { paths } from '../lib/navigation/paths'

/** The specification's words for an app that did not load; they have to stand here too, in case no words loaded. */
const TEXT_IF_MISSING = 'Error: App Loading Failed.'
const RETRY_IF_MISSING = 'RETRY'

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const text = i18next.exists('error_load_failed') ? i18next.t('error_load_failed') : TEXT_IF_MISSING
  const retry = i18next.exists('error_load_retry') ? i18next.t('error_load_retry') : RETRY_IF_MISSING
  return (
    <Screen>
      <Message
        picture={<RingMark size={72} />}
        title={text}
        action={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            <Help />
          </>
        }
      />
    </Screen>
  )
}

/** Loaded as a page of its own: the router may be what failed, and help waits for nothing but its words. */
function Help() {
  if (!i18next.exists('navigation.help_now')) return null
  return (
    <ButtonLink look="plain" href={paths.help} icon={<LifeBuoy size={20} strokeWidth={1.75} aria-hidden="true" />}>
      {i18next.t('navigation.help_now')}
    </ButtonLink>
  )
}

import type { CallFailed } from '@evenkeel/api'
import { Message, RingMark, Screen } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../components/PageTitle'
import { callWords } from '../../lib/words/call-words'

interface LinkFailedProps {
  title: string
  error: CallFailed
  children: ReactNode
}

/** A link that is used up, too old or cut in half, and what to do instead. */
export function LinkFailed({ title, error, children }: LinkFailedProps) {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{title}</PageTitle>
      <Message picture={<RingMark size={72} />} title={title} action={children}>
        <p role="alert">{callWords(t, error)}</p>
      </Message>
    </Screen>
  )
}

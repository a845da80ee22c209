import { Button, Message, Screen, TopBar } from '@evenkeel/ui'
import { MailOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BackLink } from './BackLink'
import { PageTitle } from './PageTitle'

interface LinkSentProps {
  email: string
  backTo: string
  onAgain: () => void
}

/** A link was asked for. Whether the address has an account, only the mail says. */
export function LinkSent({ email, backTo, onAgain }: LinkSentProps) {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{t('sign_in_link.sent_title')}</PageTitle>
      <TopBar start={<BackLink to={backTo} />} />
      <Message
        picture={<MailOpen size={56} strokeWidth={1.25} aria-hidden="true" />}
        title={t('sign_in_link.sent_title')}
        action={
          <Button look="ghost" onClick={onAgain}>
            {t('sign_in_link.again')}
          </Button>
        }
      >
        <p>{t('sign_in_link.sent', { email })}</p>
      </Message>
    </Screen>
  )
}

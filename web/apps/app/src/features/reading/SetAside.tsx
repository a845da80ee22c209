import type { CallFailed } from '@evenkeel/api'
import { Button, buttonClass, Message, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/navigation/paths'
import { callWords } from '../../lib/words/call-words'

interface SetAsideProps {
  failed: CallFailed
  onAgain: () => void
}

/** It would be refused again, so it is out of the way; what becomes of it is the member's to say. */
export function SetAside({ failed, onAgain }: SetAsideProps) {
  const { t } = useTranslation()
  return (
    <Screen>
      <Message
        title={t('reading.set_aside.title')}
        action={
          <>
            <Button isWide onClick={onAgain}>
              {t('reading.kept.again')}
            </Button>
            <Link to={paths.keptBack} className={buttonClass({ look: 'plain' })}>
              {t('reading.set_aside.see')}
            </Link>
          </>
        }
      >
        <p>{callWords(t, failed)}</p>
        <p>{t('reading.undelivered.kept')}</p>
      </Message>
    </Screen>
  )
}

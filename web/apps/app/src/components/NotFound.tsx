import { buttonClass, Message, RingMark, Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../lib/navigation/paths'
import { PageTitle } from './PageTitle'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{t('not_found.title')}</PageTitle>
      <Message
        picture={<RingMark size={72} />}
        title={t('not_found.title')}
        action={
          <Link to={paths.home} className={buttonClass({})}>
            {t('not_found.home')}
          </Link>
        }
      >
        <p>{t('not_found.words')}</p>
      </Message>
    </Screen>
  )
}

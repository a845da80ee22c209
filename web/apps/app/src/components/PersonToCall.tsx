import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCarePlan } from '../lib/help/care-plan'
import { telephone } from '../lib/help/telephone'
import { paths } from '../lib/navigation/paths'
import styles from './PersonToCall.module.css'

/** The first of a person's own people who can be called, or those who always answer. */
export function PersonToCall() {
  const { t } = useTranslation()
  const own = useCarePlan().contacts.find(({ phone }) => phone.trim() !== '')
  return (
    <div className={styles.person}>
      <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{own ? t('person.own', { name: own.name }) : t('person.line')}</span>
      {own ? (
        <a href={telephone(own.phone)}>{t('person.call')}</a>
      ) : (
        <Link to={paths.help}>{t('navigation.help_now')}</Link>
      )}
    </div>
  )
}

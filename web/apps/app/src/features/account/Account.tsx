import { Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconLink } from '../../components/IconLink'
import { PageTitle } from '../../components/PageTitle'
import { useConfig } from '../../lib/config'
import { useMember } from '../../lib/member'
import { clockTime, longDay } from '../../lib/moments'
import { paths } from '../../lib/paths'
import styles from './Account.module.css'
import { NameForm } from './NameForm'
import { PasswordForm } from './PasswordForm'
import { SignOut } from './SignOut'
import { ThemeChoice } from './ThemeChoice'

export default function Account() {
  const { t } = useTranslation()
  const { brand } = useConfig()
  const { email_address, has_password } = useMember()
  return (
    <Screen>
      <PageTitle>{t('account.title')}</PageTitle>
      <TopBar start={<IconLink to={paths.home} label={t('common.back')} icon={ArrowLeft} />} />
      <h1 className={styles.title}>{t('account.title')}</h1>
      <p className="quiet">{email_address}</p>
      <Access />
      <section className={styles.section}>
        <h2>{t('account.details')}</h2>
        <NameForm />
      </section>
      <section className={styles.section}>
        <h2>{has_password ? t('account.password.change') : t('account.password.set')}</h2>
        <PasswordForm />
      </section>
      <section className={styles.section}>
        <h2>{t('account.theme.title')}</h2>
        <ThemeChoice />
      </section>
      <section className={styles.section}>
        <SignOut />
        <p className="small quiet">{t('account.support', { email: brand.support_email })}</p>
      </section>
    </Screen>
  )
}

/** What the member may use, and until when. */
function Access() {
  const { t, i18n } = useTranslation()
  const { premium } = useMember()
  if (!premium.is_premium) return <p className="quiet">{t('account.access.none')}</p>
  if (!premium.ends_at) return <p className="quiet">{t('account.access.open_ended')}</p>
  const end = new Date(premium.ends_at)
  const words = { day: longDay(end, i18n.language), time: clockTime(end, i18n.language) }
  return (
    <p className="quiet">
      {premium.source === 'trial' ? t('account.access.trial', words) : t('account.access.until', words)}
    </p>
  )
}

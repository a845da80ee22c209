import { useTranslation } from 'react-i18next'
import { useMember } from '../../lib/calls/member'
import { AddressForm } from './AddressForm'
import { CountryForm } from './CountryForm'
import { Identities } from './Identities'
import { MePage, Section } from './MePage'
import { NameForm } from './NameForm'
import { PasswordForm } from './PasswordForm'

export default function Details() {
  const { t } = useTranslation()
  const { email_address, has_password } = useMember()
  return (
    <MePage title={t('details.title')} lead={email_address}>
      <Section title={t('account.details')}>
        <NameForm />
      </Section>
      <Section title={t('details.country')}>
        <CountryForm />
      </Section>
      <Section title={t('details.address')}>
        <AddressForm />
      </Section>
      <Section title={has_password ? t('account.password.change') : t('account.password.set')}>
        <PasswordForm />
      </Section>
      <Identities />
    </MePage>
  )
}

import { useTranslation } from 'react-i18next'
import { Loaded } from '../../components/Loaded'
import { RowLink } from '../../components/RowLink'
import { useSecurity } from '../../lib/calls/account-security'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import styles from './Me.module.css'
import { MePage, Section } from './MePage'
import { SecondFactor } from './SecondFactor'

/** How somebody gets in, and how nobody else does. */
export default function Security() {
  const { t } = useTranslation()
  const { has_password } = useMember()
  const query = useSecurity()
  return (
    <MePage title={t('security.title')} lead={t('security.lead')}>
      <Section title={t('security.second_factor.title')}>
        <Loaded query={query} height={120}>
          {({ second_factor }) => <SecondFactor factor={second_factor} />}
        </Loaded>
      </Section>
      <Section title={t('security.more')}>
        <ul className={styles.rows}>
          <li>
            <RowLink
              to={paths.details}
              title={has_password ? t('account.password.change') : t('account.password.set')}
            />
          </li>
          <li>
            <RowLink to={paths.devices} title={t('devices.title')} />
          </li>
        </ul>
      </Section>
    </MePage>
  )
}

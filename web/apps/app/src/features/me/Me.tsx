import { Screen } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { Navigation } from '../../components/Navigation'
import { PageTitle } from '../../components/PageTitle'
import { useMember } from '../../lib/calls/member'
import { isGuest } from '../../lib/guest/guest-member'
import { AccessLine } from './AccessLine'
import { GuestInvite } from './GuestInvite'
import styles from './Me.module.css'
import { LookBack, MeGroups } from './MeGroups'
import { SignOut } from './SignOut'

/** Everything about the person and the app, one tap deep. */
export default function Me() {
  const { t } = useTranslation()
  const member = useMember()
  const guest = isGuest(member)
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('me.title')}</PageTitle>
        <h1 className={styles.title}>{guest ? t('me.title') : member.first_name}</h1>
        {guest ? (
          <GuestInvite />
        ) : (
          <>
            <p className="quiet">{member.email_address}</p>
            <AccessLine />
          </>
        )}
        <div className={styles.groups}>
          {!guest && <LookBack />}
          <MeGroups />
        </div>
        {!guest && (
          <div className={styles.group}>
            <SignOut />
          </div>
        )}
      </Screen>
    </>
  )
}

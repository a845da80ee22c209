import { useRequest } from '@evenkeel/api'
import { Button, Dialog } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { CallError } from '../../components/CallError'
import { useConfigRefresh, useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { paths } from '../../lib/navigation/paths'
import styles from './Me.module.css'
import { signOut } from './sign-out'

/** Signing out without a password would lock the door from outside, so that is said first. */
export function SignOut() {
  const { t } = useTranslation()
  const { has_password } = useMember()
  const updateMember = useMemberUpdate()
  const refreshConfig = useConfigRefresh()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const request = useRequest(signOut, {
    onSuccess: () => {
      updateMember(null)
      refreshConfig()
    },
  })
  const leave = () => request.send(undefined)
  return (
    <div className={styles.form}>
      <CallError error={request.error} />
      <Button
        look="ghost"
        request={request.state}
        loadingText={t('account.sign_out.signing_out')}
        onClick={() => (has_password ? leave() : setIsAsking(true))}
      >
        {t('account.sign_out.sign_out')}
      </Button>
      {isAsking && (
        <Dialog
          title={t('account.sign_out.no_password_title')}
          closeLabel={t('common.close')}
          onClose={() => setIsAsking(false)}
        >
          <div className={styles.form}>
            <p className="quiet">{t('account.sign_out.no_password')}</p>
            <Button onClick={() => navigate(paths.details)}>{t('account.sign_out.stay')}</Button>
            <Button look="alarm" request={request.state} onClick={leave}>
              {t('account.sign_out.anyway')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

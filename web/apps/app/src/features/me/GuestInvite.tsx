import { Button, buttonClass, Card, Dialog } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMemberUpdate } from '../../lib/calls/config'
import { forgetGuest } from '../../lib/guest/belongings'
import { useGuestEvents } from '../../lib/guest/use-guest'
import { paths } from '../../lib/navigation/paths'
import styles from './Me.module.css'

/** What an account would add, and the way to leave nothing behind. */
export function GuestInvite() {
  const { t } = useTranslation()
  const count = useGuestEvents()
  const navigate = useNavigate()
  const updateMember = useMemberUpdate()
  const [isAsking, setIsAsking] = useState(false)
  const forget = () => {
    forgetGuest()
    updateMember(null)
    navigate(paths.welcome, { replace: true })
  }
  return (
    <Card className={styles.invite}>
      <h2>{t('guest.me_title')}</h2>
      <p className="quiet">{t('guest.me_words', { count })}</p>
      <Link to={paths.signUp} className={buttonClass({})}>
        {t('guest.make_account')}
      </Link>
      <Button look="plain" onClick={() => setIsAsking(true)}>
        {t('guest.forget')}
      </Button>
      {isAsking && (
        <Dialog title={t('guest.forget_title')} closeLabel={t('common.close')} onClose={() => setIsAsking(false)}>
          <div className={styles.form}>
            <p className="quiet">{t('guest.forget_words')}</p>
            <Button onClick={() => setIsAsking(false)}>{t('guest.forget_keep')}</Button>
            <Button look="alarm" onClick={forget}>
              {t('guest.forget_now')}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

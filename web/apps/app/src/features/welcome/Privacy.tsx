import { Button, buttonClass, Foot, Screen, TopBar } from '@evenkeel/ui'
import { Camera, ChartPie, type LucideIcon, Share2, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { BackLink } from '../../components/BackLink'
import { PageTitle } from '../../components/PageTitle'
import { useConfig, useGuestUpdate } from '../../lib/calls/config'
import { startAsGuest } from '../../lib/guest/guest-record'
import { privacyNotice } from '../../lib/guest/privacy-notice'
import { paths } from '../../lib/navigation/paths'
import styles from './Privacy.module.css'

const POINTS = [
  { key: 'kept', icon: ChartPie },
  { key: 'camera', icon: Camera },
  { key: 'shared', icon: Share2 },
  { key: 'erased', icon: Trash2 },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

/** Says how we treat a person's data, before they tell us anything. */
export default function Privacy() {
  const { t } = useTranslation()
  const { brand, member } = useConfig()
  const navigate = useNavigate()
  const updateGuest = useGuestUpdate()
  useEffect(privacyNotice.markSeen, [])
  const goOnAsGuest = () => {
    startAsGuest()
    updateGuest()
    navigate(paths.home)
  }
  return (
    <Screen>
      <PageTitle>{t('privacy.page')}</PageTitle>
      <TopBar start={<BackLink to={paths.welcome} />} />
      <h1 className={styles.title}>{t('privacy.title')}</h1>
      <ul className={styles.points}>
        {POINTS.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <h2>{t(`privacy.${key}.title`)}</h2>
              <p className="quiet">{t(`privacy.${key}.words`, { email: brand.support_email })}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="quiet small">{t('privacy.not_medical')}</p>
      <Foot>
        <Link to={paths.signUp} className={buttonClass({ isWide: true })}>
          {t('privacy.continue')}
        </Link>
        {!member && (
          <Button look="plain" onClick={goOnAsGuest}>
            {t('privacy.continue_as_guest')}
          </Button>
        )}
      </Foot>
    </Screen>
  )
}

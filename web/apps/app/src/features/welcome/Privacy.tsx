import { buttonClass, Foot, Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft, Camera, ChartPie, type LucideIcon, Share2, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconLink } from '../../components/IconLink'
import { PageTitle } from '../../components/PageTitle'
import { useConfig } from '../../lib/config'
import { paths } from '../../lib/paths'
import styles from './Privacy.module.css'

const POINTS = [
  { key: 'kept', icon: ChartPie },
  { key: 'camera', icon: Camera },
  { key: 'shared', icon: Share2 },
  { key: 'erased', icon: Trash2 },
] as const satisfies readonly { key: string; icon: LucideIcon }[]

/** What happens with what a person tells us, before they tell us anything. */
export default function Privacy() {
  const { t } = useTranslation()
  const { brand } = useConfig()
  return (
    <Screen>
      <PageTitle>{t('privacy.page')}</PageTitle>
      <TopBar start={<IconLink to={paths.welcome} label={t('common.back')} icon={ArrowLeft} />} />
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
      </Foot>
    </Screen>
  )
}

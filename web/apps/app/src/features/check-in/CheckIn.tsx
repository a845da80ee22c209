import { Screen, TopBar } from '@evenkeel/ui'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { IconLink } from '../../components/IconLink'
import { PageTitle } from '../../components/PageTitle'
import { paths } from '../../lib/navigation/paths'
import styles from './CheckIn.module.css'
import { CheckInForm } from './CheckInForm'
import { useCheckIn } from './use-check-in'
import { When } from './When'

export default function CheckIn() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const checkIn = useCheckIn(undefined, () => navigate(paths.home, { replace: true }))
  const { moment } = checkIn.form
  return (
    <Screen isMeasured>
      <PageTitle>{t('check_in.page')}</PageTitle>
      <TopBar
        start={<IconLink to={paths.home} label={t('common.close')} icon={X} />}
        end={<When moment={moment} onChange={(chosen) => checkIn.change({ moment: chosen })} />}
      />
      <h1 className={styles.title}>{moment ? t('check_in.title_then') : t('check_in.title')}</h1>
      <CheckInForm checkIn={checkIn}>
        <Link to={paths.checkIns} className={styles.earlier}>
          {t('check_in.earlier')}
        </Link>
      </CheckInForm>
    </Screen>
  )
}

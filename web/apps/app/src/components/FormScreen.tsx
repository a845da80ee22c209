import { Screen, TopBar } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode, SubmitEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './FormScreen.module.css'
import { IconLink } from './IconLink'
import { PageTitle } from './PageTitle'

interface FormScreenProps {
  title: string
  lead?: ReactNode
  backTo: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A screen that is one short form. Its own checks speak, so the browser's bubbles keep quiet. */
export function FormScreen({ title, lead, backTo, onSubmit, children }: FormScreenProps) {
  const { t } = useTranslation()
  return (
    <Screen>
      <PageTitle>{title}</PageTitle>
      <TopBar start={<IconLink to={backTo} label={t('common.back')} icon={ArrowLeft} />} />
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className="quiet">{lead}</p>}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Screen>
  )
}

import { Screen, TopBar } from '@evenkeel/ui'
import type { ReactNode, SubmitEventHandler } from 'react'
import { BackLink } from './BackLink'
import styles from './FormScreen.module.css'
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
  return (
    <Screen>
      <PageTitle>{title}</PageTitle>
      <TopBar start={<BackLink to={backTo} />} />
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className="quiet">{lead}</p>}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Screen>
  )
}

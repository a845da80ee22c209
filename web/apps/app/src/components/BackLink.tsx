import { iconButtonClass } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import styles from './BackLink.module.css'

/** How many steps of this app lie behind the present one; the router keeps it in the history's state. */
const stepsBehind = () => Number((history.state as { idx?: number } | null)?.idx ?? 0)

/** Goes where the browser's own Back would go; a person who came by a deep link is taken to `to` instead. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Link
      to={to}
      replace
      className={iconButtonClass}
      aria-label={t('common.back')}
      onClick={(event) => {
        if (stepsBehind() === 0 || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        navigate(-1)
      }}
    >
      <ArrowLeft className={styles.arrow} size={24} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}

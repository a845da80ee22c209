import { iconButtonClass } from '@evenkeel/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { stepsBehind, useGoBack } from '../lib/navigation/back'

/** Goes where the browser's own Back would go; a person who came by a deep link is taken to `to` instead. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation()
  const goBack = useGoBack(to)
  return (
    <Link
      to={to}
      replace
      className={iconButtonClass}
      aria-label={t('common.back')}
      onClick={(event) => {
        if (stepsBehind() === 0 || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        goBack()
      }}
    >
      <ArrowLeft size={24} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}

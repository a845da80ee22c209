import { iconButtonClass } from '@evenkeel/ui'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface IconLinkProps {
  to: string
  label: string
  icon: LucideIcon
}

export function IconLink({ to, label, icon: Icon }: IconLinkProps) {
  return (
    <Link to={to} className={iconButtonClass} aria-label={label}>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  )
}

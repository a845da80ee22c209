import { Navigate, Outlet, useLocation } from 'react-router'
import { useConfig } from '../lib/config'
import { MemberContext } from '../lib/member'
import { paths } from '../lib/paths'

/** Lets members in; sends visitors to the welcome screen and new members through their first questions. */
export function MembersOnly() {
  const { member } = useConfig()
  const { pathname } = useLocation()
  if (!member) return <Navigate to={paths.welcome} replace />
  if (!member.onboarded && pathname !== paths.onboarding) return <Navigate to={paths.onboarding} replace />
  return (
    <MemberContext value={member}>
      <Outlet />
    </MemberContext>
  )
}

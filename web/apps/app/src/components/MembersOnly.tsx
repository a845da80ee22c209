import { Suspense, useEffect, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useConfig } from '../lib/calls/config'
import { proofQuestion } from '../lib/calls/fresh-proof'
import { MemberContext } from '../lib/calls/member'
import { paths } from '../lib/navigation/paths'
import { screen } from '../lib/navigation/screen'
import { wantedPath } from '../lib/navigation/wanted-path'
import { UnfinishedPurchases } from './UnfinishedPurchases'

const ProofSheet = screen(() => import('./ProofSheet'))

/** Whatever screen makes the call that asks for it. */
function Proof() {
  const question = proofQuestion.use()
  return (
    question && (
      <Suspense>
        <ProofSheet />
      </Suspense>
    )
  )
}

/** A link into the app leads to its screen after signing in, too; who has just signed out wants nothing. */
function ToWelcome({ isKept }: { isKept: boolean }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isKept && pathname !== paths.home && pathname !== paths.onboarding) wantedPath.keep(pathname + search)
  }, [isKept, pathname, search])
  return <Navigate to={paths.welcome} replace />
}

function ToWanted({ path }: { path: string }) {
  useEffect(() => wantedPath.forget(), [])
  return <Navigate to={path} replace />
}

/** Lets members in; sends visitors to the welcome screen and new members through their first questions. */
export function MembersOnly() {
  const { member } = useConfig()
  const { pathname } = useLocation()
  const hadMember = useRef(false)
  if (!member) return <ToWelcome isKept={!hadMember.current} />
  hadMember.current = true
  if (!member.onboarded && pathname !== paths.onboarding) return <Navigate to={paths.onboarding} replace />
  const wanted = pathname === paths.home ? wantedPath.read() : undefined
  if (wanted) return <ToWanted path={wanted} />
  return (
    <MemberContext value={member}>
      <UnfinishedPurchases />
      <Outlet />
      <Proof />
    </MemberContext>
  )
}

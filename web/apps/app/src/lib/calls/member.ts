import type { Member } from '@evenkeel/api'
import { createContext, use } from 'react'

/** Set by `MembersOnly`. A screen below it never sees the moment between signing out and leaving. */
export const MemberContext = createContext<Member | undefined>(undefined)

/** The signed-in member. Only for screens behind `MembersOnly`. */
export function useMember(): Member {
  const member = use(MemberContext)
  if (!member) throw new Error('a screen for members was opened without one')
  return member
}

import type { Member } from '@evenkeel/api'
import { useConfig } from './config'

/** The signed-in member. Only for screens behind `MembersOnly`. */
export function useMember(): Member {
  const { member } = useConfig()
  if (!member) throw new Error('a screen for members was opened without one')
  return member
}

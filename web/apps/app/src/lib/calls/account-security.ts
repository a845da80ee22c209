import { answerOf, type ProofWay } from '@evenkeel/api'
import { useQuery } from '@tanstack/react-query'
import { useMember } from './member'
import { memberApi } from './member-api'

const readSecurity = () => answerOf(memberApi.GET('/authorized/account/security', {}))

export const securityKey = (memberId: string) => [memberId, 'security']

/** How the account is kept, always as it is now. */
export function useSecurity() {
  const { member_id } = useMember()
  return useQuery({
    queryKey: securityKey(member_id),
    queryFn: readSecurity,
    retry: false,
    networkMode: 'always',
    staleTime: 0,
  })
}

interface Proof {
  way: ProofWay
  secret: string
}

export const prove = (body: Proof) => answerOf(memberApi.POST('/authorized/account/proof', { body }))

export const mailProofCode = () => answerOf(memberApi.POST('/authorized/account/proof/code', { body: {} }))

export const beginSecondFactor = () => answerOf(memberApi.POST('/authorized/account/second_factor/begin', { body: {} }))

export const confirmSecondFactor = (code: string) =>
  answerOf(memberApi.POST('/authorized/account/second_factor/confirm', { body: { code } }))

export const renewRecoveryCodes = () =>
  answerOf(memberApi.POST('/authorized/account/second_factor/recovery_codes', { body: {} }))

export const switchOffSecondFactor = () =>
  answerOf(memberApi.POST('/authorized/account/second_factor/off', { body: {} }))

import { answerOf, type Member } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'

export interface SignInFields {
  email_address: string
  password: string
}

export async function signIn({ email_address, password }: SignInFields): Promise<Member> {
  const { member } = await answerOf(
    memberApi.POST('/account/login', {
      body: { email_address: email_address.trim(), password, device_uuid: deviceUuid() },
    }),
  )
  return member
}

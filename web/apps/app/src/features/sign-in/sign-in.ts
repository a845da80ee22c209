import { answerOf, type Entered, type Member } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'

export interface SignInFields {
  email_address: string
  password: string
}

export const signIn = ({ email_address, password }: SignInFields): Promise<Entered> =>
  answerOf(
    memberApi.POST('/account/login', {
      body: { email_address: email_address.trim(), password, device_uuid: deviceUuid() },
    }),
  )

interface SecondStepFields {
  second_step_token: string
  code: string
}

export async function completeSecondStep(body: SecondStepFields): Promise<Member> {
  return (await answerOf(memberApi.POST('/account/second_step', { body }))).member
}

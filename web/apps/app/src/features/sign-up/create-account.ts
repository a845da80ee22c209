import { answerOf, type Member } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'
import { languageCode, timeZone } from '../../lib/words/locale'

export interface SignUpFields {
  first_name: string
  email_address: string
}

/**
 * Creates the account, which opens its session and starts the trial. There is no password yet. Null where nothing but a mail
 * says who has an account: the link in it goes on.
 */
export async function createAccount({ first_name, email_address }: SignUpFields): Promise<Member | null> {
  const { member } = await answerOf(
    memberApi.POST('/account/create', {
      body: {
        email_address: email_address.trim(),
        first_name: first_name.trim(),
        device_uuid: deviceUuid(),
        tz: timeZone(),
        language_code: languageCode(),
      },
    }),
  )
  return member
}

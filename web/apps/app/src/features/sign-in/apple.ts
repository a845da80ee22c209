import { answerOf, type Config, type Entered } from '@evenkeel/api'
import { memberApi } from '../../lib/calls/member-api'
import { deviceUuid } from '../../lib/device/device'
import { newUuid } from '../../lib/device/uuid'
import { paths } from '../../lib/navigation/paths'

const STATE = 'evenkeel.apple-state'

/** Under which name Apple knows this service; undefined where signing in with Apple is not configured. */
export const appleClientOf = ({ publishable_keys }: Config): string | undefined => publishable_keys.apple_sign_in

/** Apple's own page, which sends the person back to ours with a code. Name and address are asked for by us, not there. */
export function appleAddress(clientId: string): string {
  const state = newUuid()
  sessionStorage.setItem(STATE, state)
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: location.origin + paths.signIn,
    response_type: 'code',
    response_mode: 'query',
    state,
  })
  return `https://appleid.apple.com/auth/authorize?${query}`
}

/** The code that Apple sent somebody back with; only once, and only to the tab that asked for it. */
export function takeAppleCode(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const asked = sessionStorage.getItem(STATE)
  if (!code || !asked || query.get('state') !== asked) return undefined
  sessionStorage.removeItem(STATE)
  return code
}

export const signInWithApple = (apple_authorization_code: string): Promise<Entered> =>
  answerOf(memberApi.POST('/account/login', { body: { apple_authorization_code, device_uuid: deviceUuid() } }))
